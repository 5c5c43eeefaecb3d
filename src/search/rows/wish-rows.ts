import { costHref, costsHref } from '#content/cost-link.ts';
import { againWords } from '#content/search/page-words.ts';
import { sheetOf } from '#content/search/sheet-of.ts';
import type { Findable, Wish } from '#content/search/types.ts';
import { type Index, weakTells } from '#search/index.ts';
import type { Matches, Work } from '#search/matches.ts';
import { type Asked, isMedical, means, type Score, scores } from '#search/scores.ts';

const mostRows = 4;
// Words that say the wish itself must be this much alike.
const surelyWished = 0.85;
// The wish tells of an operation already, so less of its name is needed than without.
const leastScore = 0.4;
// Pages this near the best one are meant as well: 'hernia' is three.
const asGood = 0.8;
// An operation is meant that has this much of what is asked in its name, as this much of its name.
const mostOfQuery = 0.5;
const partOfName = 0.3;
const allOfQuery = 0.95;

const unknownTells = 2;

type Rows = {
  wish: Wish;
  terms: ReadonlySet<number>;
  rows: ReadonlyArray<Findable>;
  /** Whether the words speak of an operation, so that nobody is sent to another doctor. */
  ofOperation: boolean;
  /** Whether the query is about something more, whose page comes first. */
  isAside: boolean;
};

/** Whether a price is asked of something that is neither an operation nor an illness: of a thing in a shop, or of a visit. */
export function isOtherPrice(index: Index, { parts, everyday }: Asked): boolean {
  const cost = index.wishes.find(([wish]) => wish === 'cost')?.[1] ?? new Set();
  if (!parts.some((part) => means(part, cost, surelyWished))) return false;
  return !parts.some((part) => means(part, index.operation) || isMedical(index, part, everyday) || means(part, index.names));
}

/** The row of an operation's price and the surgeon's own answers, on the page that shows it. */
export function operationRow(index: Index, key: string): Findable | undefined {
  const row = index.operations.get(key);
  const page = treatments(index).find(({ operations }) => operations?.includes(key));
  return (
    row &&
    page && { href: costHref(page.href, key), name: `Cost: ${row.name}`, about: row.about, price: row.price, kind: 'cost', words: [] }
  );
}

const treatments = ({ targets }: Index) =>
  targets.flatMap((target) => (target.kind === 'page' && target.page.kind === 'treatment' ? [target.page] : []));

/** How much a word tells; one that nobody knows may be the subject. */
const tellsOf = ({ tells }: Index, part: Matches) =>
  part.size === 0 ? unknownTells : Math.max(...[...part.keys()].map((term) => tells[term] ?? 0));

type Named = { key: string; share: number };

/** The operations whose names have most of the words, with a good part of the name. */
function operationsNamed(index: Index, parts: ReadonlyArray<Matches>): ReadonlyArray<Named> {
  const whole = parts.reduce((sum, part) => sum + tellsOf(index, part), 0);
  return [...index.operations].flatMap(([key, { terms }]) => {
    const own = new Set(terms);
    const held = parts.filter((part) => means(part, own));
    const share = held.reduce((sum, part) => sum + tellsOf(index, part), 0) / whole;
    const name = terms.reduce((sum, term) => sum + (index.tells[term] ?? 0), 0);
    const ofName = held.reduce((sum, part) => sum + tellsOf(index, part), 0) / name;
    return share >= allOfQuery || (share >= mostOfQuery && ofName >= partOfName) ? [{ key, share }] : [];
  });
}

/** The operations that are meant, each with the page that shows it: by their own names, then by the pages that were found. */
function operationsMeant(index: Index, pages: ReadonlyArray<Findable>, named: ReadonlyArray<Named>) {
  const all = [...pages, ...treatments(index)];
  const onPages = pages.flatMap(({ operations = [] }) => operations);
  const isOnPage = ({ key }: Named) => Number(onPages.includes(key));
  const byName = named.toSorted((one, other) => isOnPage(other) - isOnPage(one) || other.share - one.share).map(({ key }) => key);
  return [...new Set([...byName, ...onPages])].map((key) => ({
    key,
    page: all.find(({ operations }) => operations?.includes(key))?.href,
  }));
}

