import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import { SocialLinks } from '#sections/social-links.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Footer } from './footer.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import type { Shell } from './shell-texts.ts';

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
 * the callback, which the header then has. Where somebody looks up how urgent a sign is, the bar begins with 112. Its height is
 * fixed, or it would grow while the page loads.
 */
function FloatingActions({ nav, callback, whatsapp }: Shell) {
  return (
    <aside
      aria-label={nav.contactWays}
      className="contact-bar fixed inset-x-0 bottom-0 z-20 [view-transition-name:contact] flex min-h-16.25 items-center gap-1 border-t border-line bg-paper px-2 py-1.5 print:hidden"
    >
      <a
        aria-label={fill(nav.callNumber, { number: '112' })}
        className="contact-way contact-emergency items-center justify-center bg-emergency text-paper"
        href="tel:112"
      >
        <Word icon="warning">112</Word>
      </a>
      <a
        aria-label={fill(nav.callNumber, { number: phoneAsRead })}
        className="contact-way contact-call flex items-center justify-center bg-brand text-on-brand hover:bg-brand-strong"
        href={phoneLink}
      >
        <Word icon="phone">{nav.call}</Word>
      </a>
      <a aria-label={nav.whatsapp} className={plain} href={whatsapp} rel="noopener" target="_blank">
        <Word icon="whatsapp">WhatsApp</Word>
      </a>
      <a aria-label={nav.callback} className={`${plain} column:hidden`} href={callback}>
        <Word icon="calendar">{nav.callbackShort}</Word>
      </a>
      <button
        aria-label={nav.morePlaces}
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

/** `search` is the phone menu's search form; `children` what a language adds. */
export function BelowPage({ shell, search, children }: { shell: Shell; search: ReactNode; children?: ReactNode }) {
  return (
    <>
      <Footer shell={shell} />
      <FloatingActions {...shell} />
      <MobileMenu search={search} shell={shell} />
      {children}
    </>
  );
}
