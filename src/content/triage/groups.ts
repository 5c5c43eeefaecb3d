import { type Circumstance, everythingOf } from './circumstances.ts';

/** The titles under which a card folds what does not concern most readers, by people. */
export const groupTitles = {
  pregnant: 'If you are pregnant, or gave birth, miscarried or had an abortion in the last 6 weeks',
  child: 'In a baby or child',
  'after-operation': 'After an operation or a camera test (endoscopy): first 6 weeks, or longer where it says so',
  slimming: 'After weight-loss surgery, or with a stomach balloon',
  stoma: 'With a stoma, drain or feeding tube',
  'cancer-medicine': 'With cancer now or before, on a cancer medicine, or months after immunotherapy',
  medicine: 'On a medicine, or just off it: steroids, blood thinner, insulin, TB tablets and others',
  liver: 'With a liver disease',
  illness: 'With diabetes, weak kidneys or dialysis, low immunity, sickle cell disease or no spleen',
  infection: 'With dengue, typhoid or a long fever, or just after it',
  accident: 'After a blow, a needle, tube or test by a doctor, cheap liquor, a bite or a poison',
  more: 'More signs',
  others: 'Signs of other dangers that can begin like this',
} as const;
export type FoldId = keyof typeof groupTitles;
export type GroupId = Exclude<FoldId, 'more' | 'others'>;

/** How the rows of each kind of people begin. */
const openings: Readonly<Record<GroupId, RegExp>> = {
  pregnant: /^you are (?:over .* |up to .* )?pregnant|^you gave birth/,
  child: /^(?:a|your|the skin of a)(?: young)? (?:baby|newborn|child)\b/,
  'after-operation': /^(?:in the first 6 weeks )?after (?:an operation|a camera test)/,
  slimming: /^(?:you have had a gastric bypass|you have a stomach balloon|after weight-loss surgery|after your operation)/,
  stoma: /^(?:your stoma|the stoma|an ileostomy|a feeding tube|a drain or)/,
  'cancer-medicine': /^on (?:chemotherapy|a cancer medicine|immunotherapy)|^you have or had cancer/,
  medicine:
    /^you take |^on (?:a blood thinner|tablets or insulin|azathioprine|an injection)|^with Addison|^you vomit or have loose stools on /,
  liver: /^you have (?:cirrhosis|a liver disease)/,
  illness: /^you have (?:diabetes|a dialysis)|^(?:you are on )?dialysis|^with low immunity|^your spleen/,
  infection: /^you have (?:dengue|typhoid)/,
  accident:
    /^(?:after a (?:hard blow|needle|tube)|days or weeks after a camera test|once home after heat|someone has (?:surely )?swallowed|a snake|in the three days after cheap)/,
};
const groups = Object.keys(openings) as ReadonlyArray<GroupId>;

/** Who they are, where the rulebook says so. */
export const peopleOfGroups: Readonly<Record<GroupId, ReadonlyArray<Circumstance>>> = {
  pregnant: ['pregnant', 'after-birth'],
  child: ['child'],
  'after-operation': ['after-operation', 'after-camera-test', 'after-weight-loss-surgery'],
  slimming: ['after-weight-loss-surgery', 'stomach-balloon'],
  stoma: [],
  'cancer-medicine': ['on-cancer-medicine', 'has-cancer'],
  medicine: [],
  liver: ['cirrhosis'],
  illness: ['diabetes', 'weak-kidneys', 'on-immune-medicine', 'no-spleen'],
  infection: ['dengue', 'typhoid'],
  accident: [],
};

/** The groups to which these people belong: a list that is for them does not fold their rows. */
export const groupsWith = (who: ReadonlyArray<Circumstance>): ReadonlyArray<GroupId> =>
  groups.filter((id) => peopleOfGroups[id].some((each) => everythingOf(who).has(each)));

/** The rows that one list of a card may have, folds included; a longer list in an article is no card. */
export const mostRows = 46;

/** What a card shows before its folds at the most, so that it is no higher than a phone: rows, and words in them. */
export const rowsBeforeFolds = 7;
const wordsBeforeFolds = 110;

/** How many of the rows fit before the folds. */
function fitting(rows: ReadonlyArray<string>, most: number): number {
  const lengths = rows.map((row) => row.replace(/\[\w+\]/g, '').split(/\s+/).length);
  const over = lengths.findIndex((_, at) => lengths.slice(0, at + 1).reduce((sum, each) => sum + each, 0) > wordsBeforeFolds);
  return Math.min(most, over < 0 ? rows.length : over);
}

