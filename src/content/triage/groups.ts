/** People for whom a card has rows that do not concern most readers; each kind is folded inside the card. */
const groups = [
  {
    id: 'pregnant',
    title: 'If you are pregnant, or have just given birth',
    opens: /^you are (?:over .* |up to .* )?pregnant|^you gave birth/,
  },
  { id: 'cancer-medicine', title: 'On a cancer medicine', opens: /^on (?:chemotherapy|a cancer medicine|immunotherapy)/ },
  {
    id: 'after-operation',
    title: 'After an operation: first 6 weeks, or longer where it says so',
    opens: /^(?:in the first 6 weeks )?after (?:an operation|a camera test)/,
  },
] as const;

export type GroupId = (typeof groups)[number]['id'];

const moreSigns = 'More signs';
export const groupTitles = {
  pregnant: groups[0].title,
  'cancer-medicine': groups[1].title,
  'after-operation': groups[2].title,
  more: moreSigns,
} as const satisfies Record<GroupId | 'more', string>;

/** The rows that one list of a card may have, folds included; a longer list in an article is no card. */
export const mostRows = 34;

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
  /** What is not folded: rows for anybody, and those of the open group, if there is one, under its title. */
  first: ReadonlyArray<Row>;
  open: ReadonlyArray<Titled<GroupId, Row>>;
  folds: ReadonlyArray<Titled<GroupId | 'more', Row>>;
};

export const groupOf = (words: string): GroupId | undefined => groups.find(({ opens }) => opens.test(words))?.id;

/** The rows of both lists by turns, and then what is left of the longer one. */
const byTurns = <Row>(one: ReadonlyArray<Row>, other: ReadonlyArray<Row>): ReadonlyArray<Row> =>
  Array.from({ length: Math.max(one.length, other.length) }, (_, at) => [...one.slice(at, at + 1), ...other.slice(at, at + 1)]).flat();

/**
 * The first signs in the order of the card, `most` of them and fewer if they are long, and the others in folds by the people whom
 * they concern. A group that is the page's subject, or twice as long as all the rest, is among the first; of the subject's rows about as
 * many as of all others. Its title still stands over it, since it says for how long its rows hold.
 */
export function inGroups<Row>(
  rows: ReadonlyArray<Row>,
  wordsOf: (row: Row) => string,
  subject?: GroupId,
  most: number = rowsBeforeFolds,
): Grouped<Row> {
  const of = (id: GroupId | undefined, among = rows) => among.filter((row) => groupOf(wordsOf(row)) === id);
  const isOpen = (id: GroupId) => id === subject || of(id).length >= 2 * (rows.length - of(id).length);
  const open = groups.find(({ id }) => isOpen(id))?.id;
  const inOrder = rows.filter((row) => [undefined, open].includes(groupOf(wordsOf(row))));
  const first = inOrder.slice(0, fitting(inOrder.map(wordsOf), most));
  const isShort = open !== undefined && open === subject && 2 * of(open, first).length < first.length;
  const shown = isShort ? byTurns(of(undefined, inOrder), of(open, inOrder)) : inOrder;
  const fit = fitting(shown.map(wordsOf), most);
  const titled = (among: (id: GroupId) => ReadonlyArray<Row>) =>
    groups.flatMap(({ id, title }) => (among(id).length > 0 ? [{ id, title, rows: among(id) }] : []));
  const rest = of(undefined, shown.slice(fit));
  return {
    first: of(undefined, shown.slice(0, fit)),
    open: titled((id) => of(id, shown.slice(0, fit))),
    folds: [
      ...(rest.length > 0 ? [{ id: 'more' as const, title: moreSigns, rows: rest }] : []),
      ...titled((id) => of(id, id === open ? shown.slice(fit) : rows)),
    ],
  };
}

/** All rows without folds, each group in one piece: those for anybody, then those of some people under their title. */
export function inOnePiece<Row>(rows: ReadonlyArray<Row>, wordsOf: (row: Row) => string, subject?: GroupId): Grouped<Row> {
  const { first, open, folds } = inGroups(rows, wordsOf, subject);
  const whole = groups.flatMap(({ id, title }) => {
    const own = [...open, ...folds].filter((part) => part.id === id).flatMap((part) => part.rows);
    return own.length > 0 ? [{ id, title, rows: own }] : [];
  });
  return { first: [...first, ...folds.filter(({ id }) => id === 'more').flatMap((part) => part.rows)], open: whole, folds: [] };
}
