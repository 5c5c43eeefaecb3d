import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { queries } from '#content/search/queries.ts';
import { searchData } from '#content/search/search-data.ts';
import type { Models } from '#search/classifier/model.ts';
import { fileOf, modelsIn } from '#search/classifier/model-file.ts';
import { trainBoth } from '#search/classifier/train-both.ts';
import { withoutRepeats } from '#search/without-repeats.ts';

const folder = new URL('../../node_modules/.cache/', import.meta.url);
const code = [
  'classifier/examples.ts',
  'classifier/features.ts',
  'classifier/labels.ts',
  'classifier/model-file.ts',
  'classifier/train.ts',
  'classifier/train-both.ts',
  'sound-key.ts',
  'vocabulary.ts',
  'words.ts',
].map((file) => readFileSync(new URL(`../../src/search/${file}`, import.meta.url)));

/** The models as the build trains them. Training takes seconds, so what was trained on the same queries and words by the same code is kept. */
export function trainedModels(): Models {
  const data = withoutRepeats(searchData);
  const hash = createHash('sha256').update(JSON.stringify([queries, data]));
  for (const text of code) hash.update(text);
  const file = new URL(`search-model-${hash.digest('hex').slice(0, 16)}.bin`, folder);
  try {
    return modelsIn(new Uint8Array(readFileSync(file)).buffer);
  } catch {
    const models = trainBoth(data, queries);
    mkdirSync(folder, { recursive: true });
    const own = new URL(`${file.href}.${process.pid}`);
    writeFileSync(own, new Uint8Array(fileOf(models)));
    renameSync(own, file);
    return models;
  }
}
