import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink, whatsappLink, whatsappName } from '#content/contact-links.ts';
import { EnglishCallbackForm } from '#islands/forms/english-forms.tsx';
import { PageEmergency } from '#islands/forms/page-emergency.tsx';
import { SocialLinks } from '#sections/social-links.tsx';
import { WelcomeScreen } from '#sections/welcome-screen.tsx';
import { FormNotice, NoticeLink } from '#ui/forms/form-notice.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';

// An icon over its word in the bar, a round button in the column (shell.css).
const plain = 'contact-way flex items-center justify-center text-brand hover:bg-brand-50';

function Word({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <>
      <Icon className="size-6" name={icon} />
      <span>{children}</span>
    </>
  );
}

/**
 * Contact links on every page: a bar at the bottom of a phone, from 600 px a floating column in the page's right margin, without
 * the callback, which the header then has. The bar's height is fixed, or it would grow while the page loads.
 */
function FloatingActions() {
  return (
    <aside
      aria-label="Contact at once"
      className="contact-bar fixed inset-x-0 bottom-0 z-20 [view-transition-name:contact] flex min-h-16.25 items-center gap-1 border-t border-line bg-paper px-2 py-1.5 print:hidden"
    >
      <a
        aria-label={`Call ${phoneAsRead}`}
        className="contact-way contact-call flex items-center justify-center bg-brand text-on-brand hover:bg-brand-strong"
        href={phoneLink}
      >
        <Word icon="phone">Call</Word>
      </a>
      <a aria-label={whatsappName} className={plain} href={whatsappLink} rel="noopener" target="_blank">
        <Word icon="whatsapp">WhatsApp</Word>
      </a>
      <a aria-label="Request a Callback" className={`${plain} column:hidden`} href="/callback">
        <Word icon="calendar">Callback</Word>
      </a>
      <button
        aria-label="More places to find us"
        className="contact-dots flex size-12 shrink-0 items-center justify-center rounded-full text-brand hover:bg-brand-50"
        popoverTarget="more-places"
        type="button"
      >
        <Icon name="more" />
      </button>
      <div className="contact-more rounded-full border border-line bg-surface p-1 shadow-card" id="more-places" popover="auto">
        <SocialLinks chat={false} className="flex" />
      </div>
    </aside>
  );
}

/** The callback dialog. Links to /callback open it if JavaScript runs. */
function CallbackDialog() {
  return (
    <>
      {/* Holds the receipt of a request after the dialog has closed. */}
      <div id="callback-status" role="status" />
      {/* `src/dialogs.ts` closes it on a backdrop click while it is empty. */}
      <dialog
        aria-labelledby="callback-dialog-title"
        className="m-auto h-dvh max-h-none w-full max-w-none overflow-y-auto border-line bg-paper px-5 pb-6 text-ink shadow-raised sm:h-auto sm:max-h-[94dvh] sm:w-[min(94vw,640px)] sm:rounded-lg sm:border sm:px-8"
        closedby="closerequest"
        data-island=""
        id="callback-dialog"
      >
        {/* Sticky, so that the close button stays visible. */}
        <div className="sticky top-0 z-10 -mx-5 flex items-center justify-between gap-4 border-b border-line bg-paper px-5 py-2 sm:-mx-8 sm:px-8">
          <h2 className="text-2xl" id="callback-dialog-title">
            Request a Callback
          </h2>
          <button
            aria-label="Close"
            className="flex size-12 shrink-0 items-center justify-center rounded-md border border-line"
            command="close"
            commandfor="callback-dialog"
            type="button"
          >
            <Icon name="close" />
          </button>
        </div>
        <p className="py-2 text-soft">
          To reach us now: <PhoneLink />
        </p>
        <YourRequests place="form" />
        <EnglishCallbackForm name="callback-dialog" note={<PageEmergency />} noticeLink={<NoticeLink />} phone={<PhoneLink />}>
          <FormNotice />
        </EnglishCallbackForm>
      </dialog>
    </>
  );
}

export function BelowPage() {
  return (
    <>
      <Footer />
      <FloatingActions />
      <MobileMenu />
      <CallbackDialog />
      <WelcomeScreen />
    </>
  );
}
