import { urgencyHeadings } from '#content/evidence.ts';
import { type SignList, signsOf } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import type { Urgency } from '#content/triage/rule.ts';

// Red for the emergency alone.
const looks = {
  emergency: 'border-emergency bg-emergency-50',
  'same-day': 'border-urgent bg-urgent-50',
  'within-days': 'border-urgent',
  routine: 'border-brand',
} as const satisfies Record<Urgency, string>;

const numbers = ['112', '108'] as const;

/** In an emergency the two numbers themselves, each as large as a finger. */
function Heading({ urgency }: { urgency: Urgency }) {
  if (urgency !== 'emergency') return urgencyHeadings[urgency];
  return (
    <>
      {numbers.map((number) => (
        <a
          className="mr-3 inline-flex min-h-11 items-center rounded-full border-2 border-emergency bg-surface px-5 font-semibold text-emergency"
          href={`tel:${number}`}
          key={number}
        >
          Call {number}
        </a>
      ))}
      <span className="mt-2 block">{urgencyHeadings.emergency}</span>
    </>
  );
}

function Signs({ urgency, rows }: SignList) {
  return (
    <li className={`border-l-4 py-3 pr-3 pl-4 ${looks[urgency]}`}>
      <div className="font-semibold">
        <Heading urgency={urgency} />
      </div>
      <ul className="mt-1 list-disc space-y-1 pl-list">
        {rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
    </li>
  );
}

/** How soon, from the rulebook: the gravest first. */
export function UrgencyCard({ rules }: Pick<Symptom, 'rules'>) {
  return (
    <ul className="grid gap-3">
      {signsOf(rules).map((list) => (
        <Signs key={list.urgency} {...list} />
      ))}
    </ul>
  );
}
