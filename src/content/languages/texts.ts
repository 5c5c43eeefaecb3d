import type { Language } from '#content/languages.ts';
import type { TimeWords } from '#content/promise-as-read.ts';
import type { Treatment } from '#content/treatment.ts';
import type { text as englishHome } from './en/home.ts';
import type { text as englishMedicines } from './en/medicines.ts';
import type { text as englishNotOurs } from './en/not-ours.ts';
import type { text as englishPractice } from './en/practice.ts';
import type { text as englishWords } from './en/words.ts';
import { keptTogether } from './kept-together.ts';
import type { TextsIn, TreatmentIn } from './translated.ts';

export type Words = TextsIn<typeof englishWords>;
export type TreatmentText = TreatmentIn<Treatment>;
type Of = Readonly<Record<string, string>>;
export type RegionText = {
  of: Of;
  name: string;
  summary: string;
  symptoms: Readonly<Record<string, { words: string; note?: string; soonestIf?: string }>>;
};
type Step = { title: string; details: string };
export type SheetText = {
  of: Of;
  name: string;
  before: ReadonlyArray<string>;
  bring: ReadonlyArray<string>;
  steps?: ReadonlyArray<Step>;
};
export type RuleTexts = { of: Readonly<Record<string, string | undefined>>; words: Readonly<Record<string, string | undefined>> };

export type Texts = {
  language: Language;
  words: Words;
  home: TextsIn<typeof englishHome>;
  practice: TextsIn<typeof englishPractice>;
  times: TimeWords;
  medicines: TextsIn<typeof englishMedicines>;
  notOurs: TextsIn<typeof englishNotOurs>;
  numbers: Readonly<Record<string, string>>;
  rules: RuleTexts;
  treatments: Readonly<Record<string, TreatmentText>>;
  regions: Readonly<Record<string, RegionText>>;
  sheets: Readonly<Record<string, SheetText>>;
  /** The files of plain texts whose English is a file of its own, by its name: 'words', 'forms'. */
  plain: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
};

/** The modules of a language's folder, by their paths below it: 'treatments/fisures.ts'. */
export type TextModules = Readonly<Record<string, unknown>>;

const textOf = <Text>(module: unknown): Text => keptTogether((module as { text: Text }).text);

/** Puts a language together from its files. Throws where one that every page needs is missing. */
export function textsFrom(language: Language, modules: TextModules): Texts {
  const needed = (file: string): unknown => {
    if (!(file in modules)) throw new Error(`The language '${language.tag}' has no ${file}.`);
    return modules[file];
  };
  const inFolder = <Text>(folder: string): Readonly<Record<string, Text>> =>
    Object.fromEntries(
      Object.entries(modules).flatMap(([file, module]) =>
        file.startsWith(`${folder}/`) ? [[file.slice(folder.length + 1, -'.ts'.length), textOf<Text>(module)]] : [],
      ),
    );
  const rules = Object.values(inFolder<RuleTexts>('triage'));
  return {
    language,
    words: textOf(needed('words.ts')),
    home: textOf(needed('home.ts')),
    practice: textOf(needed('practice.ts')),
    times: (needed('times.ts') as { times: TimeWords }).times,
    medicines: textOf(needed('medicines.ts')),
    notOurs: textOf(needed('not-ours.ts')),
    numbers: (needed('numbers.ts') as { numbers: Texts['numbers'] }).numbers,
    rules: { of: Object.assign({}, ...rules.map(({ of }) => of)), words: Object.assign({}, ...rules.map(({ words }) => words)) },
    treatments: inFolder('treatments'),
    regions: inFolder('symptoms'),
    sheets: inFolder('getting-ready'),
    plain: Object.fromEntries(
      Object.entries(modules).flatMap(([file, module]) => {
        const text = file.includes('/') ? undefined : textOf<Texts['plain'][string] | undefined>(module);
        return text?.of ? [[file.slice(0, -'.ts'.length), text]] : [];
      }),
    ),
  };
}
