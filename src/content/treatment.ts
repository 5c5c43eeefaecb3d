import type { CareCard, Evidence } from './evidence.ts';
import type { Organ } from './organs.ts';

/** One way of treating, doing nothing included. `title` and `description` say what it is; the rest lets a patient compare. */
export type TreatmentDetail = {
  title: string;
  /** What happens. */
  description: string;
  benefits: string;
  /** Risks as natural frequencies, with one denominator within the page ('3 in 100 people'). */
  risks: string;
  recovery: string;
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
  /** WHO ICD-10 code, or null where none fits. */
  icd10: string | null;
  /** For search results: 120 to 160 characters that name the reader's question. No `{}` or `[]`. */
  summary: string;
  keywords: ReadonlyArray<string>;
  /** What this page helps the reader to do; one sentence (DISCERN 1). */
  aims: string;
  /** What it is, in two or three sentences, the answer first. */
  description: string;
  careCard: CareCard;
  symptoms: ReadonlyArray<string>;
  /** Causes, and who gets it. */
  causes: ReadonlyArray<string>;
  types: ReadonlyArray<{ title: string; details: string }>;
  /** How it is found. */
  tests: ReadonlyArray<{ title: string; details: string }>;
  treatment: { overview: string; details: ReadonlyArray<TreatmentDetail> };
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
