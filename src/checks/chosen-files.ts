import { basename } from 'node:path';
import { editDistance } from '#search/edit-distance.ts';

/** Names of content files without their endings, or a message about the unknown name. */
type ChosenFiles = { ok: true; names: ReadonlyArray<string> } | { ok: false; problem: string };

const farthest = 3;
const nameIn = (word: string) => (/(?:^|\/)triage(?:\/|$)/.test(word) ? 'triage' : basename(word, '.ts'));

function similar(wanted: string, known: ReadonlyArray<string>): ReadonlyArray<string> {
  const typed = wanted.toLowerCase();
  const distanceTo = (name: string) => (typed.length > 2 && name.includes(typed) ? 0 : editDistance(typed, name, farthest));
  return known
    .map((name) => ({ name, distance: distanceTo(name.toLowerCase()) }))
    .filter(({ distance }) => distance <= farthest)
    .toSorted((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ name }) => name);
}

/** Returns the typed content files, each a name (`polyps`) or a path (`src/content/treatments/polyps.ts`); all files if none was typed. */
export function chosenFiles(words: ReadonlyArray<string>, known: ReadonlyArray<string>): ChosenFiles {
  const names = words.map(nameIn);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown === undefined) return { ok: true, names: names.length > 0 ? names : known };
  const near = similar(unknown, known);
  const advice = near.length > 0 ? `Did you mean ${near.join(', ')}?` : 'Without a name the report has all of them.';
  return { ok: false, problem: `No content file is named '${unknown}'. ${advice}` };
}

/**
 * Takes the translated texts out of the typed words: a language's tag, or one of its files (`hi/treatments/fisures.ts`, or its path). All
 * texts if no word was typed; the other words are left for `chosenFiles`.
 */
export function chosenTexts(
  typed: ReadonlyArray<string>,
  languages: ReadonlyArray<{ tag: string; translations: ReadonlyArray<{ file: string }> }>,
): { texts: ReadonlyArray<string>; words: ReadonlyArray<string> } {
  const all = languages.flatMap(({ tag, translations }) => translations.map(({ file }) => `${tag}/${file}`));
  const textsOf = (word: string) => {
    const name = word.replace(/^.*languages\//, '').replace(/\.ts$/, '');
    return all.filter((text) => text === `${name}.ts` || text.startsWith(`${name}/`));
  };
  return {
    texts: typed.length === 0 ? all : typed.flatMap(textsOf),
    words: typed.filter((word) => textsOf(word).length === 0),
  };
}
