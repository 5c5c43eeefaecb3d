import type { Picture } from '#content/picture.ts';
import type { TreatmentText } from '#content/treatment-text.ts';
import { Paragraph } from '#sections/treatment/text-blocks.tsx';
import { inOrder } from '#ui/in-order.ts';
import { Comparison } from './comparison.tsx';
import { OptionNames, Options } from './options.tsx';
import { PeopleChart } from './people-chart.tsx';
import { Drawings } from './pictures.tsx';

type Props = { text: TreatmentText; link: string; images: ReadonlyArray<Picture> | undefined };

/** The choices: in a table, in numbers, in pictures and in full. */
export function Choices({ text: { overview, compared, charts, options }, link, images = [] }: Props) {
  const [, ...others] = images.filter(({ frames }) => !frames);
  return (
    <>
      <Paragraph runs={overview} />
      {compared.length > 0 ? <Comparison options={compared} /> : <OptionNames options={options} />}
      {inOrder(charts).map(({ key, item }) => (
        <PeopleChart chart={item} key={key} />
      ))}
      <Options options={options} />
      <Drawings images={[...images.filter(({ frames }) => frames), ...others]} treatment={link} />
    </>
  );
}
