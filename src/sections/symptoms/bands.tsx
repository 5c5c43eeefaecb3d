import { Fragment } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import { bandsOf, type SignList } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { whenClosed } from '#content/triage/card-words.ts';
import { inGroups } from '#content/triage/groups.ts';
import type { Urgency } from '#content/triage/rule.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { Fold } from '#ui/fold.tsx';

// Red is reserved for the emergency.
const looks = {
  emergency: 'border-emergency bg-emergency-50',
  'same-day': 'border-urgent bg-urgent-50',
  'within-days': 'border-urgent',
  routine: 'border-brand',
} as const satisfies Record<Urgency, string>;

const button = 'mr-3 inline-flex min-h-11 items-center rounded-full border-2 bg-surface px-5 font-semibold';

/** What to do about a band of signs: one button, two for an emergency. */
function Action({ urgency }: { urgency: Urgency }) {
  if (urgency === 'emergency') {
    return ['112', '108'].map((number) => (
      <a className={`${button} border-emergency text-emergency`} href={`tel:${number}`} key={number}>
        Call {number}
      </a>
    ));
  }
  if (urgency === 'routine') {
    return (
      <>
        <a className={`${button} border-brand text-brand`} href="/callback">
          Request a Callback
        </a>
        <VisitLine className="text-sm" />
      </>
    );
  }
  return (
    <>
      <a className={`${button} border-urgent text-urgent`} href={phoneLink}>
        Call {phoneAsRead}
      </a>
      {urgency === 'same-day' && <p className="mt-1.5 max-w-reading text-sm">{whenClosed}</p>}
    </>
  );
}

const Rows = ({ rows }: Pick<SignList, 'rows'>) => (
  <ul className="mt-1 max-w-reading list-disc space-y-1 pl-list">
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);

/** One band: its heading, the signs of the complaint, its button, and folded what concerns few readers or is milder. */
function Band({ urgency, rows, most }: SignList & { most: number }) {
  const { first, open, folds } = inGroups(rows, (row) => row, undefined, most);
  const isShut = first.length + open.length === 0;
  return (
    <li className={`border-l-4 py-3 pr-3 pl-4 ${looks[urgency]}`}>
      <p className="font-semibold">{urgencyHeadings[urgency]}</p>
      {first.length > 0 && <Rows rows={first} />}
      {open.map(({ id, title, rows: titled }) => (
        <Fragment key={id}>
          <p className="mt-2">{title}:</p>
          <Rows rows={titled} />
        </Fragment>
      ))}
      <div className="mt-2.5">
        <Action urgency={urgency} />
      </div>
      {folds.map(({ id, title, rows: folded }) => (
        <Fold className="mt-2" key={id} row="font-semibold" title={isShut && id === 'more' ? 'See these signs' : title}>
          <Rows rows={folded} />
        </Fold>
      ))}
    </li>
  );
}

/** The urgencies from the rulebook, the gravest first. */
export function UrgencyCard({ symptom }: { symptom: Pick<Symptom, 'feels' | 'rules'> }) {
  return (
    <ul className="grid gap-3">
      {bandsOf(symptom).map((list) => (
        <Band key={list.urgency} {...list} />
      ))}
    </ul>
  );
}
