import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { CallbackForm } from '#islands/forms/callback-form.tsx';
import { PageEmergency } from '#islands/forms/page-emergency.tsx';
import { FormNotice } from '#ui/forms/form-notice.tsx';
import { Icon } from '#ui/icon.tsx';

/** The callback form over the page. The 'Request a Callback' links open it where JavaScript runs, and lead to /callback where not. */
export function CallbackDialog() {
  return (
    <dialog
      aria-labelledby="callback-dialog-title"
      className="m-auto max-h-[94dvh] w-[min(94vw,640px)] max-w-none overflow-y-auto rounded-lg border border-line bg-paper px-6 pb-6 text-ink shadow-raised sm:px-8"
      closedby="any"
      id="callback-dialog"
    >
      {/* The way out stays in sight, however far down the form one is. */}
      <div className="sticky top-0 z-10 flex items-center justify-between gap-4 border-b border-line bg-paper py-3">
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
      <p className="py-4 text-soft">
        We will ring you back. To reach us now, call{' '}
        <a className="whitespace-nowrap underline" href={phoneLink}>
          {phoneAsRead}
        </a>
        .
      </p>
      <CallbackForm name="callback-dialog" note={<PageEmergency />}>
        <FormNotice />
      </CallbackForm>
    </dialog>
  );
}
