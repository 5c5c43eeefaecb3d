import { type Concept, conceptWords, type Scope } from '#content/search/sign-words.ts';
import { type Mention, mentionsIn, type Work } from './lexicon.ts';
import { type Token, tokensOf } from './tokens.ts';

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

export type Reading = { findings: ReadonlyArray<Finding>; scopes: ReadonlyArray<Mention<Scope>> };

const isConcept = (mention: Mention): mention is Mention<Concept> => mention.means in conceptWords;

// What only colours a sign: a denial passes over it to the sign.
const colours: ReadonlySet<Concept> = new Set<Concept>(['much', 'sudden', 'worse', 'continuous', 'little', 'chronic', 'clear', 'afterWord', 'operated', 'child', 'old', 'medicine', 'sleepy']);
// The second halves of names: 'no breathing problem', 'no stomach pain'.
const compounds: ReadonlySet<Concept> = new Set<Concept>(['trouble', 'pain', 'blood', 'stool', 'swell']);
const verbs = /^(?:cannot|unable|dont|doesnt|didnt|wont|hardly|barely)$/;
// So many words a denial reaches forward and back.
const reach = 4;
const listReach = 6;
const endsClause = new Set(['but', 'however', 'lekin', 'magar', 'parantu', 'pan', 'लेकिन', 'मगर', 'परंतु', 'पण', 'now', 'today', 'abhi', 'ab', 'aaj', 'ata', 'aata', 'phir', 'अब', 'अभी', 'आज', 'आता', 'फिर', 'again', 'then']);

/** Reads a text: which parts of signs it names, and which of them are denied, past or only asked about. */
export function read(text: string, work: Work): Reading {
  const tokens = tokensOf(text, (word) => endsClause.has(word));
  const mentions = mentionsIn(
    tokens.map((token) => token.text),
    work,
  );
  const findings = mentions.filter(isConcept).map(
    (mention): Finding => ({
      ...mention,
      sentence: tokens[mention.from]?.sentence ?? 0,
      ...{ denied: false, negated: false, past: false, general: false },
    }),
  );
  const scopes = mentions.filter((mention): mention is Mention<Scope> => !isConcept(mention));
  const page = pageOf(tokens, findings, scopes);
  deny(page);
  putInThePast(page);
  generalise(page);
  return { findings, scopes };
}

type Page = {
  tokens: ReadonlyArray<Token>;
  findings: ReadonlyArray<Finding>;
  /** The findings that have a word at each place and that can be denied, and the scopes there. */
  at: ReadonlyArray<ReadonlyArray<Finding>>;
  scopesAt: ReadonlyArray<ReadonlySet<Scope>>;
  ofScope: (scope: Scope) => ReadonlyArray<Mention<Scope>>;
};

function pageOf(tokens: ReadonlyArray<Token>, findings: ReadonlyArray<Finding>, scopes: ReadonlyArray<Mention<Scope>>): Page {
  const at: Finding[][] = tokens.map(() => []);
  for (const finding of findings) if (!colours.has(finding.means)) for (let place = finding.from; place <= finding.to; place++) at[place]?.push(finding);
  const scopesAt = tokens.map(() => new Set<Scope>());
  for (const { means, from, to } of scopes) for (let place = from; place <= to; place++) scopesAt[place]?.add(means);
  return { tokens, findings, at, scopesAt, ofScope: (scope) => scopes.filter(({ means }) => means === scope) };
}

