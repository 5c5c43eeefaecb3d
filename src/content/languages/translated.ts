import type { Operation } from '#content/operations.ts';
import type { Region, Symptom } from '#content/symptoms/symptom.ts';
import type { Treatment } from '#content/treatment.ts';

/** The same text in another language: the same keys, a string for each string, lists of the same length. */
export type Translated<English> = English extends string ? string : { readonly [Key in keyof English]: Translated<English[Key]> };

/** As many items as the list has, each of this shape. */
type ForEach<List, Item> = { readonly [At in keyof List]: Item };

/** Short hashes of the English that each part was translated from. `npm run parity -- --accept <file>` writes them. */
export type Hashes<Part extends string> = Readonly<Record<Part, string>>;

/** A file of plain texts whose English is a file of its own: `typeof import('…')`. */
export type TextsIn<English> = { of: Hashes<Extract<keyof English, string>> } & Translated<English>;

/** The parts of a treatment page that are translated; each has a hash. */
export const treatmentParts = ['name', 'summary', 'description', 'inShort', 'choices', 'questions', 'recovery'] as const;

/**
 * A treatment page in short. Numbers come by the English page's own `{figure}` keys. `choices` has an entry for each of
 * `treatment.details`, in their order, and `line` says in one sentence or two what it does for whom and what it costs them.
 */
export type TreatmentIn<English extends Treatment> = {
  of: Hashes<(typeof treatmentParts)[number]>;
  name: string;
  /** What people also call it, in this language's letters. */
  otherNames: ReadonlyArray<string>;
  /** For search results: 100 to 160 characters. No `{}` or `[]`. */
  summary: string;
  description: string;
  inShort: Translated<English['inShort']>;
  choices: ForEach<English['treatment']['details'], { title: string; line: string }>;
  questions: Translated<English['questions']>;
  recovery: Translated<English['recovery']>;
};

/** A region of 'What do you feel?'; its complaints by their ids. */
export type RegionIn<English extends Region> = {
  of: Hashes<'name' | English['symptoms'][number]['id']>;
  name: string;
  /** For search results: 100 to 160 characters. */
  summary: string;
  symptoms: {
    readonly [Complaint in English['symptoms'][number] as Complaint['id']]: Translated<
      Pick<Complaint, Extract<keyof Complaint, keyof Pick<Symptom, 'words' | 'note' | 'soonestIf'>>>
    >;
  };
};

/** Rules of one file of the rulebook, by their ids: as many as are translated. A page without all rules of its cards has no page. */
export type RulesIn<English> = {
  of: { readonly [Id in keyof English]?: string };
  words: { readonly [Id in keyof English]?: string };
};

type Ready = NonNullable<Operation['ready']>;
type StepsIn<English> = English extends { steps: infer Steps } ? { steps: ForEach<Steps, { title: string; details: string }> } : object;

/** The getting-ready sheet of one operation. Hours, nights and doses are the English operation's own. */
export type SheetIn<English extends { name: string; ready: Ready }> = {
  of: Hashes<'name' | 'before' | 'bring' | 'steps'>;
  name: string;
  before: Translated<English['ready']['before']>;
  bring: Translated<English['ready']['bring']>;
} & StepsIn<English['ready']>;
