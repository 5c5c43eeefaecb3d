import type { TreatmentText } from '#content/treatment-text.ts';
import { Paragraph } from '#sections/treatment/text-blocks.tsx';
import { inOrder } from '#ui/in-order.ts';
import { Comparison } from './comparison.tsx';
import { OptionNames, Options } from './options.tsx';
import { PeopleChart } from './people-chart.tsx';

/** The choices: in a table, in numbers and in full. */
export function Choices({ text: { overview, compared, charts, options } }: { text: TreatmentText }) {
  return (
    <>
      <Paragraph runs={overview} />
      {compared.length > 0 ? <Comparison options={compared} /> : <OptionNames options={options} />}
      {charts.length > 0 && (
        <div aria-label="Numbers, drawn" className="swiped" role="group" tabIndex={charts.length > 1 ? 0 : undefined}>
          {inOrder(charts).map(({ key, item }) => (
            <PeopleChart chart={item} key={key} />
          ))}
        </div>
      )}
      <Options options={options} />
    </>
  );
}
