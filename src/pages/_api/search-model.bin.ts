import { queries } from '#content/search/queries.ts';
import { searchData } from '#content/search/search-data.ts';
import { fileOf } from '#search/classifier/model-file.ts';
import { train } from '#search/classifier/train.ts';
import { withoutRepeats } from '#search/without-repeats.ts';

/** The classifier of queries as a file, for the Worker alone: the build trains it on `content/search/queries`. */
export function GET(): Response {
  return new Response(fileOf(train(withoutRepeats(searchData), queries)));
}

export const getConfig = () => ({ render: 'static' }) as const;
