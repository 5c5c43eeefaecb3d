import type { CareCard, Evidence } from './evidence.ts';
import type { OperationKey } from './operation-keys.ts';
import type { Organ } from './organs.ts';
import type { RowNames, TreatmentDetail } from './treatment.ts';
import type { GroupId } from './triage/groups.ts';

/** A page at `/treatment/{link}` about a part of the practice's work. Marks in the text as in a treatment page. */
export type ServicePage = {
  link: string;
  name: string;
  /** Parts of the digestive drawing that it is about, the lit one first; with none the whole drawing is shown. */
  organs: ReadonlyArray<Organ>;
  /** For search results: 120 to 160 characters, no marks. */
  summary: string;
  keywords: ReadonlyArray<string>;
  /** What this page helps the reader to do; one sentence. */
  aims?: string;
  description: string;
  /** A legal notice that must stand at the top of the page. */
  notice?: string;
  careCard: CareCard;
  /** Those whom the page is about: their rows are not folded. */
  cardSubjects?: ReadonlyArray<GroupId>;
  /** `sheet` says how to get ready for what a section is about. */
  sections: ReadonlyArray<{ title: string; paragraphs: ReadonlyArray<string>; list?: ReadonlyArray<string>; sheet?: OperationKey }>;
  /** The choices, doing nothing among them, as on a treatment page; none where the page is about no choice. */
  options?: ReadonlyArray<TreatmentDetail>;
  rowNames?: RowNames;
  /** What is not known, or where sources disagree. */
  uncertainties?: ReadonlyArray<string>;
  /** What to weigh, with whom. */
  deciding?: string;
  questions: ReadonlyArray<string>;
  /** Where else to find help and information. */
  support?: ReadonlyArray<{ name: string; url: `https://${string}` }>;
  /** Links of the treatment pages that it concerns. */
  related: ReadonlyArray<string>;
  evidence: Evidence;
  written: `${number}-${number}-${number}`;
};
