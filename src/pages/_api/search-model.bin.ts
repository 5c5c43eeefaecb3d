import { queries } from '#content/search/queries.ts';
import { searchData } from '#content/search/search-data.ts';
import { examplesFrom } from '#search/classifier/examples.ts';
import { fileOf } from '#search/classifier/model-file.ts';
import { train } from '#search/classifier/train.ts';
import { prepare } from '#search/index.ts';
import { withoutRepeats } from '#search/without-repeats.ts';

/** The classifier of queries as a file, for the Worker alone: the build trains it on `content/search/queries`. */
export function GET(): Response {
  const data = withoutRepeats(searchData);
  return new Response(fileOf(train(examplesFrom(data, queries), prepare(data).vocabulary)));
}

export const getConfig = () => ({ render: 'static' }) as const;
