import type { ReactNode } from 'react';
import { LinkList } from '#islands/link-list.tsx';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon } from '#ui/icon.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import type { Shell } from './shell-texts.ts';

const line = 'border-line not-first:border-t';

/** Treatment links in folded groups, because thirty are too many for a phone. */
function TreatmentRows({ menu, groups, all }: Shell['treatments']) {
  return (
    <li className={line}>
      <Fold row="font-semibold" title={menu}>
        <ul className="-mx-5 mb-3 bg-sunk px-5">
          <li>
            <a className="flex min-h-14 items-center justify-between gap-3 font-semibold text-brand" href={all.href}>
              {`${all.name} `}
              <Icon className="size-5" name="arrow" />
            </a>
          </li>
          {groups.map(({ name, links }) => (
            <li className="border-t border-line" key={name}>
              <Fold row="font-semibold" title={name}>
                <LinkList className="pb-3 pl-4" link="flex min-h-12 items-center" links={links} />
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
export function MobileMenu({ shell, search }: { shell: Shell; search: ReactNode }) {
  const { nav } = shell;
  return (
    <dialog
      aria-label={nav.menu}
      className="slide-in m-0 ml-auto h-dvh max-h-none w-[min(88vw,380px)] [@media(height<30rem)]:w-[min(88vw,34rem)] max-w-none overflow-y-auto bg-paper px-5 py-3 text-ink open:flex open:flex-col"
      closedby="any"
      id="menu"
      // Opens it without script where the browser knows no commands.
      popover="auto"
    >
      <div className="flex items-center justify-end gap-3">
        {search}
        {/* Focused first: the field would bring up a phone's keyboard, and load React. */}
        <button
          aria-label={nav.close}
          autoFocus
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-edge"
          command="close"
          commandfor="menu"
          popoverTarget="menu"
          popoverTargetAction="hide"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <nav aria-label={nav.menu} className="-mx-5 mt-3 min-h-24 overflow-y-auto border-y border-line px-5 py-2">
        <ul>
          {shell.treatments.unfolds && <TreatmentRows {...shell.treatments} />}
          {shell.pages.map(({ name, href }) => (
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
          <ButtonLink href={shell.callback} look="accent">
            {nav.callback}
          </ButtonLink>
          <PhoneButton look="quiet" />
        </div>
        <VisitLine
          className="-my-1 justify-center text-center text-soft text-sm [@media(height<30rem)]:hidden"
          way={{ line: shell.visitLine, href: shell.visit.href }}
        />
      </div>
    </dialog>
  );
}
