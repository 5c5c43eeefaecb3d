import { mainLinks, treatmentsMenu } from '#content/menu.ts';
import { LinkList } from '#islands/link-list.tsx';
import { SearchBox } from '#sections/search/search-box.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone/phone-button.tsx';

const [home, about, ...rest] = mainLinks;
const line = 'border-line not-first:border-t';

function MenuRow({ name, href }: { name: string; href: string }) {
  return (
    <li className={line}>
      <a className="flex min-h-14 items-center font-semibold" href={href}>
        {name}
      </a>
    </li>
  );
}

function TreatmentRows() {
  return (
    <li className={line}>
      <Fold row="font-semibold" title="Our Treatments">
        <ul className="bg-sunk px-4 py-2">
          {treatmentsMenu.map((group) => (
            <li className="py-2" key={group.name}>
              <p className="text-sm font-semibold text-soft">{group.name}</p>
              <LinkList link="flex min-h-11 items-center" links={group.links} />
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}

/** The slide-in menu below 1280 px. A modal dialog: the browser keeps focus in it, and a click outside closes it. Only its list scrolls. */
export function MobileMenu() {
  return (
    <dialog
      aria-label="Menu"
      className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(88vw,380px)] max-w-none overflow-y-auto bg-paper px-5 py-3 text-ink open:flex open:flex-col"
      closedby="any"
      id="menu"
    >
      <div className="flex justify-end">
        <button
          aria-label="Close menu"
          className="flex size-12 items-center justify-center rounded-md border border-line"
          command="close"
          commandfor="menu"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <SearchBox className="mt-3" id="menu-search" />
      <nav aria-label="Menu" className="-mx-5 mt-3 min-h-24 overflow-y-auto border-y border-line px-5 py-2">
        <ul>
          <MenuRow {...home} />
          <MenuRow {...about} />
          <TreatmentRows />
          {rest.map((link) => (
            <MenuRow key={link.href} {...link} />
          ))}
        </ul>
      </nav>
      <div className="mt-3 grid gap-3">
        <ButtonLink href="/callback" look="accent">
          Request a Callback
        </ButtonLink>
        <PhoneButton look="quiet" />
      </div>
    </dialog>
  );
}
