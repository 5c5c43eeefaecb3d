import type { ReactNode } from 'react';
import { textOfRuns } from '#content/page-text.ts';
import type { People } from '#content/people.ts';
import type { ChartText } from '#content/shared-text.ts';
import type { TreatmentText } from '#content/treatment-text.ts';
import { Paragraph } from '#sections/treatment/text-blocks.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { Comparison } from './comparison.tsx';
import { OptionNames, Options } from './options.tsx';

// Two tens to a row, a little apart, so that they can be counted.
const ten = 10;
const perRow = 2 * ten;
const apart = 1;

// Dashes of zero length with round caps are dots, so one stroke draws up to ten of them.
const dots = (from: number, to: number): string => {
  const tens: string[] = [];
  for (let at = from; at < to; ) {
    const end = Math.min(to, at - (at % ten) + ten);
    const x = (at % perRow) * 2 + 1 + (at % perRow < ten ? 0 : apart);
    tens.push(`M${x} ${Math.floor(at / perRow) * 2 + 1}h${(end - at) * 2 - 1.9}`);
    at = end;
  }
  return tens.join('');
};

/** `n` of `of` people as large dots, the others as small ones: the size works in print and without colour vision. */
function PeopleDots({ people: { n, of }, sentence }: { people: People; sentence: string }) {
  const width = Math.min(of, perRow) * 2 + (of > ten ? apart : 0);
  const height = Math.ceil(of / perRow) * 2;
  return (
    <svg
      aria-label={sentence}
      className="people-dots w-full max-w-80"
      fill="none"
      role="img"
      strokeDasharray="0 2"
      strokeLinecap="round"
      viewBox={`0 0 ${width} ${height}`}
    >
      {n < of && <path className="stroke-edge" d={dots(n, of)} strokeWidth="1.1" />}
      {n > 0 && <path className="stroke-brand" d={dots(0, n)} strokeWidth="1.6" />}
    </svg>
  );
}

/** The deciding numbers as countable people. */
function PeopleChart({ chart: { title, of, rows } }: { chart: ChartText }) {
  return (
    <figure className="rounded-md border border-line bg-surface px-5 py-4" data-of={of?.join(' ')} data-reveal="svg">
      <figcaption className="font-semibold">
        <MarkedText runs={title} />
      </figcaption>
      <div className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(max(6.5rem,40%),1fr))] gap-x-5 gap-y-4 print:grid-cols-2">
        {inOrder(rows).map(({ key, item: { label, figure, people } }) => (
          <div className="row-span-3 grid grid-rows-subgrid gap-y-1" key={key}>
            <p className="self-end leading-snug first-letter:uppercase">
              <MarkedText runs={label} />
            </p>
            <PeopleDots people={people} sentence={`${people.n} of ${people.of} people ${textOfRuns(label)}.`} />
            <p className="leading-snug font-bold">
              <MarkedText runs={figure} />
            </p>
          </div>
        ))}
      </div>
    </figure>
  );
}

/** The choices: compared in a table, taken along, drawn in numbers, and in full. */
export function Choices({ text: { overview, compared, rowNames, charts, options }, taken }: { text: TreatmentText; taken: ReactNode }) {
  return (
    <>
      <Paragraph runs={overview} />
      {compared.length > 0 ? <Comparison options={compared} rowNames={rowNames} /> : <OptionNames options={options} />}
      {taken}
      {charts.length > 0 && (
        <div aria-label="Numbers, drawn" className="swiped charts" role="group" tabIndex={charts.length > 1 ? 0 : undefined}>
          {inOrder(charts).map(({ key, item }) => (
            <PeopleChart chart={item} key={key} />
          ))}
        </div>
      )}
      <Options options={options} />
    </>
  );
}
