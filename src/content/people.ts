/** So many of a group, to be drawn one by one. */
export type People = { n: number; of: number };

// 'about 8 in 100', '10 in 100 people', '9 of 20 people'; a range before it ('3 to 5 in 100') has no one number of people.
const counted = /^(?:about |fewer than |more than |up to )?(\d+) (?:in|of|out of) (\d+)(?: \p{L}.*)?$/u;

/** Reads a figure's value. Throws where it names no whole number of at most a hundred people, so that no such chart can be built. */
export function peopleOf(value: string): People {
  const [, n, of] = counted.exec(value.replaceAll('\u00a0', ' ')) ?? [];
  const people = { n: Number(n), of: Number(of) };
  if (!(people.of >= 1 && people.of <= 100 && people.n <= people.of)) throw new Error(`'${value}' cannot be drawn as people.`);
  return people;
}

/** The same of all rows of a chart, which are compared with each other: out of as many each time, or it throws. */
export function peopleOfRows(values: ReadonlyArray<string>): ReadonlyArray<People> {
  const rows = values.map(peopleOf);
  if (new Set(rows.map(({ of }) => of)).size > 1)
    throw new Error(`The rows of a chart are out of different numbers: ${values.join('; ')}.`);
  return rows;
}
