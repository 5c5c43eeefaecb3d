import type { ReactNode } from 'react';
import { addressAsRead, addressInShort, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { translatedLanguages } from '#content/languages.ts';
import { mainLinks, symptomsLink, treatmentsMenu, visitLink } from '#content/menu.ts';
import { practice } from '#content/practice.ts';
import { LinkList } from '#islands/link-list.tsx';
import { Submenu } from '#islands/submenu.tsx';
import { TreatmentsMenu } from '#islands/treatments-menu.tsx';
import { HiddenSwitch } from '#sections/languages/switch.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

/** Beside a request that the phone remembers the strip is full: the fact that `shrinks` gives way. */
function Fact({ icon, href, shrinks, children }: { icon: IconName; href: string; shrinks?: true; children: ReactNode }) {
  return (
    <a
      className={`flex min-h-11 ${shrinks ? 'min-w-0' : ''} items-center gap-2 text-on-deep-soft hover:text-on-deep hover:underline`}
      href={href}
    >
      <Icon className="size-4" name={icon} />
      {children}
    </a>
  );
}

function TopStrip() {
  return (
    <aside aria-label="Phone, email and address" className="hidden bg-deep text-sm md:block print:hidden">
      <Container className="flex items-center gap-x-5 whitespace-nowrap lg:gap-x-8">
        <Fact href={phoneLink} icon="phone">
          {phoneAsRead}
        </Fact>
        <Fact href={emailLink} icon="mail">
          {practice.email}
        </Fact>
        <YourRequests place="strip" />
        <div className="ml-auto flex min-w-0 gap-x-5 lg:gap-x-8">
          <Fact href={visitLink.href} icon="clock">
            {visitLink.name}
          </Fact>
          <Fact href={practice.map.directions} icon="pin" shrinks>
            <span className="truncate xl:hidden">{addressInShort}</span>
            <span className="truncate max-xl:hidden">{addressAsRead}</span>
          </Fact>
        </div>
      </Container>
    </aside>
  );
}

function Wordmark() {
  return (
    <a className="flex min-h-11 min-w-0 items-center gap-2.5 text-ink no-underline" href="/">
      <img alt="" className="size-9 min-w-0" height="36" src="/icons/logo.svg" width="36" />
      <span className="text-[min(1.1875rem,6vw)] font-bold leading-tight tracking-tight">{practice.name}</span>
    </a>
  );
}

const [home, about, ...rest] = mainLinks;

function NavLink({ name, href }: { name: string; href: string }) {
  return (
    <a className="flex min-h-11 items-center rounded-sm px-2 font-semibold whitespace-nowrap hover:text-brand" href={href}>
      {name}
    </a>
  );
}

function TreatmentsPanel() {
  return (
    <div className="absolute top-full left-0 z-10 w-72 rounded-b-md border border-line bg-surface p-2 shadow-raised">
      {treatmentsMenu.map((group) => (
        <Submenu key={group.name} label={group.name}>
          <LinkList
            className="absolute -inset-y-px left-full w-80 rounded-b-md border border-line bg-surface p-2 shadow-raised"
            link="flex min-h-11 items-center rounded-sm px-3 hover:bg-brand-50 hover:text-brand"
            links={group.links}
          />
        </Submenu>
      ))}
      <LinkList
        className="mt-1 border-t border-line pt-1"
        end={<Icon className="size-4" name="arrow" />}
        link="flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-brand hover:bg-brand-50"
        links={[symptomsLink, visitLink, { name: 'All treatments', href: '/treatment' }]}
      />
    </div>
  );
}

/** The sticky header. Below 1280 px its links move into the slide-in menu. */
function Header() {
  return (
    <header className="header sticky top-0 z-30 [view-transition-name:header] border-b border-line bg-paper print:hidden">
      <Container className="flex min-h-18 items-center gap-3 py-1 xl:py-0">
        <Wordmark />
        <nav aria-label="Main" className="header-links ml-auto hidden flex-wrap items-center justify-end self-stretch xl:flex">
          <NavLink {...home} />
          <NavLink {...about} />
          <TreatmentsMenu label="Our Treatments">
            <TreatmentsPanel />
          </TreatmentsMenu>
          {rest.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </nav>
        <ButtonLink className="quiet-beside-form ml-auto max-column:hidden xl:ml-2" href="/callback" look="accent">
          Request a Callback
        </ButtonLink>
        {translatedLanguages
          .filter(({ ready }) => ready)
          .map((language) => (
            <HiddenSwitch key={language.tag} language={language} />
          ))}
        <a
          aria-label="Search"
          className="ml-auto flex size-12 shrink-0 items-center justify-center rounded-md border border-line hover:border-brand hover:text-brand column:ml-0"
          href="/search"
        >
          <Icon name="search" />
        </a>
        <button
          aria-label="Open menu"
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-line xl:hidden"
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

export function AbovePage() {
  return (
    <>
      <a className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3" href="#main">
        Skip to the page’s text
      </a>
      <TopStrip />
      <Header />
    </>
  );
}
