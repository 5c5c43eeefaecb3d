import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { mainLinks, treatmentsMenu } from '#content/menu.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';

const [home, about, ...rest] = mainLinks;
const line = 'border-b border-line font-medium';

function MenuRow({ name, href }: { name: string; href: string }) {
  return (
    <li>
      <a className={`flex min-h-14 items-center ${line}`} href={href}>
        {name}
      </a>
    </li>
  );
}

function TreatmentRows() {
  return (
    <li>
      <Fold row={line} title="Our Treatments">
        <ul className="bg-sunk px-4 py-2">
          {treatmentsMenu.map((group) => (
            <li className="py-2" key={group.name}>
              <p className="text-sm font-semibold text-soft">{group.name}</p>
              <ul>
                {group.links.map(({ name, href }) => (
                  <li key={href}>
                    <a className="flex min-h-11 items-center" href={href}>
                      {name}
                    </a>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </Fold>
    </li>
  );
}

/** The slide-in menu below 1024 px. A modal dialog: the browser keeps focus in it, and a click outside closes it. */
export function MobileMenu() {
  return (
    <dialog
      aria-label="Menu"
      className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(88vw,380px)] max-w-none overflow-y-auto bg-paper p-5 text-ink"
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
      <nav aria-label="Menu">
        <ul>
          <MenuRow {...home} />
          <MenuRow {...about} />
          <TreatmentRows />
          {rest.map((link) => (
            <MenuRow key={link.href} {...link} />
          ))}
        </ul>
      </nav>
      <div className="mt-6 grid gap-3">
        <ButtonLink href="/callback" look="accent">
          Request a Callback
        </ButtonLink>
        <ButtonLink href={phoneLink} look="quiet">
          <Icon className="size-5" name="phone" /> {phoneAsRead}
        </ButtonLink>
      </div>
    </dialog>
  );
}
