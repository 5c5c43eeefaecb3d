import { phoneAsRead, phoneLink, whatsappLink } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { Icon, type IconName } from '#ui/icon.tsx';

const social: ReadonlyArray<{ name: string; href: string; icon: IconName }> = [
  { name: 'Facebook', href: practice.social.facebook, icon: 'facebook' },
  { name: 'Instagram', href: practice.social.instagram, icon: 'instagram' },
  { name: 'YouTube', href: practice.social.youtube, icon: 'youtube' },
  { name: 'WhatsApp chat, not for emergencies: call 112', href: whatsappLink, icon: 'whatsapp' },
];

function SocialLinks({ className }: { className: string }) {
  return (
    <ul className={className}>
      {social.map(({ name, href, icon }) => (
        <li key={icon}>
          <a
            aria-label={name}
            className="flex size-11 items-center justify-center rounded-full text-brand hover:bg-brand-50"
            href={href}
            rel="noopener"
            target="_blank"
          >
            <Icon className="size-5" name={icon} />
          </a>
        </li>
      ))}
    </ul>
  );
}

/**
 * The round call button and the column of social links on every page. On a wide screen they float in the margins; on a
 * narrow one they stand in a bar at the foot, so that they never cover what one reads.
 */
export function FloatingActions() {
  return (
    <aside
      aria-label="Contact at once"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 [view-transition-name:contact] flex items-center gap-3 border-t border-line bg-paper px-4 py-2 *:pointer-events-auto lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
    >
      <SocialLinks className="flex lg:fixed lg:right-4 lg:bottom-26 lg:grid lg:gap-1 lg:rounded-full lg:border lg:border-line lg:bg-surface lg:p-1 lg:shadow-card" />
      <a
        aria-label={`Call ${phoneAsRead}`}
        className="ml-auto flex size-12 items-center justify-center rounded-full bg-brand text-on-brand hover:bg-brand-strong lg:fixed lg:right-4 lg:bottom-6 lg:size-14 lg:shadow-raised"
        href={phoneLink}
      >
        <Icon className="size-6 lg:size-7" name="phone" />
      </a>
    </aside>
  );
}
