import { Fragment, type ReactNode } from 'react';
import { addressIn, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import { english } from '#content/languages.ts';
import { deskUrl } from '#content/live.ts';
import type { MenuLink } from '#content/navigation.ts';
import { practice } from '#content/practice.ts';
import { FindUs } from '#islands/find-us.tsx';
import { LinkList } from '#islands/link-list.tsx';
import { Container } from '#ui/container.tsx';
import { Filled } from '#ui/filled.tsx';
import { Fold } from '#ui/fold.tsx';
import type { Shell } from './shell-texts.ts';

// Padding sets an entry of two lines apart from the next entry.
const link = 'inline-flex min-h-11 items-center py-2.5 leading-snug wrap-anywhere text-on-deep-soft hover:text-on-deep hover:underline';

/** A part of the footer, folded on a phone. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h2 className="text-lg text-on-deep max-md:hidden">{title}</h2>
      <Fold className="foot-fold max-md:border-t max-md:border-brand-300/30" row="text-lg font-semibold" title={title}>
        {children}
      </Fold>
    </>
  );
}

function Links({ title, links }: { title: string; links: ReadonlyArray<MenuLink> }) {
  return (
    <nav aria-label={title}>
      <Part title={title}>
        <LinkList className="max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:pb-4 md:mt-2" link={link} links={links} />
      </Part>
    </nav>
  );
}

function Details({ nav, names, hours }: Shell) {
  const { address, doctor } = practice;
  const { registration } = doctor;
  return (
    <div className="max-md:pb-2">
      <h2 className="text-lg text-on-deep">{names.practice}</h2>
      <address className="mt-2 grid leading-snug text-on-deep-soft not-italic">
        <span className="py-2.5">
          {names.street}
          <br />
          {`${names.locality}, ${names.region} ${address.postalCode}`}
        </span>
        <a className={link} href={phoneLink}>
          {phoneAsRead}
        </a>
        <a className={link} href={emailLink}>
          {practice.email}
        </a>
        <span className="py-2.5">
          {hours.map(([first, second], at) => (
            <Fragment key={first + second}>
              {at > 0 && '; '}
              {first}, <span className="inline-block">{second}</span>
            </Fragment>
          ))}
        </span>
        <span className="py-2.5">
          <Filled text={nav.registration} values={{ ...names, registration }} />{' '}
          <a className="-my-3 inline-block py-3 underline hover:text-on-deep" href={doctor.registerUrl} rel="noopener" target="_blank">
            {nav.checkIt}
          </a>
        </span>
      </address>
    </div>
  );
}

export function Footer({ shell }: { shell: Shell }) {
  const { language, nav, names, treatments } = shell;
  const address = addressIn(names);
  const groups = treatments.groups.map(({ name, href }) => ({ name, href }));
  return (
    <footer className="drawn-later mt-8 bg-deep sm:mt-24 pt-6 pb-18 column:pb-10 md:pt-16 text-on-deep print:hidden">
      <Container className="grid grid-cols-1 md:grid-cols-2 md:gap-x-6 md:gap-y-12 lg:grid-cols-[1.3fr_1fr_1fr_1.6fr] lg:gap-x-12">
        <Details {...shell} />
        <Links links={[...groups, treatments.all]} title={nav.treatments} />
        <Links links={shell.quickLinks} title={nav.quickLinks} />
        <section aria-label={nav.findUs}>
          <Part title={nav.findUs}>
            <FindUs
              address={address}
              directions={practice.map.directions}
              embed={practice.map.embed}
              landmark={shell.landmark}
              words={{ directions: nav.directions, loadMap: nav.loadMap, map: fill(nav.mapOf, { address }) }}
            />
          </Part>
        </section>
      </Container>
      <Container className="md:mt-12">
        <div className="flex flex-wrap items-center gap-x-8 border-t border-brand-300/30 pt-3 text-sm md:gap-y-2 md:pt-6 text-on-deep-soft">
          <span className="max-md:w-full">{`© ${practice.copyrightYear} ${names.practice}`}</span>
          <a className={link} href={practice.designer.url} rel="noopener" target="_blank">
            <Filled text={nav.design} values={practice.designer} />
          </a>
          <a
            className={`${link} sm:ml-auto`}
            href={deskUrl()}
            rel="noopener nofollow"
            {...(language !== english && { hrefLang: english.lang })}
          >
            {nav.staff}
          </a>
        </div>
      </Container>
    </footer>
  );
}
