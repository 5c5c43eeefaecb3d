import { mainLinks, symptomsLink, treatmentsMenu, visitLink } from '#content/menu.ts';
import { LinkList } from '#islands/link-list.tsx';
import { SearchBox } from '#sections/search/search-box.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';

const line = 'border-line not-first:border-t';

/** Treatment links in folded groups, because thirty are too many for a phone. */
function TreatmentRows() {
  return (
    <li className={line}>
      <Fold row="font-semibold" title="Our Treatments">
        <ul className="-mx-5 mb-3 bg-sunk px-5">
          <li>
            <a className="flex min-h-14 items-center justify-between gap-3 font-semibold text-brand" href="/treatment">
              All treatments <Icon className="size-5" name="arrow" />
            </a>
          </li>
          {treatmentsMenu.map((group) => (
            <li className="border-t border-line" key={group.name}>
              <Fold row="font-semibold" title={group.name}>
                <LinkList className="pb-3 pl-4" link="flex min-h-12 items-center" links={group.links} />
              </Fold>
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}

/**
 * The slide-in menu below 1280 px: search, treatments, other pages. A modal dialog, so the browser traps the focus and closes it
 * on a click outside. Only its list scrolls.
 */
export function MobileMenu() {
  return (
    <dialog
      aria-label="Menu"
      className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(88vw,380px)] [@media(height<30rem)]:w-[min(88vw,34rem)] max-w-none overflow-y-auto bg-paper px-5 py-3 text-ink open:flex open:flex-col"
      closedby="any"
      id="menu"
    >
      <div className="flex items-center justify-end gap-3">
        <SearchBox className="min-w-0 grow" id="menu-search" />
        {/* Focused first: the field would bring up a phone's keyboard, and load React. */}
        <button
          aria-label="Close menu"
          autoFocus
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-line"
          command="close"
          commandfor="menu"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label="Menu" className="-mx-5 mt-3 min-h-24 overflow-y-auto border-y border-line px-5 py-2">
        <ul>
          <TreatmentRows />
          {[symptomsLink, visitLink, ...mainLinks].map(({ name, href }) => (
            <li className={line} key={href}>
              <a className="flex min-h-14 items-center font-semibold" href={href}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-3 grid gap-3">
        <YourRequests place="menu" />
        <div className="grid gap-3 [@media(height<30rem)]:grid-cols-2">
          <ButtonLink href="/callback" look="accent">
            Request a Callback
          </ButtonLink>
          <PhoneButton look="quiet" />
        </div>
      </div>
    </dialog>
  );
}