function rowsOf(index: Index, wish: Wish, pages: ReadonlyArray<Findable>, named: ReadonlyArray<Named>): ReadonlyArray<Findable> {
  const sheet = (href: string | undefined) => index.sheets.get(href ?? '') ?? [];
  if (wish === 'matters') return pages.flatMap(({ matters }) => sheet(matters));
  return operationsMeant(index, pages, named).flatMap(({ key, page }) => {
    const row = index.operations.get(key);
    if (!row || wish === 'ready') return sheet(row?.sheet && sheetOf(key, row.name).href);
    const { name, price, about } = row;
    if (!page) return [];
    const href = costHref(page, key);
    if (wish === 'again') return { href, name: `${againWords.name}: ${name}`, about: againWords.about, kind: 'after' as const, words: [] };
    return { href, name: `Cost: ${name}`, about, price, kind: 'cost' as const, words: [] };
  });
}

/** Whether these words name what others treat, or a service other than an operation. */
function isElsewhere({ targets }: Index, first: Score | undefined, namesOperation: boolean): boolean {
  const target = first?.sure ? targets[first.target] : undefined;
  return target?.kind === 'not-ours' || (!namesOperation && target?.kind === 'page' && target.page.kind === 'service');
}

/** The page that answers a wish about operations in general. */
function generalRow({ targets, sheets }: Index, wish: Wish): ReadonlyArray<Findable> {
  if (wish === 'ready') return [sheets.get('/getting-ready') ?? []].flat();
  if (wish === 'matters' || wish === 'again') return [];
  return targets.flatMap((target) => (target.kind === 'page' && target.page.href === costsHref ? [target.page] : []));
}

/** Returns the rows that answer a wish about an operation: its cost, how to get ready, what to weigh, when one may do what again. */
export function wished(index: Index, asked: Asked, work: Work): Rows | undefined {
  for (const [wish, terms] of index.wishes) {
    const others = asked.parts.filter((part) => !means(part, terms, surelyWished));
    if (others.length === asked.parts.length) continue;
    const ofOperation = others.some((part) => means(part, index.operation));
    // 'Hernia from lifting' asks for no day on which one may lift again.
    if (wish === 'again' && !others.some((part) => means(part, index.after))) continue;
    // 'Stop eating before the operation' is told by every sheet.
    const parts = wish === 'ready' && ofOperation ? others.filter((part) => !means(part, index.readying)) : others;
    const illnesses = parts.filter((part) => means(part, index.illnesses)).length;
    const named = parts.some((part) => isMedical(index, part, asked.everyday) && !means(part, index.felt));
    const subject = parts.filter((part) => tellsOf(index, part) > weakTells);
    const meant = operationsNamed(index, subject);
    const answer = (rows: ReadonlyArray<Findable>, isAside = false) => ({ wish, terms, ofOperation, rows, isAside });
    if (!named && illnesses === 0 && meant.length === 0) {
      if (ofOperation && (subject.length === 0 || wish === 'ready')) {
        // A tablet for another illness asks of the morning of the operation alone.
        const isAside = subject.some((part) => !means(part, index.foreign) && !means(part, index.readying));
        return answer(generalRow(index, wish), isAside);
      }
      continue;
    }
    const ranked = scores(index, { ...asked, parts }, work);
    if (isElsewhere(index, ranked[0], ofOperation)) continue;
    // Of a thing that can be bought elsewhere ('camera price') only an operation of that name is meant.
    const byPage = ofOperation || named || illnesses > 1;
    const found = ranked.flatMap(({ target, score }) => {
      const one = index.targets[target];
      return byPage && one?.kind === 'page' && one.page.kind === 'treatment' && score >= leastScore ? [{ page: one.page, score }] : [];
    });
    const least = asGood * (found[0]?.score ?? 0);
    const pages = found.filter(({ score }) => score >= least).map(({ page }) => page);
    const rows = [...new Map(rowsOf(index, wish, pages, meant).map((row) => [row.name, row])).values()].slice(0, mostRows);
    if (rows.length > 0) return answer(rows);
  }
  return undefined;
}

/** The page of an illness that a query calls by its name and asks nothing of but whether to operate or to wait. */
export function illnessToDecide({ targets, titles, wishes, deciding }: Index, { parts }: Asked): Findable | undefined {
  const wish = wishes.find(([name]) => name === 'matters')?.[1] ?? new Set();
  if (!parts.some((part) => means(part, wish) && means(part, deciding))) return undefined;
  const named = new Set(parts.filter((part) => !means(part, deciding)));
  const isNamed = (terms: ReadonlySet<number>) =>
    named.size > 0 &&
    [...named].every((part) => means(part, terms)) &&
    [...terms].every((term) => [...named].some((part) => part.has(term)));
  const page = targets.find((target, at) => target.kind === 'page' && target.page.kind === 'treatment' && isNamed(new Set(titles[at])));
  return page?.kind === 'page' ? page.page : undefined;
}
