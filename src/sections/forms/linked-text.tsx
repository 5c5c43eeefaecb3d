import { Fragment, type ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import type { FormTexts } from '#content/languages/form-texts.ts';
import { pathIn } from '#content/languages.ts';
import { practice } from '#content/practice.ts';
import { EmergencyNumbers } from '#ui/emergency.tsx';

const link = 'text-brand underline underline-offset-4';

function waysIn({ language, forms, notice: { links }, withdrawal }: FormTexts): Readonly<Record<string, ReactNode>> {
  return {
    [links.numbers]: <EmergencyNumbers or={forms.emergency.or} />,
    [links.contactForm]: (
      <a className={link} href={pathIn(language, '/contact')}>
        {links.contactForm}
      </a>
    ),
    [withdrawal.title]: (
      <a className={link} href={pathIn(language, '/privacy/withdraw')}>
        {withdrawal.title}
      </a>
    ),
    [phoneAsRead]: (
      <a className={`${link} whitespace-nowrap`} href={phoneLink}>
        {phoneAsRead}
      </a>
    ),
    [practice.privacy.contact]: (
      <a className={`${link} wrap-anywhere`} href={`mailto:${practice.privacy.contact}`}>
        {/* Parted at its hyphen it would read as another address. */}
        {practice.privacy.contact.replaceAll('-', '-\u2060')}
      </a>
    ),
  };
}

/** A text about privacy whose phone numbers, addresses and forms become links. */
export function LinkedText({ text, texts }: { text: string; texts: FormTexts }) {
  const ways = waysIn(texts);
  const either = Object.keys(ways).map((words) => words.replace(/[.+]/g, '\\$&'));
  return text.split(new RegExp(`(${either.join('|')})`)).map((words, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={at}>{ways[words] ?? words}</Fragment>
  ));
}
