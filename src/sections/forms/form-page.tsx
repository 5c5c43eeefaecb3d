import type { ReactNode } from 'react';
import { emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { type FormTexts, formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { SocialLinks } from '#sections/social-links.tsx';
import { Container } from '#ui/container.tsx';
import { EmergencyNumbers } from '#ui/emergency.tsx';
import { Filled } from '#ui/filled.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li className="flex gap-4">
      <span className="flex size-11 shrink-0 items-center justify-center rounded-full bg-brand-50 text-brand">
        <Icon className="size-5" name={icon} />
      </span>
      <div className="min-w-0">
        <h3 className="text-base">{title}</h3>
        <div className="text-soft">{children}</div>
      </div>
    </li>
  );
}

// A 44 px touch target whose negative margin keeps the line height.
const link = '-my-2 inline-flex min-h-11 items-center py-2 wrap-anywhere text-brand underline underline-offset-4';

function WaysToReachUs({ texts: { pages, forms, openHours, address, whatsapp } }: { texts: FormTexts }) {
  const { map, email } = practice;
  const { ways } = pages;
  const [before, domain] = email.split('@');
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-6">
      <Way icon="phone" title={ways.phone}>
        <a className={link} href={phoneLink}>
          {phoneAsRead}
        </a>
      </Way>
      <Way icon="clock" title={ways.hours}>
        {openHours}
      </Way>
      <Way icon="mail" title={ways.email}>
        <a className={link} href={emailLink}>
          {before}@<wbr />
          {domain}
        </a>
      </Way>
      <Way icon="pin" title={ways.address}>
        <address className="not-italic">
          {address.street}
          <br />
          {address.locality}, {address.region} {practice.address.postalCode}
        </address>
        <a className={link} href={map.directions} rel="noopener" target="_blank">
          {ways.directions}
        </a>
      </Way>
      <Way icon="whatsapp" title="WhatsApp">
        <a className={link} href={whatsapp} rel="noopener" target="_blank">
          {ways.chat}
        </a>
        <p className="text-sm">
          <Filled text={ways.notForEmergencies} values={{ numbers: <EmergencyNumbers or={forms.emergency.or} /> }} />
        </p>
      </Way>
      <li>
        <SocialLinks chat={false} className="flex gap-2" linkClassName="border border-line" />
      </li>
    </ul>
  );
}

/** A form in its reading column, with other ways to reach the practice beside it. */
export function FormPage({ texts = formTextsIn(english), children }: { texts?: FormTexts; children: ReactNode }) {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-16 py-4 sm:py-10 lg:grid-cols-[minmax(0,640px)_1fr] lg:py-20">
      <div>{children}</div>
      <aside aria-labelledby="ways">
        <h2 className="mb-6 text-2xl" id="ways">
          {texts.pages.ways.title}
        </h2>
        <WaysToReachUs texts={texts} />
      </aside>
    </Container>
  );
}
