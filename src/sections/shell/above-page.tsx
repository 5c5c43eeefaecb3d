import type { ReactNode } from 'react';
import { addressIn, addressInShort, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { languages } from '#content/languages.ts';
import type { MenuLink } from '#content/navigation.ts';
import { practice } from '#content/practice.ts';
import { LinkList } from '#islands/link-list.tsx';
import { Submenu } from '#islands/submenu.tsx';
import { TreatmentsMenu } from '#islands/treatments-menu.tsx';
import { Switch } from '#sections/languages/switch.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { Shell } from './shell-texts.ts';

type Props = { shell: Shell };

const givesWay = {
  yields: 'min-w-0 has-[~[data-your-requests]:not(:empty)]:hidden md:@max-[36rem]:hidden',
  shrinks: 'min-w-0',
  shrinksThenGoes: 'min-w-0 md:@max-[36rem]:hidden',
} as const;

/**
 * Beside a request that the phone remembers the strip is full: what `yields` goes, then what `shrinks` is shortened. With much enlarged
 * text a fact would be shortened to its first letter, so there it goes.
 */
function Fact({ icon, href, gives, children }: { icon: IconName; href: string; gives?: keyof typeof givesWay; children: ReactNode }) {
  return (
    <a
      className={`flex min-h-11 ${gives ? givesWay[gives] : ''} items-center gap-2 text-on-deep-soft hover:text-on-deep hover:underline`}
      href={href}
    >
      <Icon className="size-4" name={icon} />
      {children}
    </a>
  );
}

function TopStrip({ shell: { nav, names, visit, keptWords } }: Props) {
  return (
    <aside aria-label={nav.contactStrip} className="md:@container hidden bg-deep text-sm md:block print:hidden">
      <Container className="flex items-center gap-x-5 whitespace-nowrap lg:gap-x-8">
        <Fact href={phoneLink} icon="phone">
          {phoneAsRead}
        </Fact>
        <Fact gives="yields" href={emailLink} icon="mail">
          <span className="truncate">{practice.email}</span>
        </Fact>
        <YourRequests place="strip" words={keptWords} />
        <div className="ml-auto flex min-w-0 gap-x-5 lg:gap-x-8">
          <Fact href={visit.href} icon="clock" gives="shrinks">
            <span className="truncate">{visit.name}</span>
          </Fact>
          <Fact href={practice.map.directions} icon="pin" gives="shrinksThenGoes">
            <span className="truncate xl:hidden">{addressInShort(names)}</span>
            <span className="truncate max-xl:hidden">{addressIn(names)}</span>
          </Fact>
        </div>
      </Container>
    </aside>
  );
}

function Wordmark({ shell: { home, names } }: Props) {
  return (
    <a className="flex min-h-12 min-w-0 items-center gap-2.5 text-ink no-underline" href={home}>
      <img alt="" className="size-9" height="36" src="/icons/logo.svg" width="36" />
      <span className="text-[min(1.1875rem,6vw)] font-bold leading-tight tracking-tight">{names.practice}</span>
    </a>
  );
}

function NavLink({ name, href }: MenuLink) {
  return (
    <a className="flex min-h-11 items-center rounded-sm px-2 font-semibold whitespace-nowrap hover:text-brand" href={href}>
      {name}
    </a>
  );
}

const panelLink = 'flex min-h-11 items-center rounded-sm px-3 hover:bg-brand-50 hover:text-brand';

function TreatmentsPanel({ shell: { treatments, panel } }: Props) {
  const { unfolds, groups } = treatments;
  return (
    <div className="absolute top-full left-0 z-10 w-72 rounded-b-md border border-line bg-surface p-2 shadow-raised">
      {unfolds ? (
        groups.map(({ name, links }) => (
          <Submenu key={name} label={name}>
            <LinkList
              className="absolute -inset-y-px left-full w-80 rounded-b-md border border-line bg-surface p-2 shadow-raised"
              link={panelLink}
              links={links}
            />
          </Submenu>
        ))
      ) : (
        <LinkList link={`${panelLink} font-semibold`} links={groups.map(({ name, href }) => ({ name, href }))} />
      )}
      <LinkList
        className="mt-1 border-t border-line pt-1"
        end={<Icon className="size-4" name="arrow" />}
        link="flex min-h-11 items-center gap-2 rounded-sm px-3 font-semibold text-brand hover:bg-brand-50"
        links={panel}
      />
    </div>
  );
}

/** The sticky header. Below 1280 px its links move into the slide-in menu. */
function Header({ shell }: Props) {
  const { language, nav, header, treatments } = shell;
  return (
    <header className="header sticky top-0 z-30 [view-transition-name:header] border-b border-line bg-paper print:hidden">
      <Container className="flex min-h-18 items-center gap-3 py-1 xl:py-0">
        <Wordmark shell={shell} />
        <nav aria-label={nav.main} className="header-links ml-auto hidden flex-wrap items-center justify-end self-stretch xl:flex">
          {header.before.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
          <TreatmentsMenu label={treatments.menu}>
            <TreatmentsPanel shell={shell} />
          </TreatmentsMenu>
          {header.after.map((link) => (
            <NavLink key={link.href} {...link} />
          ))}
        </nav>
        <ButtonLink className="quiet-beside-form ml-auto max-column:hidden xl:ml-2" href={shell.callback} look="accent">
          {nav.callback}
        </ButtonLink>
        {languages
          .filter(({ ready, tag }) => ready && tag !== language.tag)
          .map((other) => (
            <Switch key={other.tag} language={other} />
          ))}
        <a
          aria-label={nav.search}
          className="ml-auto flex size-12 shrink-0 items-center justify-center rounded-md border border-edge hover:border-brand hover:text-brand column:ml-0"
          href={shell.search}
        >
          <Icon name="search" />
        </a>
        <button
          aria-label={nav.openMenu}
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-edge xl:hidden"
          command="show-modal"
          commandfor="menu"
          popoverTarget="menu"
          type="button"
        >
          <Icon name="menu" />
        </button>
      </Container>
    </header>
  );
}

export function AbovePage({ shell }: Props) {
  return (
    <>
      <a className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3" href="#main">
        {shell.nav.skip}
      </a>
      <TopStrip shell={shell} />
      <Header shell={shell} />
    </>
  );
}
