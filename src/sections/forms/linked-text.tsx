import { Fragment, type ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { withdrawal } from '#content/withdrawal.ts';
import { EmergencyNumbers } from '#ui/emergency.tsx';

const link = 'text-brand underline underline-offset-4';
const ways: Readonly<Record<string, ReactNode>> = {
  '112 or 108': <EmergencyNumbers />,
  'contact form': (
    <a className={link} href="/contact">
      contact form
    </a>
  ),
  [withdrawal.title]: (
    <a className={link} href="/privacy/withdraw">
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
      {practice.privacy.contact}
    </a>
  ),
};
const way = new RegExp(
  `(${Object.keys(ways)
    .map((words) => words.replace(/[.+]/g, '\\$&'))
    .join('|')})`,
);

/** A text about privacy whose phone numbers, addresses and forms become links. */
export function LinkedText({ text }: { text: string }) {
  return text.split(way).map((words, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a sentence keep their order
    <Fragment key={at}>{ways[words] ?? words}</Fragment>
  ));
}
