import { saidBy } from '#content/languages/figure-words.ts';
import { rulesOfCard } from '#content/languages/whole-texts.ts';
import type { Language } from '#content/languages.ts';
import { costInParts, operations } from '#content/operations.ts';
import { findRegion } from '#content/symptoms/regions.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { readContentFiles } from './content-files.ts';
import { latinIn, longSentencesIn, stringsIn } from './translation-problems.ts';
import { folderOf, readTranslations, type Translation } from './translations.ts';

/** A language's files, its glossary's words in Latin letters, and how it says figures. */
export async function readLanguage(language: Pick<Language, 'tag'>) {
  const load = async (file: string) => (await import(new URL(file, folderOf(language)).href)) as Readonly<Record<string, unknown>>;
  const [{ latinWords = [] }, { numbers = {} }] = await Promise.all([load('glossary.ts'), load('numbers.ts')]);
  return {
    translations: await readTranslations(language),
    latinWords: latinWords as ReadonlyArray<string>,
    numbers: numbers as Readonly<Record<string, string>>,
  };
}

/** The counts of a translated text, for `npm run parity` and `npm run content-report`. */
export function countsOf({ text }: Pick<Translation, 'text'>, latinWords: ReadonlyArray<string>) {
  const texts = stringsIn(Object.fromEntries(Object.entries(text).filter(([part]) => part !== 'of')));
  const { latin, words } = latinIn(texts, latinWords);
  const { long, sentences } = longSentencesIn(texts);
  const figures = new Set(texts.flatMap((each) => each.match(/\{[a-zA-Z][\w-]*\}/g) ?? [])).size;
  return { words, latin, sentences, long, figures };
}

/** Of the rules that each begun page's card needs, those that the language lacks, by the page's file: such a page is not shown. */
export async function lackingRules(translations: ReadonlyArray<Pick<Translation, 'kind' | 'file' | 'text'>>) {
  const known = new Set(translations.filter(({ kind }) => kind === 'rules').flatMap(({ text }) => Object.keys(text)));
  const cards = new Map<string, ReadonlyArray<string>>(
    (await readContentFiles()).flatMap(({ kind, name, page }) =>
      kind === 'treatment' ? [[`treatments/${name}.ts`, Object.values(rulesOfCard(page.careCard)).flat()] as const] : [],
    ),
  );
  const needed = ({ kind, file }: Pick<Translation, 'kind' | 'file'>): ReadonlyArray<string> => {
    if (kind !== 'region') return cards.get(file) ?? [];
    return findRegion(file.replace(/^.*\/|\.ts$/g, ''))?.symptoms.flatMap(({ rules }) => rules) ?? [];
  };
  return new Map(
    translations.flatMap((translation) => {
      const lacking = [...new Set(needed(translation))].filter((id) => !known.has(id));
      return lacking.length > 0 ? [[translation.file, lacking] as const] : [];
    }),
  );
}

/** The figures of the whole content that a language's `numbers.ts` cannot say. */
export async function unsaidFigures(numbers: Readonly<Record<string, string>>): Promise<ReadonlyArray<string>> {
  const pages = (await readContentFiles()).flatMap((file) => (file.kind === 'treatment' ? Object.values(file.page.evidence.figures) : []));
  const values = [...pages, ...Object.values(triageEvidence.figures)].map(({ value }) => value);
  const own = Object.values(operations).flatMap((operation) => {
    const { lasts, stay, anaesthetic } = operation;
    return [lasts, stay, anaesthetic, costInParts(operation).price];
  });
  return [...new Set([...values, ...own])].filter((value) => saidBy(numbers, value) === undefined);
}
