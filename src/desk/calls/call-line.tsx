import { telLink } from '#desk/frame/reach.ts';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import { Icon } from '#ui/icon.tsx';
import { Chip } from './chip.tsx';
import { dueWords } from './due-words.ts';
import { factsOf, triesWords } from './fact-words.ts';
import type { ShownLine } from './shown-list.ts';

type Props = { line: ShownLine; now: number; query: string; isCurrent: boolean };

/** One line of the call list: it leads to the request, and a tap on the phone beside it rings. */
export function CallLine({ line, now, query, isCurrent }: Props) {
  const { written, dueAt, tries, emergency, wroteBefore, atRisk, openWith, withdrawn } = line;
  const name = written ? written.name : unreadable;
  return (
    <li className={`flex items-stretch ${isCurrent ? 'bg-brand-100' : 'hover:bg-brand-50'}`}>
      <a
        aria-current={isCurrent ? 'true' : undefined}
        className="block min-w-0 flex-1 py-2 pr-1 pl-3 text-ink no-underline"
        data-line=""
        href={`${pathOf(line)}${query}`}
      >
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 break-words font-semibold">{name}</span>
          <span className={dueAt <= now ? 'font-bold text-sm text-urgent' : 'text-sm text-soft'}>{dueWords(line, now)}</span>
        </span>
        <span className="mt-0.5 flex flex-wrap gap-x-1.5 gap-y-1">
          {emergency.length > 0 && <Chip look="emergency">May be an emergency</Chip>}
          {withdrawn && <Chip look="urgent">Consent taken back: do not ring</Chip>}
          {atRisk && <Chip look="urgent">We are closed that day</Chip>}
          {tries > 0 && <Chip look={tries >= mostTries ? 'urgent' : 'plain'}>{triesWords(tries)}</Chip>}
          {openWith && <Chip look="good">{openWith} has it open</Chip>}
          {factsOf(line).map((fact) => (
            <Chip key={fact}>{fact}</Chip>
          ))}
          {wroteBefore && <Chip>Wrote before</Chip>}
        </span>
      </a>
      {written?.phone && !withdrawn && (
        <a
          aria-label={`Call ${name}`}
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