type Titled<Id, Row> = { id: Id; title: string; rows: ReadonlyArray<Row> };
export type Grouped<Row> = {
  /** What is not folded: rows for anybody, and those of the open groups, if there are any, under their titles. */
  first: ReadonlyArray<Row>;
  open: ReadonlyArray<Titled<GroupId, Row>>;
  folds: ReadonlyArray<Titled<FoldId, Row>>;
};

export type Grouping<Row> = {
  /** The groups that the list is about, which it does not fold. */
  subjects?: ReadonlyArray<GroupId> | undefined;
  /** How many rows stand before the folds at the most. */
  most?: number;
  /** Whether a row is of another sign than those of the list, and so has a fold of its own. */
  isOther?: ((row: Row) => boolean) | undefined;
};

export const groupOf = (words: string): GroupId | undefined => groups.find((id) => openings[id].test(words));

/** The rows of both lists by turns, and then what is left of the longer one. */
const byTurns = <Row>(one: ReadonlyArray<Row>, other: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]).flat();

/**
 * The first signs in the order of the card, `most` of them and fewer if they are long, and the others in folds by the people whom
 * they concern. A group that the page is about, or twice as long as all the rest, is among the first; of the page's own groups about as
 * many as of all others. Its title still stands over it, since it says for how long its rows hold.
 */
export function inGroups<Row>(
  rows: ReadonlyArray<Row>,
  wordsOf: (row: Row) => string,
  { subjects = [], most = rowsBeforeFolds, isOther = () => false }: Grouping<Row> = {},
): Grouped<Row> {
  const of = (id: GroupId | undefined, among = rows) => among.filter((row) => groupOf(wordsOf(row)) === id);
  const isOpen = (id: GroupId | undefined) =>
    id === undefined || subjects.includes(id) || of(id).length >= 2 * (rows.length - of(id).length);
  const inOrder = rows.filter((row) => isOpen(groupOf(wordsOf(row))));
  const isOwn = (row: Row) => subjects.some((id) => id === groupOf(wordsOf(row)));
  const first = inOrder.slice(0, fitting(inOrder.map(wordsOf), most));
  const isShort = inOrder.some(isOwn) && 2 * first.filter(isOwn).length < first.length;
  const shown = isShort
    ? byTurns(
        inOrder.filter((row) => !isOwn(row)),
        inOrder.filter(isOwn),
      )
    : inOrder;
  const fit = fitting(shown.map(wordsOf), most);
  const titled = <Id extends FoldId>(ids: ReadonlyArray<Id>, among: (id: Id) => ReadonlyArray<Row>) =>
    ids.map((id) => ({ id, title: groupTitles[id], rows: among(id) })).filter((part) => part.rows.length > 0);
  const rest = of(undefined, shown.slice(fit));
  return {
    first: of(undefined, shown.slice(0, fit)),
    open: titled(groups, (id) => of(id, shown.slice(0, fit))),
    folds: [
      ...titled(['more', 'others'], (id) => rest.filter((row) => isOther(row) === (id === 'others'))),
      ...titled(groups, (id) => of(id, isOpen(id) ? shown.slice(fit) : rows)),
    ],
  };
}

// A fold for each of the eleven would add half a phone's height to every card.
const withOwnFold: ReadonlyArray<FoldId> = ['others', 'pregnant', 'after-operation', 'cancer-medicine'];

/** The folds of a list: in 'More signs' are also the groups that have no fold of their own, and what is left of an open one. */
export function foldsOf<Row>({ open, folds }: Pick<Grouped<Row>, 'open' | 'folds'>) {
  const isMore = ({ id }: Titled<FoldId, Row>) => !withOwnFold.includes(id) || open.some((part) => part.id === id);
  return [folds.filter(isMore), ...folds.filter((part) => !isMore(part)).map((part) => [part])].flatMap(([first, ...others]) => {
    if (!first) return [];
    const id = isMore(first) ? 'more' : first.id;
    // Rows of the fold's own title need no second one.
    return [{ id, title: groupTitles[id], rows: first.id === id ? first.rows : [], parts: first.id === id ? others : [first, ...others] }];
  });
}

/** All rows without folds, each group in one piece: those for anybody, then those of some people under their title. */
export function inOnePiece<Row>(rows: ReadonlyArray<Row>, wordsOf: (row: Row) => string, grouping?: Grouping<Row>): Grouped<Row> {
  const { first, open, folds } = inGroups(rows, wordsOf, grouping);
  const whole = groups.flatMap((id) => {
    const own = [...open, ...folds].filter((part) => part.id === id).flatMap((part) => part.rows);
    return own.length > 0 ? [{ id, title: groupTitles[id], rows: own }] : [];
  });
  const forAnyone = folds.filter(({ id }) => id === 'more' || id === 'others').flatMap((part) => part.rows);
  return { first: [...first, ...forAnyone], open: whole, folds: [] };
}
