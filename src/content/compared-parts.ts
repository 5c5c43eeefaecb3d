import type { Run, Runs } from './page-text.ts';

/** A part of a cell in the table of choices: what is counted, with its colon, and the count; or words alone. */
export type ComparedPart = { what: Runs; said: Runs };

const isFigure = ({ kind }: Run) => kind === 'figure';

const atSemicolons = (runs: Runs): ReadonlyArray<Runs> =>
  runs.reduce<ReadonlyArray<Runs>>(
    (parts, run) => {
      const words = run.kind === 'text' ? run.text.split('; ') : [];
      const [first, ...rest] = words.map((text): Runs => (text === '' ? [] : [{ kind: 'text', text }]));
      return [...parts.slice(0, -1), [...(parts.at(-1) ?? []), ...(first ?? [run])], ...rest];
    },
    [[]],
  );

/** Parts 'Leaks: 3 in 100' after its first colon, if a figure follows. */
function atColon(runs: Runs): ComparedPart {
  const at = runs.findIndex((run) => run.kind === 'text' && run.text.includes(': '));
  const run = runs[at];
  if (run?.kind !== 'text' || !runs.slice(at).some(isFigure)) return { what: [], said: runs };
  const end = run.text.indexOf(': ') + 2;
  const said = run.text.slice(end);
  return {
    what: [...runs.slice(0, at), { kind: 'text', text: run.text.slice(0, end) }],
    said: [...(said === '' ? [] : [{ kind: 'text', text: said } as const]), ...runs.slice(at + 1)],
  };
}

/** The parts of a cell such as 'Leaks: 3 in 100; deaths: 1 in 1,000', which semicolons part; words without a figure are one. */
export const partsOfCell = (runs: Runs): ReadonlyArray<ComparedPart> =>
  runs.some(isFigure) ? atSemicolons(runs).map(atColon) : [{ what: [], said: runs }];

const share = /\d\W*(?:in|of)\W*\d/;
const bare = /^[\d.,]+$/;
const years = /^\d{4}(?:\D|$)/;

/** Whether a figure of this part is what it says, and not the time or the place in which it was counted. */
export function mainFigureOf({ said }: ComparedPart): (figure: string) => boolean {
  const hasShare = said.some((run) => run.kind === 'figure' && share.test(run.value));
  return (figure) => (hasShare ? share.test(figure) || bare.test(figure) : !years.test(figure));
}
