import type { CareCard, Evidence } from './evidence.ts';
import type { Operation, OperationKey } from './operations.ts';
import type { Organ } from './organs.ts';
import type { Picture } from './picture.ts';
import type { GroupId } from './triage/groups.ts';

/** The page in five lines, each one sentence or two: the answers that a frightened reader wants first. */
export type InShort = {
  /** Is it an emergency? It agrees with the care card, in fewer words. */
  emergency: string;
  /** Do I need an operation? */
  operation: string;
  /** What are the choices? */
  choices: string;
  /** How long until I am back to usual life? */
  back: string;
  /** What do I do next? */
  next: string;
};

/** One option in the table of comparison: eight words a cell at the most, null where there is no good figure. */
export type Comparison = {
  /** 'None', 'A few small cuts', 'One long cut'. */
  cut: string;
  /** Nights in hospital. */
  nights: string | null;
  /** Until usual life and desk work. */
  usualLife: string | null;
  /** The risk that matters most, with its figure where there is one. */
  mainRisk: string | null;
  /** How often the illness or its trouble comes back. */
  comesBack: string | null;
  /**
   * The operation of this practice that the option is; its own answer, marked 'here', fills nights and usual life that are null. Several
   * where the option can be done in several ways, each with an answer of its own. The page lists each in `operations`, and no other option
   * of the page names the same.
   */
  operation?: OperationKey | readonly [OperationKey, OperationKey, ...ReadonlyArray<OperationKey>];
  /** What a live site shows in a cell that is null until the practice has given its own answer: a count from elsewhere, or words. */
  untilGiven?: { nights?: string; usualLife?: string };
};

/** What the practice answers about each of its operations, and a page's text may also give a time for. */
export type OwnAnswerTopic = 'nights' | Exclude<keyof Operation['back'], 'drink' | 'walk'>;

/** What a row of the comparison is called on a page where its usual name would not be true ('Well after 3 years'). */
export type RowNames = Partial<Record<'usualLife' | 'comesBack' | 'mainRisk', string>>;

/** Figures shown as people in rows of dots: marks of figures that say 'n in 100' or 'n of m' with m up to 100; one m for all rows. */
export type PeopleChart = {
  title: string;
  /** The places in `treatment.details` of the choices that it is about; without it, it is about all of them. */
  of?: ReadonlyArray<number>;
  rows: ReadonlyArray<{ label: string; figure: `{${string}}` }>;
};

/** One way of treating, doing nothing included. `title` and `description` say what it is; the rest lets a patient compare. */
export type TreatmentDetail = {
  title: string;
  /** What happens. */
  description: string;
  benefits: string;
  /** Risks as natural frequencies, with one denominator within the page ('3 in 100 people'). */
  risks: string;
  recovery: string;
  compare?: Comparison;
  /** True for the one detail that says what happens without treatment. */
  withoutTreatment?: true;
};

/**
 * A treatment page. Every string that a patient reads may hold `{figure}` (a number with its reference)
 * and `[source]` (a reference alone), both by key; nothing else is markup.
 */
export type Treatment = {
  /** Number in the practice's catalogue, 1 to 28; null for a page outside it. */
  id: number | null;
  /** First segment of its address. */
  group: string;
  /** Last segment of its address, as published; never corrected, because a correction breaks the link. */
  link: string;
  name: string;
  /** Other names that people search for: plain English, then Hindi in Devanagari. */
  otherNames: ReadonlyArray<string>;
  /** Under the name, instead of 'Also called' with the first other names: where those name kinds of it. */
  subtitle?: string;
  kind: 'condition' | 'operation';
  /** Parts of the digestive drawing that are lit, the main one first. */
  organs: readonly [Organ, ...ReadonlyArray<Organ>];
  /** The drawing beside its name in lists: a file of public/icons/groups. */
  icon: string;
  /** WHO ICD-10 code, or null where none fits. */
  icd10: string | null;
  /** For search results: 120 to 160 characters that name the reader's question. No `{}` or `[]`. */
  summary: string;
  keywords: ReadonlyArray<string>;
  /** What this page helps the reader to do; one sentence (DISCERN 1). */
  aims: string;
  /** What it is, in two or three sentences, the answer first. */
  description: string;
  inShort: InShort;
  careCard: CareCard;
  /** Those whom the page is about: their rows are not folded. */
  cardSubjects?: ReadonlyArray<GroupId>;
  symptoms: ReadonlyArray<string>;
  /** Causes, and who gets it. */
  causes: ReadonlyArray<string>;
  types: ReadonlyArray<{ title: string; details: string }>;
  /** How it is found. `sheet` says how to get ready for it. */
  tests: ReadonlyArray<{ title: string; details: string; sheet?: OperationKey }>;
  treatment: { overview: string; rowNames?: RowNames; details: ReadonlyArray<TreatmentDetail> };
  /** The figures that decide, as charts; one or two. */
  charts?: ReadonlyArray<PeopleChart>;
  /** Medicines that are used, by name: what each is for, and what to watch for. */
  medicines?: ReadonlyArray<{ title: string; details: string }>;
  /** What is different in children, in pregnancy or for the family (screening included). */
  others?: ReadonlyArray<{ title: string; details: string }>;
  /** Operations of this practice that the page is about; the practice's own answers of each are shown. */
  operations?: ReadonlyArray<OperationKey>;
  /** Why a time in the text is not the practice's own answer; shown under the answers. Without it the two must overlap. */
  differs?: ReadonlyArray<{ of: OwnAnswerTopic; why: string }>;
  /** The disease drawn, and the operation step by step. */
  images: ReadonlyArray<Picture>;
  /** What is not known, or where sources disagree (DISCERN 8). */
  uncertainties: ReadonlyArray<string>;
  /** How to prepare for the treatment. */
  preparing: ReadonlyArray<string>;
  /** What to expect in hospital. */
  inHospital: ReadonlyArray<string>;
  /** Recovery in order: 'The first days', 'The first weeks', … */
  recovery: ReadonlyArray<{ when: string; what: string }>;
  /** Deciding together: what to weigh with the surgeon (DISCERN 15). */
  deciding: string;
  questions: ReadonlyArray<string>;
  /** Living with it: daily life, food, work, mood (DISCERN 13). */
  livingWith: ReadonlyArray<string>;
  /** Where else to find help and information (DISCERN 7). */
  support: ReadonlyArray<{ name: string; url: `https://${string}` }>;
  evidence: Evidence;
  /** The day the text was written or last changed (YYYY-MM-DD). */
  written: `${number}-${number}-${number}`;
};
