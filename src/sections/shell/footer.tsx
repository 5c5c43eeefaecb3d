import type { ReactNode } from 'react';
import { addressAsRead, doctorName, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { deskUrl } from '#content/live.ts';
import { treatmentsMenu, visitLink } from '#content/menu.ts';
import { openingDays, openingTimes } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { shownTestimonials } from '#content/testimonials.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { FindUs } from '#islands/find-us.tsx';
import { LinkList } from '#islands/link-list.tsx';
import { Container } from '#ui/container.tsx';
import { Fold } from '#ui/fold.tsx';

const quickLinks = [
  { name: 'About', href: '/about' },
  { name: 'Cases', href: '/cases' },
  { name: 'Blog', href: '/blog' },
  visitLink,
  { name: 'Contact Us', href: '/contact' },
  // The published address is spelled this way; correcting it would break links to it.
  ...(shownTestimonials.length > 0 ? [{ name: 'Testimonials', href: '/testonomial' }] : []),
  { name: 'Privacy', href: '/privacy' },
];

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

function Links({ title, links }: { title: string; links: ReadonlyArray<{ name: string; href: string }> }) {
  return (
    <nav aria-label={title}>
      <Part title={title}>
        <LinkList className="max-md:grid max-md:grid-cols-2 max-md:gap-x-6 max-md:pb-4 md:mt-2" link={link} links={links} />
      </Part>
    </nav>
  );
}

function Details() {
  const { address, doctor } = practice;
  return (
    <div className="max-md:pb-2">
      <h2 className="text-lg text-on-deep">{practice.name}</h2>
      <address className="mt-2 grid leading-snug text-on-deep-soft not-italic">
        <span className="py-2.5">
          {address.street}
          <br />
          {address.locality}, {address.region} {address.postalCode}
        </span>
        <a className={link} href={phoneLink}>
          {phoneAsRead}
        </a>
        <a className={link} href={emailLink}>
          {practice.email}
        </a>
        <span className="py-2.5">
          {openingTimes}, <span className="inline-block">{openingDays}</span>
        </span>
        <span className="py-2.5">
          {doctorName}, registration {doctor.registration}, {doctor.council}.{' '}
          <a className="-my-3 inline-block py-3 underline hover:text-on-deep" href={doctor.registerUrl} rel="noopener" target="_blank">
            How to check it
          </a>
        </span>
      </address>
    </div>
  );
}

export function Footer() {
  const treatmentLinks = treatmentsMenu.flatMap((group) => (group.links[0] ? [{ name: group.name, href: group.links[0].href }] : []));
  return (
    <footer className="drawn-later mt-12 bg-deep sm:mt-24 pt-8 pb-18 column:pb-10 md:pt-16 text-on-deep print:hidden">
      <Container className="grid grid-cols-1 md:grid-cols-2 md:gap-x-6 md:gap-y-12 lg:grid-cols-[1.3fr_1fr_1fr_1.6fr] lg:gap-x-12">
        <Details />
        <Links links={[...treatmentLinks, { name: 'All treatments', href: '/treatment' }]} title="Treatments" />
        <Links links={quickLinks} title="Quick links" />
        <section aria-label="Find us">
          <Part title="Find us">
            <FindUs
              address={addressAsRead}
              directions={practice.map.directions}
              embed={practice.map.embed}
              landmark={visitIsKnown ? visit.landmark : undefined}
            />
          </Part>
        </section>
      </Container>
      <Container className="md:mt-12">
        <div className="flex flex-wrap items-center gap-x-8 border-t border-brand-300/30 pt-3 text-sm md:gap-y-2 md:pt-6 text-on-deep-soft">
          <span className="max-md:w-full">
            © {practice.copyrightYear} {practice.name}
          </span>
          <a className={link} href={practice.designer.url} rel="noopener" target="_blank">
            Design: {practice.designer.name}
          </a>
          <a className={`${link} sm:ml-auto`} href={deskUrl()} rel="noopener nofollow">
            Admin Login
          </a>
        </div>
      </Container>
    </footer>
  );
}
