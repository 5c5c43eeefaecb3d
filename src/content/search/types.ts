import type { Urgency } from '#content/triage/rule.ts';

/** What a result is, as its row says. */
export type PageKind = 'treatment' | 'service' | 'complaint' | 'practice' | 'sheet' | 'cost' | 'after' | 'article';

/** What is found: a page of ours or a part of one, or an article of the blog that has this title. The words that matter most stand first. */
export type Findable = {
  href: string;
  name: string;
  /** A line under the name, that says what the page answers. */
  about: string;
  kind: PageKind;
  words: ReadonlyArray<string>;
  /** Where a complaint is felt. */
  place?: string;
  /** How soon a complaint needs somebody. */
  urgency?: Urgency;
  /** Whether a complaint is of some people alone: after an operation, in pregnancy, of a child. */
  ofSome?: true;
  /** What an operation costs. */
  price?: string;
  /** Whether a treatment page lays its choices side by side. */
  compares?: boolean;
  /** The operations that a treatment page is about, by key, and its sheet of what matters. */
  operations?: ReadonlyArray<string>;
  matters?: string;
};

/** The practice's own answers about one operation, `about` if it gave them, and whether it has a sheet of getting ready. */
export type OperationRow = { name: string; price: string; about?: string; sheet?: true };

/** What this practice does not treat, and whom to see with it. */
export type NotOurs = {
  title: string;
  see: string;
  words: ReadonlyArray<string>;
  /** Words that mean something of ours as well: what is ours is shown, with this beside it. */
  maybe?: ReadonlyArray<string>;
};

/** What somebody may want to know of an operation, and the words that say so. */
export type Wish = 'cost' | 'ready' | 'matters' | 'again';

/** All that the search knows, as one file of the site. */
export type SearchData = {
  findable: ReadonlyArray<Findable>;
  operations: Readonly<Record<string, OperationRow>>;
  /** What is said about operations whose answers are examples. */
  example: string;
  notOurs: ReadonlyArray<NotOurs>;
  /** The rules that call for an ambulance, as the rulebook of triage words them. */
  emergencies: Readonly<Record<string, string>>;
  /** Each list is one thing in several languages and spellings; words that stand together count as one. */
  sameWords: ReadonlyArray<string>;
  wishes: Readonly<Record<Wish, string>>;
  /** Words that tell nothing, and words that tell little. */
  filler: string;
  weak: string;
  /** Words that mean nothing outside medicine, and spellings of some that are everyday English as well. */
  medical: string;
  everyday: string;
  /** Words of another world than medicine. */
  elsewhere: string;
  /** Animals, and what is eaten of one or comes from one to people. */
  animals: string;
  ofAnimals: string;
  /** What is felt, and names of illnesses, beside which a feeling is not asked about on its own. */
  felt: string;
  general: string;
  illnesses: string;
  others: string;
  /** What is asked of any illness, and what every sheet of getting ready tells. */
  asides: string;
  readying: string;
  /** What is done and had around any operation, and of that what comes once it is over. */
  stay: string;
  healing: string;
  /** How somebody asks who pays. */
  cover: string;
  /** What is said beside an illness by somebody who asks whether to operate. */
  deciding: string;
  /** How somebody asks what a surgeon has done before: one word of each. */
  doneBefore: ReadonlyArray<string>;
};
