import { type Concept, conceptWords, type Scope, scopeWords } from '#content/search/sign-words.ts';
import { deny } from './denial.ts';
import { type Mention, mentionsIn, type Work } from './lexicon.ts';
import type { Finding, Page } from './page.ts';
import { folded, type Token, tokensOf } from './tokens.ts';

const isConcept = (mention: Mention): mention is Mention<Concept> => mention.means in conceptWords;

// Words that only qualify a sign: a denial passes over them to the sign.
const colours: ReadonlySet<Concept> = new Set<Concept>([
  ...(['much', 'sudden', 'worse', 'continuous', 'little', 'chronic', 'clear'] as const),
  ...(['afterWord', 'operated', 'child', 'medicine', 'sleepy', 'painless'] as const),
]);
// A word that only looks like its sign, with the words beside it in its clause. 'Faint with pain' and 'the child is dull' stay signs.
const onlyLooks: Partial<Record<Concept, RegExp>> = {
  faint: /^(?:\S* faintly \S*|a faint (?:yellow|yellowish|pink|red|brown|line|streak|tinge|ache|pain|smell))$/,
  sleepy: /^(?:\S* dull (?:ache|aching|discomfort|heaviness)|a dull pain)$/,
};
const turns = new Set(folded(scopeWords.turns).split(', '));

