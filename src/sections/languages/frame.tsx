import type { ReactNode } from 'react';
import { emailLink, phoneAsRead, phoneLink, whatsappLink } from '#content/contact-links.ts';
import { fill, hoursIn } from '#content/languages/fill.ts';
import type { Texts } from '#content/languages/texts.ts';
import { english } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { PrintedHead } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { linksIn } from './links.ts';
import { Switch } from './switch.tsx';

export type FrameTexts = Pick<Texts, 'language' | 'words' | 'practice'>;

const navLink = 'flex min-h-11 items-center rounded-sm px-2.5 font-semibold hover:text-brand';

function Header({ texts, other }: { texts: FrameTexts; other: string | undefined }) {
  const { nav } = texts.words;
  const links = linksIn(texts);
  return (
    <header className="header sticky top-0 z-30 border-b border-line bg-paper print:hidden">
      <Container className="flex min-h-18 items-center gap-1.5 py-1 sm:gap-3">
        <a className="flex min-h-11 min-w-0 items-center gap-2.5 text-ink no-underline" href={links.home.href}>
          <img alt="" className="size-8 min-w-0 sm:size-9" height="36" src="/icons/logo.svg" width="36" />
          <span className="text-[min(1rem,6vw)] font-bold leading-tight sm:text-[1.1875rem]">{texts.practice.names.practice}</span>
        </a>
        <nav aria-label={nav.main} className="ml-auto hidden flex-wrap items-center justify-end xl:flex">
          {[links.symptoms, links.treatments, links.gettingReady, links.visit, links.about].map(({ name, href }) => (
            <a className={navLink} href={href} key={href}>
              {name}
            </a>
          ))}
        </nav>
        <span className="ml-auto xl:ml-0">{other !== undefined && <Switch href={other} language={english} />}</span>
        <a
          aria-label={nav.search}
          className="flex size-12 shrink-0 items-center justify-center rounded-md border border-line hover:border-brand hover:text-brand"
          href={links.search.href}
        >
          <Icon name="search" />
        </a>
        <button
          aria-label={nav.openMenu}
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

function Menu({ texts }: { texts: FrameTexts }) {
  const { nav } = texts.words;
  return (
    <dialog
      aria-label={nav.menu}
      className="m-0 ml-auto h-dvh max-h-none w-[min(92vw,400px)] max-w-none overflow-y-auto bg-paper px-5 pb-6 text-ink shadow-raised"
      closedby="any"
      id="menu"
    >
      <div className="sticky top-0 flex items-center justify-between border-b border-line bg-paper py-2">
        <p className="text-lg font-semibold">{nav.menu}</p>
        <button
          aria-label={nav.close}
          className="flex size-12 items-center justify-center rounded-md border border-line"
          command="close"
          commandfor="menu"
          type="button"
        >
          <Icon name="close" />
        </button>
      </div>
      <ul>
        {Object.values(linksIn(texts)).map(({ name, href }) => (
          <li className="border-line not-first:border-t" key={href}>
            <a className="flex min-h-14 items-center font-semibold" href={href}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </dialog>
  );
}

const footLink = 'inline-flex min-h-11 items-center py-2 text-on-deep-soft hover:text-on-deep hover:underline';

function Footer({ texts }: { texts: FrameTexts }) {
  const { nav, hours } = texts.words;
  const { names } = texts.practice;
  const { days, times } = hoursIn(hours, texts.language.lang);
  const { postalCode } = practice.address;
  return (
    <footer className="mt-24 bg-deep pt-8 pb-24 text-on-deep column:pb-10 print:hidden">
      <Container className="grid grid-cols-1 gap-8 md:grid-cols-2">
        <div>
          <h2 className="text-lg text-on-deep">{names.practice}</h2>
          <address className="mt-2 grid text-on-deep-soft not-italic">
            <span className="py-2">
              {names.street}, {names.locality}, {names.region} {postalCode}
            </span>
            <a className={footLink} href={practice.map.directions} rel="noopener" target="_blank">
              {nav.directions}
            </a>
            <a className={footLink} href={phoneLink}>
              {phoneAsRead}
            </a>
            <a className={`${footLink} wrap-anywhere`} href={emailLink}>
              {practice.email}
            </a>
            <span className="py-2">
              {days}, {times}
            </span>
            <span className="py-2">
              {fill(nav.registration, { doctor: names.doctor, registration: practice.doctor.registration, council: names.council })}
            </span>
          </address>
        </div>
        <nav aria-label={nav.quickLinks}>
          <h2 className="text-lg text-on-deep">{nav.quickLinks}</h2>
          <ul className="mt-2 grid grid-cols-1 gap-x-6 xs:grid-cols-2">
            {Object.values(linksIn(texts)).map(({ name, href }) => (
              <li key={href}>
                <a className={footLink} href={href}>
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </Container>
    </footer>
  );
}

const way = 'contact-way flex items-center justify-center text-brand hover:bg-brand-50';

function ContactBar({ texts }: { texts: FrameTexts }) {
  const { nav } = texts.words;
  const ways: ReadonlyArray<{ icon: IconName; label: string; words: string; href: string; look: string; outside?: boolean }> = [
    {
      icon: 'phone',
      label: fill(nav.callNumber, { number: phoneAsRead }),
      words: nav.call,
      href: phoneLink,
      look: 'contact-way contact-call flex items-center justify-center bg-brand text-on-brand hover:bg-brand-strong',
    },
    { icon: 'whatsapp', label: nav.whatsapp, words: 'WhatsApp', href: whatsappLink, look: way, outside: true },
    { icon: 'calendar', label: nav.callback, words: nav.callbackShort, href: linksIn(texts).callback.href, look: way },
  ];
  return (
    <aside
      aria-label={nav.contactWays}
      className="contact-bar fixed inset-x-0 bottom-0 z-20 flex min-h-16.25 items-center gap-1 border-t border-line bg-paper px-2 py-1.5 print:hidden"
    >
      {ways.map(({ icon, label, words, href, look, outside }) => (
        <a aria-label={label} className={look} href={href} key={icon} {...(outside && { rel: 'noopener', target: '_blank' })}>
          <Icon className="size-6" name={icon} />
          <span>{words}</span>
        </a>
      ))}
    </aside>
  );
}

/** The practice, its phone and hours, and whom to call in an emergency. */
function printedIn({ language, words: { nav, hours, care }, practice: { names } }: FrameTexts): string {
  const { days, times } = hoursIn(hours, language.lang);
  return [`${names.practice}, ${names.city}`, `${nav.call} ${phoneAsRead}`, `${days}, ${times}`, care.inAnEmergency].join(' · ');
}

/** Everything around a page in another language than English. `other` is the address of the same page in English, if it has one. */
export function LanguageFrame({ texts, other, children }: { texts: FrameTexts; other?: string | undefined; children: ReactNode }) {
  return (
    <>
      <a className="sr-only focus:not-sr-only focus:absolute focus:z-40 focus:bg-surface focus:p-3" href="#main">
        {texts.words.nav.skip}
      </a>
      <Header other={other} texts={texts} />
      <Container>
        <PrintedHead words={printedIn(texts)} />
      </Container>
      <main className="translated relative" id="main">
        {children}
      </main>
      <Footer texts={texts} />
      <ContactBar texts={texts} />
      <Menu texts={texts} />
    </>
  );
}
