const vowels = new Set('aeiou');
// Neighbouring keys of a phone's keyboard are easily mixed up.
const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  rows.flatMap((row, at) =>
    [...row].flatMap((letter, place) => {
      const below = rows[at + 1] ?? '';
      return [row[place + 1], below[place - 1], below[place]].flatMap((other) => (other ? [letter + other, other + letter] : []));
    }),
  ),
);

function costOf(one: string, other: string): number {
  if (one === other) return 0;
  if (vowels.has(one) && vowels.has(other)) return 0.5;
  return neighbours.has(one + other) ? 0.75 : 1;
}

const gap = (letter: string) => (vowels.has(letter) ? 0.5 : 1);

/**
 * Returns the weighted edit distance: letters inserted, deleted, replaced or swapped. A vowel counts half, because people who spell
 * by ear hear the consonants. Infinite if above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  let before: number[] = [];
  let leastBefore = 0;
  let row = [0];
  for (const letter of b) row.push((row.at(-1) ?? 0) + gap(letter));
  for (let i = 1; i <= a.length; i++) {
    const letter = a[i - 1] ?? '';
    const next = [(row[0] ?? 0) + gap(letter)];
    let least = next[0] ?? 0;
    for (let j = 1; j <= b.length; j++) {
      const other = b[j - 1] ?? '';
      const swapped = i > 1 && j > 1 && letter === b[j - 2] && a[i - 2] === other ? (before[j - 2] ?? 0) + 0.75 : Number.POSITIVE_INFINITY;
      const cost = Math.min(
        (row[j] ?? 0) + gap(letter),
        (next[j - 1] ?? 0) + gap(other),
        (row[j - 1] ?? 0) + costOf(letter, other),
        swapped,
      );
      next.push(cost);
      least = Math.min(least, cost);
    }
    // Two rows, because a swap skips one.
    if (Math.min(least, leastBefore) > most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}
