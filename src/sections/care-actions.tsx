import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import type { Urgency } from '#content/triage/rule.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { Icon, type IconName } from '#ui/icon.tsx';
import type { CareWords } from './care-words.ts';

// A head with a background would leave a pale arc in the card's corners.
export const looks = {
  emergency: {
    card: 'border-emergency bg-emergency',
    body: 'bg-emergency-50',
    action: 'border-emergency text-emergency',
  },
  'same-day': { card: 'border-urgent bg-urgent', body: 'bg-urgent-50', action: 'border-urgent text-urgent' },
  // Of the two amber cards the milder one has an unfilled head.
  'within-days': {
    card: 'border-urgent bg-urgent-50 text-urgent',
    body: 'bg-surface text-ink',
    action: 'border-urgent text-urgent',
  },
  routine: { card: 'border-brand bg-brand', body: 'bg-brand-50', action: 'border-brand text-brand' },
} as const satisfies Record<Urgency, { card: string; body: string; action: string }>;
export type CardLook = Urgency;
type Icons = Readonly<Record<Urgency, IconName>>;
export const icons: Icons = { emergency: 'warning', 'same-day': 'phone', 'within-days': 'clock', routine: 'calendar' };

function Action({ look, href, icon, children }: { look: CardLook; href: string; icon?: IconName; children: ReactNode }) {
  return (
    <a
      className={`care-card-action inline-flex min-h-11 items-center justify-center gap-2 rounded-full border-2 bg-surface px-4 py-1.5 font-semibold leading-tight hover:underline ${looks[look].action}`}
      href={href}
    >
      {icon && <Icon className="size-5" name={icon} />}
      {children}
    </a>
  );
}

export function Actions({ look, callbackHref, words }: { look: CardLook; callbackHref: string; words: CareWords }) {
  if (look === 'emergency') {
    return ['112', '108'].map((number) => (
      <Action href={`tel:${number}`} icon="phone" key={number} look={look}>
        {words.call(number)}
      </Action>
    ));
  }
  if (look === 'same-day' || look === 'within-days') {
    return (
      <Action href={phoneLink} icon="phone" look={look}>
        {words.call(phoneAsRead)}
      </Action>
    );
  }
  return (
    <>
      <span className="flex flex-wrap items-center gap-x-3 print:hidden">
        <Action href={callbackHref} look={look}>
          {words.callback}
        </Action>
        <VisitLine className="text-ink text-sm" way={words.visit} />
      </span>
      <span className="hidden font-semibold print:inline">{words.call(phoneAsRead)}</span>
    </>
  );
}
