import { mainLinks, treatmentsMenu } from '#content/menu.ts';
import { SoftLink } from '#islands/soft-link.tsx';
import { Submenu } from '#islands/submenu.tsx';
import { TreatmentsMenu } from '#islands/treatments-menu.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { Wordmark } from './wordmark.tsx';

const [home, about, ...rest] = mainLinks;

function NavLink({ name, href }: { name: string; href: string }) {
  return (
    <SoftLink className="flex min-h-11 items-center rounded-sm px-3 font-medium hover:text-brand" href={href}>
      {name}
    </SoftLink>
  );
}

function TreatmentsPanel() {
  return (
    <div className="absolute top-full left-0 z-10 max-h-[calc(100vh-120px)] w-72 overflow-visible rounded-md border border-line bg-surface p-2 shadow-raised">
      {treatmentsMenu.map((group) => (
        <Submenu key={group.name} label={group.name}>
          <ul className="rounded-md border border-line bg-surface p-2 shadow-raised lg:absolute lg:top-0 lg:left-full lg:min-h-full lg:w-80">
            {group.links.map(({ name, href }) => (
              <li key={href}>
                <a className="flex min-h-11 items-center rounded-sm px-3 hover:bg-brand-50 hover:text-brand" href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </Submenu>
      ))}
      <p className="mt-1 border-t border-line pt-1">
        <a className="flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-brand hover:bg-brand-50" href="/treatment">
          All treatments <Icon className="size-4" name="arrow" />
        </a>
      </p>
    </div>
  );
}

/** Sticky on every page; below 1024 px the links move into the slide-in menu. */
export function Header() {
  return (
    <header className="sticky top-0 z-30 [view-transition-name:header] border-b border-line bg-paper/95 backdrop-blur print:hidden">
      <Container className="flex min-h-18 items-center gap-4 py-1">
        <Wordmark />
        <nav aria-label="Main" className="ml-auto hidden items-center lg:flex">
          <NavLink {...home} />
          <NavLink {...about} />
          <TreatmentsMenu label="Our Treatments">
            <TreatmentsPanel />
          </TreatmentsMenu>
          {rest.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </nav>
        <ButtonLink className="ml-auto max-sm:hidden lg:ml-2" href="/callback" look="accent">
          Request a Callback
        </ButtonLink>
        <button
          aria-label="Open menu"
          className="ml-auto flex size-12 shrink-0 items-center justify-center rounded-md border border-line sm:ml-0 lg:hidden"
          command="show-modal"
          commandfor="menu"
          type="button"
        >
          <Icon name="menu" />
        </button>
      </Container>
    </header>
  );
}
