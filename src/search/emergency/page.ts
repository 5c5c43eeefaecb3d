import type { Concept, Scope } from '#content/search/sign-words.ts';
import type { Mention } from './lexicon.ts';
import type { Token } from './tokens.ts';

/** A sign's part in a text, and what the words around it make of it. */
export type Finding = Mention<Concept> & {
  sentence: number;
  /** Said not to be: 'no blood'. */
  denied: boolean;
  /** A negation beside it: 'cannot breathe', 'saans nahi le pa rahe'. */
  negated: boolean;
  /** Long ago, or over. */
  past: boolean;
  /** Asked about in general. */
  general: boolean;
};

/** A text as it is read: its words, and what was found at each of them. */
export type Page = {
  tokens: ReadonlyArray<Token>;
  findings: ReadonlyArray<Finding>;
  /** The findings that have a word at each place and that can be denied, and the scopes there. */
  at: ReadonlyArray<ReadonlyArray<Finding>>;
  scopesAt: ReadonlyArray<ReadonlySet<Scope>>;
  ofScope: (scope: Scope) => ReadonlyArray<Mention<Scope>>;
};
