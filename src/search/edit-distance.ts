const vowels = new Set('aeiou');
// Neighbouring keys of a phone's keyboard are easily mixed up.
const keyboard = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
const neighbours = new Set(
  keyboard.flatMap((row, at) =>
    [...row].flatMap((letter, place) => {
      const below = keyboard[at + 1] ?? '';
      return [row[place + 1], below[place - 1], below[place]].flatMap((other) => (other ? [letter + other, other + letter] : []));
    }),
  ),
);
const swapped = 0.75;

/** The cost of replacing one letter by another. */
export function costOf(one: string, other: string): number {
  if (one === other) return 0;
  if (vowels.has(one) && vowels.has(other)) return 0.5;
  return neighbours.has(one + other) ? 0.75 : 1;
}

// One word is compared with hundreds, so the costs are in tables, by the letters' places in the alphabet. All other characters have the last place.
const alphabet = [...'abcdefghijklmnopqrstuvwxyz', '?'];
const other = alphabet.length - 1;
const replacing = Float64Array.from(alphabet.flatMap((one) => alphabet.map((letter) => costOf(one, letter))));
const adding = Float64Array.from(alphabet, (letter) => (vowels.has(letter) ? 0.5 : 1));

function placeOf(word: string, at: number): number {
  const place = word.charCodeAt(at) - 97;
  return place >= 0 && place < other ? place : other;
}

// Two rows before the one that is filled, because a swap skips one.
let rows = [new Float64Array(64), new Float64Array(64), new Float64Array(64)] as const;

/**
 * Returns the weighted edit distance: letters inserted, deleted, replaced or swapped. A vowel counts half, because people who spell
 * by ear hear the consonants. Infinite if above `most`.
 */
export function editDistance(a: string, b: string, most = Number.POSITIVE_INFINITY): number {
  const width = b.length;
  if (width >= rows[0].length) rows = [new Float64Array(2 * width), new Float64Array(2 * width), new Float64Array(2 * width)];
  let [before, row, next] = rows;
  row[0] = 0;
  for (let j = 1; j <= width; j++) row[j] = (row[j - 1] ?? 0) + (adding[placeOf(b, j - 1)] ?? 1);
  let leastBefore = 0;
  for (let i = 1; i <= a.length; i++) {
    const letter = a.charCodeAt(i - 1);
    const place = placeOf(a, i - 1);
    const added = adding[place] ?? 1;
    let cost = (row[0] ?? 0) + added;
    let least = cost;
    next[0] = cost;
    for (let j = 1; j <= width; j++) {
      const code = b.charCodeAt(j - 1);
      const column = placeOf(b, j - 1);
      // The letter before in this row, above, and above to the left.
      const inserted = cost + (adding[column] ?? 1);
      cost = (row[j] ?? 0) + added;
      if (inserted < cost) cost = inserted;
      const replaced =
        (row[j - 1] ?? 0) +
        (code === letter ? 0 : place === other && column === other ? 1 : (replacing[place * alphabet.length + column] ?? 1));
      if (replaced < cost) cost = replaced;
      if (i > 1 && j > 1 && letter === b.charCodeAt(j - 2) && a.charCodeAt(i - 2) === code) {
        const turned = (before[j - 2] ?? 0) + swapped;
        if (turned < cost) cost = turned;
      }
      next[j] = cost;
      if (cost < least) least = cost;
    }
    if (Math.min(least, leastBefore) > most) return Number.POSITIVE_INFINITY;
    leastBefore = least;
    [before, row, next] = [row, next, before];
  }
  return row[width] ?? 0;
}
