import { filler } from '#content/search/filler.ts';
import { type Concept, type Scope, transparentWords } from '#content/search/sign-words.ts';
import type { Page } from './page.ts';
import { folded } from './tokens.ts';

// The second halves of names: 'no breathing problem', 'no stomach pain'.
const compounds: ReadonlySet<Concept> = new Set<Concept>(['trouble', 'pain', 'blood', 'stool', 'swell']);
const verbs = /^(?:cannot|unable|dont|doesnt|didnt|wont|hardly|barely)$/;
// Said after 'not', it is the amount that is denied.
const amount = /^(?:much|many|very|so|too|heavy|heavily)$/;
// A denial looks through these to what it denies; any other word takes it to itself: 'doctor nahi mila', 'not available'.
const transparent = new Set(folded(`${filler} ${transparentWords}`).split(/\s+/).filter(Boolean));
const neitherNor = /^(?:na|ना|न)$/;
// So many words a denial reaches forward and back.
const reach = 4;
const listReach = 6;

/** Finds what each negation denies: the next thing in an English clause, the one before in a Hindi or Marathi one, and the rest of its list. */
export function deny({ tokens, findings, at, scopesAt, ofScope }: Page): void {
  const is = (place: number, scope: Scope) => scopesAt[place]?.has(scope) ?? false;
  const sameClause = (one: number, other: number) => tokens[one]?.clause === tokens[other]?.clause;
  const textAt = (place: number) => tokens[place]?.text ?? '';
  const coloured = new Set(findings.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)));
  const isLookedThrough = (place: number) =>
    coloured.has(place) || (scopesAt[place]?.size ?? 0) > 0 || /^\p{N}/u.test(textAt(place)) || transparent.has(textAt(place));
  /** Whether the word there takes a denial to itself. */
  const absorbs = (place: number) => is(place, 'deniedAlone') || !isLookedThrough(place);
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
      if (!(joins ? sameSentence(place, next) : sameClause(place, next))) break;
      if (is(next, 'notBefore') && next > place + 1) break;
      const here = (at[next] ?? []).length > 0;
      const compound = isList && at[next]?.some(({ means }) => compounds.has(means));
      if (here && (!found || joins || compound || is(next - 1, 'list') || at[next]?.some(({ from }) => from < next))) {
        mark(next);
        found = true;
      } else if (!here && !found && absorbs(next)) return true;
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
      } else if (!here && !found && absorbs(before)) return true;
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
  // 'Na bukhar hai na ulti': once alone it joins a list, or only asks.
  for (const [place, { text }] of tokens.entries())
    if (neitherNor.test(text) && tokens.some((other, at) => at !== place && other.text === text && sameSentence(at, place))) {
      const next = [place + 1, place + 2].find((near) => (at[near] ?? []).length > 0);
      if (next !== undefined) mark(next);
    }
  // 'Not much', 'zyada nahi': only the amount is denied.
  const deniesAmount = (place: number, isBefore: boolean): boolean => {
    const found = findings.filter(({ means, from, to }) => means === 'much' && (isBefore ? from === place + 1 : to === place - 1));
    for (const finding of found) finding.denied = finding.negated = true;
    return found.length > 0 || (isBefore && amount.test(textAt(place + 1)));
  };
  for (const { from } of ofScope('notBefore')) {
    if (isPartOfPhrase(from) || deniesAmount(from, true)) continue;
    // 'Cannot' has its verb behind it, and denies nothing before.
    if (!forward(from) && !verbs.test(textAt(from))) backward(from);
    beside(from);
  }
  // 'Khoon nahi ruk raha', 'bukhar nahi utar raha': the verb behind it is denied, not the blood or the fever.
  const deniesItsVerb = (place: number): boolean => {
    if (!sameClause(place, place + 1)) return false;
    const stops = (at[place + 1] ?? []).filter(({ means }) => means === 'stop');
    for (const stop of stops) stop.negated = true;
    return stops.length > 0 || is(place + 1, 'deniedAlone');
  };
  for (const { from } of ofScope('notAfter')) {
    if (isPartOfPhrase(from) || deniesAmount(from, false)) continue;
    if (!deniesItsVerb(from) && !backward(from)) forward(from);
    beside(from);
  }
}