/** Reads a text: which parts of signs it names, and which of them are denied, past or only asked about. */
export function read(text: string, work: Work): ReadonlyArray<Finding> {
  const tokens = tokensOf(text, (word) => turns.has(word));
  const mentions = mentionsIn(
    tokens.map((token) => token.text),
    work,
  );
  const beside = (place: number, clause: number | undefined) => (tokens[place]?.clause === clause && tokens[place]?.text) || '';
  const isASign = ({ means, from, to }: Mention<Concept>) => {
    const clause = tokens[from]?.clause;
    return from !== to || !onlyLooks[means]?.test([from - 1, from, from + 1].map((place) => beside(place, clause)).join(' '));
  };
  const findings = mentions
    .filter(isConcept)
    .filter(isASign)
    .map(
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
  expectOperations(page);
  return findings;
}

function pageOf(tokens: ReadonlyArray<Token>, findings: ReadonlyArray<Finding>, scopes: ReadonlyArray<Mention<Scope>>): Page {
  const at: Finding[][] = tokens.map(() => []);
  for (const finding of findings)
    if (!colours.has(finding.means)) for (let place = finding.from; place <= finding.to; place++) at[place]?.push(finding);
  const scopesAt = tokens.map(() => new Set<Scope>());
  for (const { means, from, to } of scopes) for (let place = from; place <= to; place++) scopesAt[place]?.add(means);
  return { tokens, findings, at, scopesAt, ofScope: (scope) => scopes.filter(({ means }) => means === scope) };
}

// A person who swallowed poison is in danger even while feeling well.
const evenIfWell: ReadonlySet<Concept> = new Set<Concept>(['poison', 'acid', 'overdose', 'swallow', 'tookIn', 'drank']);
const inYear = /^(?:me|mein|main|madhe|madhye|sali|में|मे|मध्ये|साली)$/;

/** Finds what is said of long ago, or of something that is over. */
function putInThePast({ tokens, findings, scopesAt, ofScope }: Page): void {
  const pastClauses = new Set<number>();
  const clauseAt = (place: number) => tokens[place]?.clause ?? -1;
  for (const { from } of ofScope('past')) pastClauses.add(clauseAt(from));
  for (const { from, to } of ofScope('long')) {
    const near = [from - 2, from - 1, from, to, to + 1, to + 2].some(
      (place) => clauseAt(place) === clauseAt(from) && scopesAt[place]?.has('ago'),
    );
    if (near) pastClauses.add(clauseAt(from));
  }
  // 'In 2019', '2019 me', २०१९ मध्ये; the whole sentence, because a comma often comes before it.
  const pastSentences = new Set<number>();
  for (const [place, { text, sentence }] of tokens.entries())
    if (/^(?:19|20)\d\d$/.test(text) && (tokens[place - 1]?.text === 'in' || inYear.test(tokens[place + 1]?.text ?? '')))
      pastSentences.add(sentence);
  const over = ofScope('over').at(-1);
  const ended = ofScope('ended').at(-1)?.from ?? -1;
  const recent = ofScope('recent');
  const isRecent = recent.length > 0;
  const recentSentences = new Set(recent.map(({ from }) => tokens[from]?.sentence));
  for (const finding of findings) {
    const isDated = pastSentences.has(finding.sentence) && !recentSentences.has(finding.sentence);
    const isOver = over !== undefined && finding.from < over.from && !evenIfWell.has(finding.means) && !isRecent;
    finding.past = isDated || isOver || finding.from < ended || pastClauses.has(clauseAt(finding.from));
  }
}

// How a question about an illness begins: 'is black stool …', but not 'is it serious: black stool'.
const questions = new Set(
  'is are can could does what why how when which if will should kya kyu kyun kyon kab kaise क्या क्यों कब कैसे का काय कधी कसे'.split(' '),
);
const notQuestions = new Set('it this that he she i you u we my to help'.split(' '));

/** Finds what somebody asks about without having it. */
function generalise({ tokens, findings, ofScope }: Page): void {
  const sentenceAt = (place: number) => tokens[place]?.sentence ?? -1;
  const sentencesOf = (scope: Scope) => new Set(ofScope(scope).map(({ from }) => sentenceAt(from)));
  const [general, own, hypothetical, recent] = [
    sentencesOf('general'),
    sentencesOf('own'),
    sentencesOf('hypothetical'),
    sentencesOf('recent'),
  ];
  const asked = new Map<number, number>();
  for (const [place, { text, clause, sentence }] of tokens.entries()) {
    const isFirst = tokens[place - 1]?.clause !== clause || sentenceAt(place - 1) !== sentence;
    if (isFirst && !asked.has(sentence) && questions.has(text) && !notQuestions.has(tokens[place + 1]?.text ?? ''))
      asked.set(sentence, place);
  }
  for (const finding of findings) {
    const { sentence, from } = finding;
    const isAsked = general.has(sentence) || from > (asked.get(sentence) ?? Number.POSITIVE_INFINITY);
    finding.general = (isAsked && !own.has(sentence)) || (hypothetical.has(sentence) && !recent.has(sentence));
  }
}

// '#' is the operation: 'kal # hai', '# is on Monday', but not 'kal # hua hai'.
const toCome =
  /(?:^| )(?:(?:kal|parso|udya|कल|परसों|उद्या)(?: (?!k[ai] )\S+){0,2} # (?:hai|hoga|ahe|है|होगा|आहे)|# (?:kal|parso|कल|परसों) (?:hai|है)|# is (?:tomorrow|day after|on|next))(?: |$)/;
const ahead = /(?:^| )(?:(?:before|tomorrow)(?: \S+)? #|# tomorrow|# (?:se|ke|से|के) (?:pehle|पहले)|# (?:aadhi|आधी))(?: |$)/;
const since = /^(?:after|since|still|again|had|was|done|baad|hua|hui|tha|thi|nantar|बाद|हुआ|हुई|था|थी|नंतर)$/;
const around = 4;

/** Leaves out operations that are still to come: no fever of today follows one. */
function expectOperations({ tokens, findings, scopesAt }: Page): void {
  const turns = (['turns', 'notBefore', 'notAfter'] as const).map((scope) => (at: number) => scopesAt[at]?.has(scope));
  const told = new Set(tokens.flatMap(({ text, sentence }, at) => (since.test(text) || turns.some((is) => is(at)) ? [sentence] : [])));
  for (const finding of findings.filter(({ means }) => means === 'operation')) {
    const { from, to, sentence } = finding;
    const clause = tokens[from]?.clause;
    const said = (first: number, end: number) =>
      tokens.slice(Math.max(0, first), end).map((token) => (token.clause === clause ? token.text : ''));
    const text = [...said(from - around, from), '#', ...said(to + 1, to + around)].join(' ');
    finding.general ||= toCome.test(text) || (ahead.test(text) && !told.has(sentence));
  }
}
