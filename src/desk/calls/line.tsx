import { telLink } from '#desk/frame/reach.ts';
import { pathOf } from '#desk/frame/request-names.ts';
import type { CallLine } from '#requests/calls/call-list.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import type { PatientRequest } from '#requests/request.ts';
import { Icon } from '#ui/icon.tsx';
import { Chip, factsOf, languagesIn, peopleIn, triesWords } from './chips.tsx';
import { askedWords, dueWords } from './due-labels.ts';
import { emergencyOf } from './emergency-signs.ts';

// One line of a wide column.
const longest = 90;

/** What somebody wants, in the beginning of their own words; without any, what they chose in the form. */
function wishOf(requests: ReadonlyArray<PatientRequest>): string {
  const text = requests.map(({ written }) => written?.text.replace(/\s+/g, ' ').trim() ?? '').find(Boolean);
  if (text === undefined) return requests.slice(0, 1).flatMap(factsOf).join(', ');
  if (text.length <= longest) return text;
  const letters = [...text.slice(0, 2 * longest)];
  return letters.length > longest ? `${letters.slice(0, longest).join('').trimEnd()}…` : text;
}

type Props = {
  line: CallLine;
  now: number;
  query: string;
  isCurrent: boolean;
  /** The staff by e-mail address. */
  names: ReadonlyMap<string, string>;
};

/** One person on the call list: a link to what they asked, and a phone button. */
export function Line({ line, now, query, isCurrent, names }: Props) {
  const { written, dueAt, tries, asked, wroteBefore, atRisk, askedDoctorAt, openWith, withdrawn } = line;
  const requests = [line, ...line.others];
  const [people, signs, again] = [peopleIn(requests), emergencyOf(requests, 'short'), askedWords(line, now)];
  return (
    <li className={`flex items-stretch ${isCurrent ? 'bg-brand-100' : 'hover:bg-brand-50'}`}>
      <a
        aria-current={isCurrent ? 'true' : undefined}
        className="block min-w-0 flex-1 py-2 pr-1 pl-3 text-ink no-underline"
        data-line={requests.map(({ name }) => name).join(' ')}
        href={`${pathOf(line)}${query}`}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-words">
            <span className="font-semibold">{people}</span>
            {again && <span className="text-sm text-soft">, {again}</span>}
          </span>
          <span className={`text-sm ${dueAt <= now ? 'font-bold text-urgent' : 'text-soft'}`}>{dueWords(line, now)}</span>
        </span>
        <span className="block truncate text-sm">{wishOf(requests)}</span>
        <span className="flex flex-wrap gap-x-1.5 gap-y-1 not-empty:mt-0.5">
          {signs.length > 0 && <Chip look="emergency">{signs[0]}</Chip>}
          {languagesIn(requests).map((language) => (
            <Chip key={language}>{language}</Chip>
          ))}
          {withdrawn && <Chip look="urgent">Consent taken back: do not ring</Chip>}
          {atRisk && <Chip look="urgent">We are closed then</Chip>}
          {tries > 0 && <Chip look={tries >= mostTries ? 'urgent' : 'plain'}>{triesWords(tries)}</Chip>}
          {askedDoctorAt !== null && <Chip>With the doctor</Chip>}
          {openWith && <Chip look="good">{names.get(openWith) ?? openWith} has it open</Chip>}
          {wroteBefore && asked === 1 && <Chip>Wrote before</Chip>}
        </span>
      </a>
      {written?.phone && !withdrawn && (
        <a
          aria-label={`Call ${people}`}
          className="flex w-14 shrink-0 items-center justify-center text-brand"
          data-call=""
          href={telLink(written.phone)}
        >
          <Icon name="phone" />
        </a>
      )}
    </li>
  );
}
