import type { ReactNode } from 'react';
import { addressAsRead, emailLink, phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import { SocialLinks } from '#sections/social-links.tsx';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import { Titled } from '#ui/titled.tsx';

// A 44 px touch target whose negative margin keeps the line height.
const link = '-my-2 inline-flex min-h-11 items-center py-2 wrap-anywhere text-brand underline underline-offset-4';

function Line({ icon, term, children }: { icon: IconName; term: string; children: ReactNode }) {
  return (
    <div className="relative pl-10">
      <dt className="font-semibold">
        <Icon className="absolute top-0.5 left-0 size-6 text-brand" name={icon} />
        {term}
      </dt>
      <dd>{children}</dd>
    </div>
  );
}

export function ContactCard() {
  return (
    <Titled className="rounded-lg border border-line bg-surface p-6 sm:p-8" id="contact-heading" title="Contact Us">
      <dl className="mt-6 grid grid-cols-1 gap-5">
        <Line icon="pin" term="Location">
          <address className="not-italic">{addressAsRead}</address>
          <a className={link} href={practice.map.directions} rel="noopener" target="_blank">
            Directions
          </a>
        </Line>
        <Line icon="mail" term="Email">
          <a className={link} href={emailLink}>
            {practice.email}
          </a>
        </Line>
        <Line icon="phone" term="Phone">
          <a className={link} href={phoneLink}>
            {phoneAsRead}
          </a>
          <p className="text-sm text-soft">{openAsRead}</p>
        </Line>
      </dl>
      <SocialLinks className="mt-6 flex flex-wrap gap-2" linkClassName="border border-edge" />
      <ButtonLink className="mt-8 w-full print:hidden" href="/callback" look="accent">
        Request a Callback
      </ButtonLink>
      <VisitLine className="mt-2 w-full justify-center text-soft" />
    </Titled>
  );
}
