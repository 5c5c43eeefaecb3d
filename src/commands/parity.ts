/**
 * Compares each translated text (or the named files, such as `hi/treatments/fisures.ts`) with its English: keys, numbers, the hash of the
 * English, words in Latin letters, long sentences; names the rules that a page's card still lacks in the language, and, when no file is
 * named, the figures that its `numbers.ts` cannot say. Exits 1 if there are problems. With `--accept` it writes the hashes of the present
 * English into the named files: the translator confirms that both texts were read side by side.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { countsOf, lackingRules, readLanguage, unsaidFigures } from '#checks/translation-counts.ts';
import { acceptedIn } from '#checks/translation-hashes.ts';
import { stalePartsOf, unequalKeysOf, unequalNumbersOf } from '#checks/translation-problems.ts';
import type { Translation } from '#checks/translations.ts';
import { translatedLanguages } from '#content/languages.ts';

const options = process.argv.slice(2);
const accept = options.includes('--accept');
const wanted = options
  .filter((option) => !option.startsWith('--'))
  .map((name) => name.replace(/^.*languages\//, '').replace(/(?:\.ts)?$/, '.ts'));
const isWanted = (tag: string, file: string) => wanted.length === 0 || wanted.includes(`${tag}/${file}`);
if (accept && wanted.length === 0) {
  console.error('Name the files whose English you have read: npm run parity -- --accept hi/treatments/fisures.ts');
  process.exit(1);
}

const sums = { keys: 0, numbers: 0, stale: 0, latin: 0, words: 0, long: 0, sentences: 0 };

function problemsOf(translation: Translation, latinWords: ReadonlyArray<string>, lacking: ReadonlyArray<string>): ReadonlyArray<string> {
  const [keys, numbers, stale] = [unequalKeysOf(translation), unequalNumbersOf(translation), stalePartsOf(translation)];
  const { latin, words, long, sentences } = countsOf(translation, latinWords);
  sums.keys += keys.length;
  sums.numbers += numbers.length;
  sums.stale += stale.length;
  sums.latin += latin.length;
  sums.words += words;
  sums.long += long.length;
  sums.sentences += sentences;
  return [
    ...keys,
    ...numbers,
    ...stale.map((part) => `the English of '${part}' is not the one it was made from`),
    ...(lacking.length > 0 ? [`the page is not shown: its card lacks the rules ${lacking.join(', ')}`] : []),
    ...(latin.length > 0 ? [`in Latin letters: ${[...new Set(latin)].join(', ')}`] : []),
    ...(translation.kind !== 'rules' && sentences >= 10 && long.length * 10 > sentences
      ? [`${long.length} of ${sentences} sentences have over 20 words, such as: ${long[0]}`]
      : []),
  ];
}

let seen = 0;
for (const language of translatedLanguages) {
  const { translations, latinWords, numbers } = await readLanguage(language);
  const lacking = await lackingRules(translations);
  for (const translation of translations) {
    if (!isWanted(language.tag, translation.file)) continue;
    seen += 1;
    if (accept) {
      await writeFile(translation.url, acceptedIn(await readFile(translation.url, 'utf8'), translation));
      continue;
    }
    const problems = problemsOf(translation, latinWords, lacking.get(translation.file) ?? []);
    if (problems.length > 0) {
      console.log(`${language.tag}/${translation.file}\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
      process.exitCode = 1;
    }
  }
  const unsaid = wanted.length === 0 ? await unsaidFigures(numbers) : [];
  if (unsaid.length > 0) {
    console.log(`${language.tag}/numbers.ts\n${unsaid.map((value) => `  - does not say '${value}'`).join('\n')}`);
    process.exitCode = 1;
  }
}
if (seen < wanted.length || seen === 0) {
  console.error(`Found ${seen} of ${wanted.length} files. Name them like hi/treatments/fisures.ts.`);
  process.exitCode = 1;
} else if (accept) {
  console.log(`Wrote the hashes of ${seen} ${seen === 1 ? 'file' : 'files'}. Now: npm run parity -- ${wanted.join(' ')}`);
} else {
  const { keys, numbers, stale, latin, words, long, sentences } = sums;
  console.log(`${seen} files: ${keys} keys, ${numbers} numbers, ${stale} hashes that differ; ${latin} of ${words} words in Latin letters;`);
  console.log(
    `${sentences - long} of ${sentences} sentences have 20 words or fewer (${((100 * (sentences - long)) / Math.max(1, sentences)).toFixed(0)} in 100).`,
  );
}
