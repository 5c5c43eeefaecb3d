import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { SocialLinks } from '#sections/social-links.tsx';
import { Icon } from '#ui/icon.tsx';

/**
 * The round call button and the column of social links on every page. On a wide screen they float in the margins; on a
 * narrow one they stand in a bar at the foot, so that they never cover what one reads. The bar has its height from the
 * first, or it would grow while the page still comes in.
 */
export function FloatingActions() {
  return (
    <aside
      aria-label="Contact at once"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 [view-transition-name:contact] flex min-h-16.25 items-center gap-3 border-t border-line bg-paper px-4 py-2 *:pointer-events-auto lg:min-h-0 lg:border-0 lg:bg-transparent lg:p-0 print:hidden"
    >
      <SocialLinks className="flex lg:fixed lg:right-4 lg:bottom-26 lg:grid lg:gap-1 lg:rounded-full lg:border lg:border-line lg:bg-surface lg:p-1 lg:shadow-card" />
      <a
        aria-label={`Call ${phoneAsRead}`}
        className="ml-auto flex size-12 items-center justify-center rounded-full border-2 border-paper bg-brand text-on-brand hover:bg-brand-strong lg:fixed lg:right-4 lg:bottom-6 lg:size-14 lg:shadow-raised"
        href={phoneLink}
      >
        <Icon className="size-6 lg:size-7" name="phone" />
      </a>
    </aside>
  );
}
