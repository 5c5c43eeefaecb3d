/** A pattern such as 'clock opens|comes' as its parts: of each, one of the kinds must be said. */
export type Pattern<Kind> = ReadonlyArray<ReadonlyArray<Kind>>;

/** The parts of a line; whoever has the line knows its kinds. */
export const patternFrom = <Kind extends string>(line: string): Pattern<Kind> =>
  line.split(' ').map((part) => part.split('|')) as ReadonlyArray<ReadonlyArray<string>> as Pattern<Kind>;

/** The words that say a pattern, no word twice; undefined where a part is not said. */
export function sayingOf<Kind, Word>(
  pattern: Pattern<Kind>,
  words: ReadonlyArray<Word>,
  kindsOf: (word: Word) => ReadonlySet<Kind>,
): ReadonlyArray<Word> | undefined {
  const taken = new Set<Word>();
  const parts = pattern.map((part) => words.filter((word) => part.some((kind) => kindsOf(word).has(kind))));
  // What few words can say is looked for first.
  for (const fitting of parts.toSorted((one, other) => one.length - other.length)) {
    const word = fitting.find((one) => !taken.has(one));
    if (!word) return undefined;
    taken.add(word);
  }
  return [...taken];
}