/** Finds what each negation denies: the next thing in an English clause, the one before in a Hindi or Marathi one, and the rest of its list. */
function deny({ tokens, at, scopesAt, ofScope }: Page): void {
  const is = (place: number, scope: Scope) => scopesAt[place]?.has(scope) ?? false;
  const sameClause = (one: number, other: number) => tokens[one]?.clause === tokens[other]?.clause;
  const sameSentence = (one: number, other: number) => tokens[one]?.sentence === tokens[other]?.sentence;
  const mark = (place: number) => {
    for (const finding of at[place] ?? []) finding.denied = finding.negated = true;
  };
  // A negation inside a phrase is a part of it: 'does not want to live'.
  const isPartOfPhrase = (place: number) => (at[place] ?? []).some(({ from, to }) => to > from);

  const forward = (place: number): boolean => {
    let found = false;
    const isList = /^(?:no|without|denies|denied|nil|never)$/.test(tokens[place]?.text ?? '');
    const joins = isList && tokens.some((token, other) => other > place && sameSentence(place, other) && /^n?or$/.test(token.text));
    for (let next = place + 1; next <= place + (found || joins ? listReach : reach); next++) {
      if (!(joins ? sameSentence(place, next) : sameClause(place, next)) || is(next, 'but')) break;
      if (is(next, 'notBefore') && next > place + 1) break;
      const here = (at[next] ?? []).length > 0;
      const compound = isList && at[next]?.some(({ means }) => compounds.has(means));
      if (here && (!found || joins || compound || is(next - 1, 'list') || at[next]?.some(({ from }) => from < next))) {
        mark(next);
        found = true;
      } else if (!here && is(next, 'deniedAlone') && !found) return true;
      else if (found && !is(next, 'list') && !joins) break;
    }
    return found;
  };
  const backward = (place: number): boolean => {
    let found = false;
    for (let before = place - 1; before >= place - (found ? listReach : reach); before--) {
      if (!sameClause(place, before)) break;
      const here = (at[before] ?? []).length > 0;
      if (here && (!found || is(before + 1, 'list') || at[before]?.some(({ to }) => to > before))) {
        mark(before);
        found = true;
      } else if (!here && !found && is(before, 'deniedAlone')) return true;
      else if ((here || !is(before, 'list')) && (found || is(before, 'ends'))) break;
    }
    return found;
  };
  const beside = (place: number) => {
    for (const step of [-1, 1])
      for (let next = place + step; Math.abs(next - place) < reach && sameClause(place, next); next += step) {
        if ((at[next] ?? []).length === 0) continue;
        for (const finding of at[next] ?? []) finding.negated = true;
        break;
      }
  };
  for (const { from } of ofScope('notBefore')) {
    if (isPartOfPhrase(from)) continue;
    // 'Cannot' has its verb behind it, and denies nothing before.
    if (!forward(from) && !verbs.test(tokens[from]?.text ?? '')) backward(from);
    beside(from);
  }
  for (const { from } of ofScope('notAfter')) {
    if (isPartOfPhrase(from)) continue;
    if (!backward(from)) forward(from);
    beside(from);
  }
}

/** Finds what is said of long ago, or of something that is over. */
function putInThePast({ tokens, findings, scopesAt, ofScope }: Page): void {
  const pastClauses = new Set<number>();
  const clauseAt = (place: number) => tokens[place]?.clause ?? -1;
  for (const { from } of ofScope('past')) pastClauses.add(clauseAt(from));
  for (const { from, to } of ofScope('long')) {
    const near = [from - 2, from - 1, from, to, to + 1, to + 2].some((place) => clauseAt(place) === clauseAt(from) && scopesAt[place]?.has('ago'));
    if (near) pastClauses.add(clauseAt(from));
  }
  // 'In 2019'.
  for (const [place, { text, clause }] of tokens.entries()) if (/^(?:19|20)\d\d$/.test(text) && tokens[place - 1]?.text === 'in') pastClauses.add(clause);
  const over = ofScope('over').at(-1);
  const isRecent = ofScope('recent').length > 0;
  for (const finding of findings) {
    finding.past = pastClauses.has(clauseAt(finding.from)) || (over !== undefined && finding.from < over.from && !isRecent);
  }
}

// How a question about an illness begins: 'is black stool …', but not 'is it serious: black stool'.
const questions = new Set(
  'is are can could does do what why how when which if will should kya kyu kyun kyon kab kaise क्या क्यों कब कैसे का काय कधी कसे'.split(' '),
);
const notQuestions = new Set('it this that he she i you u we my to help'.split(' '));

/** Finds what somebody asks about without having it. */
function generalise({ tokens, findings, ofScope }: Page): void {
  const sentenceAt = (place: number) => tokens[place]?.sentence ?? -1;
  const sentencesOf = (scope: Scope) => new Set(ofScope(scope).map(({ from }) => sentenceAt(from)));
  const [general, own, hypothetical, recent] = [sentencesOf('general'), sentencesOf('own'), sentencesOf('hypothetical'), sentencesOf('recent')];
  const asked = new Map<number, number>();
  for (const [place, { text, clause, sentence }] of tokens.entries()) {
    const isFirst = tokens[place - 1]?.clause !== clause || sentenceAt(place - 1) !== sentence;
    if (isFirst && !asked.has(sentence) && questions.has(text) && !notQuestions.has(tokens[place + 1]?.text ?? '')) asked.set(sentence, place);
  }
  for (const finding of findings) {
    const { sentence, from } = finding;
    const isAsked = general.has(sentence) || from > (asked.get(sentence) ?? Number.POSITIVE_INFINITY);
    finding.general = (isAsked && !own.has(sentence)) || (hypothetical.has(sentence) && !recent.has(sentence));
  }
}
