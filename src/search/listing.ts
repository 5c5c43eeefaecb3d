import type { Findable, NotOurs } from '#content/search/types.ts';
import { type Urgency, urgencies } from '#content/triage/rule.ts';
import type { Index } from './index.ts';
import type { surgeonRow } from './rows/practice-rows.ts';
import type { wished } from './rows/wish-rows.ts';
import type { Score } from './scores.ts';

export type Found = { page: Findable } | { post: number };

const maxPosts = 4;
// A result this far behind the first is another subject.
const farBehind = 0.55;

export const isOurs = ({ targets }: Index, at: number) => targets[at]?.kind === 'page' || targets[at]?.kind === 'post';

export const isMedicalPage = ({ targets }: Index, { target: at }: Score) => {
  const target = targets[at];
  return target?.kind === 'post' || (target?.kind === 'page' && target.page.kind !== 'practice');
};

export const foundAt = ({ targets }: Index, at: ReadonlyArray<number>) =>
  at.flatMap((one): ReadonlyArray<Found> => {
    const target = targets[one];
    if (target?.kind === 'post') return [{ post: target.post }];
    return target?.kind === 'page' ? [{ page: target.page }] : [];
  });

/** The pages and posts of a ranking, and what else the words often mean. */
export function listed(index: Index, ranked: ReadonlyArray<Score>): { found: ReadonlyArray<Found>; maybe: NotOurs | undefined } {
  const top = ranked[0]?.score ?? 0;
  const rival = ranked.find(({ target }) => isOurs(index, target))?.score ?? 0;
  const found: Found[] = [];
  let maybe: NotOurs | undefined;
  let posts = 0;
  for (const { target: at, score } of ranked) {
    const target = index.targets[at];
    if (score < farBehind * (isOurs(index, at) ? rival : top) || !target) break;
    if (target.kind === 'maybe') maybe ??= target.notOurs;
    if (target.kind === 'page') found.push({ page: target.page });
    if (target.kind === 'post' && posts < maxPosts) {
      found.push({ post: target.post });
      posts += 1;
    }
  }
  return { found, maybe };
}

/** Puts the rows that answer a wish first, behind an article that is about the very thing. */
export function withWished(
  { phrases, targets }: Index,
  rows: ReturnType<typeof wished>,
  found: ReadonlyArray<Found>,
): ReadonlyArray<Found> {
  if (!rows) return found;
  const hrefs = new Set(rows.rows.map(({ href }) => href));
  const others = found.filter((one) => !('page' in one && hrefs.has(one.page.href)));
  const isOfWish = ({ target, terms }: Index['phrases'][number], post: number) => {
    const one = targets[target];
    return one?.kind === 'post' && one.post === post && terms.some((term) => rows.terms.has(term));
  };
  const [best] = others;
  const isAboutIt = rows.wish !== 'cost' && best && 'post' in best && phrases.some((phrase) => isOfWish(phrase, best.post));
  const before = rows.isAside || isAboutIt ? 1 : 0;
  return [...others.slice(0, before), ...rows.rows.map((page) => ({ page })), ...others.slice(before)];
}

export function withSurgeon(row: ReturnType<typeof surgeonRow>, found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  if (!row) return found;
  const before = row.isAside ? 1 : 0;
  return [...found.slice(0, before), { page: row.page }, ...found.slice(before)];
}

/** Puts complaints and 'What do you feel?' before pages and articles, for who names what is felt and nothing else. */
export function complaintsFirst(found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  const isOfFeeling = (one: Found) => 'page' in one && one.page.href.startsWith('/symptoms');
  return [...found.filter(isOfFeeling), ...found.filter((one) => !isOfFeeling(one))];
}

/** Each result once, at its first place. */
export function once(found: ReadonlyArray<Found>): ReadonlyArray<Found> {
  const keys = found.map((one) => ('page' in one ? one.page.href : one.post));
  return found.filter((_, at) => keys.indexOf(keys[at] ?? '') === at);
}

/** An illness that another doctor treats, by its title. */
export const notOursOf = ({ targets }: Index, title: string | undefined): NotOurs | undefined =>
  targets.flatMap((target) => (target.kind === 'not-ours' && target.notOurs.title === title ? [target.notOurs] : []))[0];

/**
 * Puts complaints in the order of their urgency, where the first result is milder than another of its region that has all words of the
 * query as well: a pain in the belly may be the sudden and severe one. `whole` is what has all of them; of what was not found it is
 * added if `isGeneral`: more than three words tell which pain.
 */
export function urgentFirst(found: ReadonlyArray<Found>, whole: ReadonlyArray<Found>, isGeneral: boolean): ReadonlyArray<Found> {
  const pageOf = (one: Found | undefined) => (one && 'page' in one && one.page.urgency ? one.page : undefined);
  const soonness = (one: Found | undefined) => urgencies.indexOf(pageOf(one)?.urgency as Urgency);
  const regionOf = (one: Found | undefined) => pageOf(one)?.href.split('#')[0];
  const [first] = found;
  const known = new Set(found.map((one) => pageOf(one)?.href));
  const sooner = whole.filter(
    (one) =>
      pageOf(first) &&
      !pageOf(one)?.ofSome &&
      regionOf(one) === regionOf(first) &&
      soonness(one) < soonness(first) &&
      (isGeneral || known.has(pageOf(one)?.href)),
  );
  if (sooner.length === 0) return found;
  const all = [...sooner.filter((one) => !known.has(pageOf(one)?.href)), ...found];
  const inOrder = all.filter(pageOf).toSorted((one, other) => soonness(one) - soonness(other));
  return all.map((one) => (pageOf(one) ? (inOrder.shift() ?? one) : one));
}
