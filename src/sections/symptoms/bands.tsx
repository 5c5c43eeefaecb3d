import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import { type SignList, signsOf } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { whenClosed } from '#content/triage/card-words.ts';
import { groupTitles, inGroups, inOnePiece } from '#content/triage/groups.ts';
import type { Urgency } from '#content/triage/rule.ts';
import { VisitLine } from '#sections/visit/visit-line.tsx';
import { Fold } from '#ui/fold.tsx';

// Red is reserved for the emergency.
const looks = {
  emergency: 'border-emergency bg-emergency-50 pt-3 pb-2',
  'same-day': 'border-urgent bg-urgent-50 pb-3',
  'within-days': 'border-urgent pb-3',
  routine: 'border-brand pb-3',
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
      {urgency === 'same-day' && <p className="mt-1.5 text-sm">{whenClosed}</p>}
    </>
  );
}

const Rows = ({ rows }: Pick<SignList, 'rows'>) => (
  <ul className="mt-1 list-disc space-y-1 pl-list leading-snug">
    {rows.map((row) => (
      <li key={row}>{row}</li>
    ))}
  </ul>
);

const Titled = ({ title, rows }: { title: string } & Pick<SignList, 'rows'>) => (
  <>
    <p className="mt-2">{title}:</p>
    <Rows rows={rows} />
  </>
);

// More of an emergency's would push its neighbours off a phone's screen.
const rowsAtOnce = 3;

/** The emergency's signs and buttons in sight; its further signs, and those of few readers, are folded. */
function EmergencyBand({ urgency, rows }: SignList) {
  const { first, open, folds } = inGroups(rows, (row) => row);
  const [more, ofSome] = [folds.filter(({ id }) => id === 'more'), folds.filter(({ id }) => id !== 'more')];
  const further = [...first.slice(rowsAtOnce), ...more.flatMap((fold) => fold.rows)];
  return (
    <>
      <p className="leading-snug font-semibold">{urgencyHeadings[urgency]}</p>
      {first.length > 0 && <Rows rows={first.slice(0, rowsAtOnce)} />}
      {open.map(({ id, ...titled }) => (
        <Titled key={id} {...titled} />
      ))}
      <div className="mt-2.5">
        <Action urgency={urgency} />
      </div>
      {[...(further.length > 0 ? [{ id: 'more', title: groupTitles.more, rows: further }] : []), ...ofSome].map((fold) => (
        <Fold className="mt-1" key={fold.id} row="font-semibold" title={fold.title}>
          <Rows rows={fold.rows} />
        </Fold>
      ))}
    </>
  );
}

/** A milder band as on a care card: its heading unfolds the signs, and its button is in sight. */
function MilderBand({ urgency, rows }: SignList) {
  const { first, open } = inOnePiece(rows, (row) => row);
  return (
    <>
      <Fold row="font-semibold leading-snug" title={urgencyHeadings[urgency]}>
        {first.length > 0 && <Rows rows={first} />}
        {open.map(({ id, ...titled }) => (
          <Titled key={id} {...titled} />
        ))}
      </Fold>
      <div className="mt-1">
        <Action urgency={urgency} />
      </div>
    </>
  );
}

/** The urgencies from the rulebook, the gravest first. */
export function UrgencyCard({ rules }: Pick<Symptom, 'rules'>) {
  return (
    <ul className="grid gap-3">
      {signsOf(rules).map((list) => (
        <li className={`border-l-4 pr-3 pl-4 ${looks[list.urgency]}`} key={list.urgency}>
          {list.urgency === 'emergency' ? <EmergencyBand {...list} /> : <MilderBand {...list} />}
        </li>
      ))}
    </ul>
  );
}
