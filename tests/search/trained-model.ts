import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { queries } from '#content/search/queries.ts';
import { searchData } from '#content/search/search-data.ts';
import type { Model } from '#search/classifier/model.ts';
import { fileOf, modelIn } from '#search/classifier/model-file.ts';
import { train } from '#search/classifier/train.ts';
import { withoutRepeats } from '#search/without-repeats.ts';

const folder = new URL('../../node_modules/.cache/', import.meta.url);
const code = [
  'classifier/examples.ts',
  'classifier/features.ts',
  'classifier/labels.ts',
  'classifier/model-file.ts',
  'classifier/model.ts',
  'classifier/rounds.ts',
  'classifier/train.ts',
  'classifier/train-outside.ts',
  'classifier/train-places.ts',
  'sound-key.ts',
  'vocabulary.ts',
  'words.ts',
].map((file) => readFileSync(new URL(`../../src/search/${file}`, import.meta.url)));

/** The model as the build trains them. Training takes seconds, so what was trained on the same queries and words by the same code is kept. */
export function trainedModel(): Model {
  const data = withoutRepeats(searchData);
  const hash = createHash('sha256').update(JSON.stringify([queries, data]));
  for (const text of code) hash.update(text);
  const file = new URL(`search-model-${hash.digest('hex').slice(0, 16)}.bin`, folder);
  try {
    return modelIn(new Uint8Array(readFileSync(file)).buffer);
  } catch {
    const model = train(data, queries);
    mkdirSync(folder, { recursive: true });
    const own = new URL(`${file.href}.${process.pid}`);
    writeFileSync(own, new Uint8Array(fileOf(model)));
    renameSync(own, file);
    return model;
  }
}
