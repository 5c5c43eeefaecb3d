/** What is found: a page of ours, or an article of the blog that has this title. The words that matter most stand first. */
export type Findable = {
  href: string;
  name: string;
  /** A line under the name, that says what the page answers. */
  about: string;
  kind: 'page' | 'article';
  words: ReadonlyArray<string>;
};

/** What this practice does not treat, and whom to see with it. */
export type NotOurs = {
  title: string;
  see: string;
  words: ReadonlyArray<string>;
  /** Words that mean something of ours as well: what is ours is shown, with this beside it. */
  maybe?: ReadonlyArray<string>;
};

/** All that the search knows, as one file of the site. */
export type SearchData = {
  findable: ReadonlyArray<Findable>;
  notOurs: ReadonlyArray<NotOurs>;
  /** The rules that call for an ambulance, as the rulebook of triage words them. */
  emergencies: Readonly<Record<string, string>>;
  /** Each list is one thing in several languages and spellings; words that stand together count as one. */
  sameWords: ReadonlyArray<string>;
  /** Words that tell nothing, and words that tell little. */
  filler: string;
  weak: string;
  /** Words that mean nothing outside medicine. */
  medical: string;
};
