import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import { bandsOf, openGroupsOf, type SignList } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { whenClosed } from '#content/triage/card-words.ts';
import { foldsOf, type GroupId, inGroups, inOnePiece } from '#content/triage/groups.ts';
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
        <a className={`${button} border-brand text-brand print:hidden`} href="/callback">
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
  <ul className="mt-1 max-w-reading list-disc space-y-1 pl-4 leading-snug sm:pl-list">
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
const emergencyRowsAtOnce = 3;

type BandProps = ReturnType<typeof bandsOf>[number] & { subjects: ReadonlyArray<GroupId> };

/**
 * One band: its heading, the complaint's own signs, its button, and folded what concerns few readers. A milder one of which no sign is in
 * sight unfolds by its heading.
 */
function Band({ urgency, rows, most, others, subjects }: BandProps) {
  const { first, open, folds } = inGroups(rows, (row) => row, {
    subjects,
    most: urgency === 'emergency' ? Math.min(most, emergencyRowsAtOnce) : most,
    isOther: (row) => others.includes(row),
  });
  const whole = inOnePiece(rows, (row) => row, { subjects });
  const heading = urgencyHeadings[urgency];
  if (urgency !== 'emergency' && first.length + open.length === 0) {
    return (
      <>
        <Fold row="font-semibold leading-snug" title={heading}>
          {whole.first.length > 0 && <Rows rows={whole.first} />}
          {whole.open.map(({ id, ...titled }) => (
            <Titled key={id} {...titled} />
          ))}
        </Fold>
        <div className="mt-1">
          <Action urgency={urgency} />
        </div>
      </>
    );
  }
  return (
    <>
      <p className={`leading-snug font-semibold ${urgency === 'emergency' ? '' : 'pt-3'}`}>{heading}</p>
      {first.length > 0 && <Rows rows={first} />}
      {open.map(({ id, ...titled }) => (
        <Titled key={id} {...titled} />
      ))}
      <div className="mt-2.5">
        <Action urgency={urgency} />
      </div>
      {foldsOf({ open, folds }).map(({ id, title, rows: folded, parts }) => (
        <Fold key={id} row="font-semibold leading-tight" title={title}>
          {folded.length > 0 && <Rows rows={folded} />}
          {parts.map(({ id: part, ...titled }) => (
            <Titled key={part} {...titled} />
          ))}
        </Fold>
      ))}
    </>
  );
}

/** The urgencies from the rulebook, the gravest first. */
export function UrgencyCard({ symptom }: { symptom: Pick<Symptom, 'feels' | 'first' | 'named' | 'rules' | 'groups'> }) {
  return (
    <ul className="grid gap-3">
      {bandsOf(symptom).map((list) => (
        <li className={`border-l-4 pr-1 pl-3 sm:pr-3 sm:pl-4 ${looks[list.urgency]}`} key={list.urgency}>
          <Band {...list} subjects={openGroupsOf(symptom)} />
        </li>
      ))}
    </ul>
  );
}
