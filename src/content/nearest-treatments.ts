/** What is known of a page without loading its text: enough to send a mistyped address on, or to offer the page. */
export type IndexedPage = { slug: string; name: string; href: string; otherNames?: ReadonlyArray<string>; written?: string };

/** Single-letter edits (insert, delete, replace, swap of neighbours) that turn one word into the other. */
export function editDistance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next[j] = Math.min(
        (row[j] ?? 0) + 1,
        (next[j - 1] ?? 0) + 1,
        (row[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

// Longer than any name of ours; bounds the work that a made-up address can cause.
const longest = 60;
// Beyond this share of wrong letters a suggestion is a guess.
const farthest = 0.45;

function letters(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '')
    .slice(0, longest);
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** 0 for the same word, 1 for nothing in common; a name that holds the whole word is near. */
function farness(asked: string, name: string): number {
  if (asked.length >= 4 && name !== asked && name.includes(asked)) return 0.2;
  const longer = Math.max(asked.length, name.length, 1);
  // It takes as many edits at least as the one is longer: most names need no comparing.
  const atLeast = Math.abs(asked.length - name.length) / longer;
  return atLeast > farthest ? atLeast : editDistance(asked, name) / longer;
}

/** Up to three pages whose address or name is nearest to the last part of a mistyped address; empty when none is near. */
export function nearestTreatments(address: string, index: ReadonlyArray<IndexedPage>): ReadonlyArray<Pick<IndexedPage, 'name' | 'href'>> {
  const path = address.split(/[?#]/)[0] ?? '';
  const asked = letters(decoded(path.split('/').filter(Boolean).at(-1) ?? ''));
  if (asked.length < 3) return [];
  return index
    .map(({ slug, name, href, otherNames = [] }) => ({
      name,
      href,
      far: Math.min(...[slug, name, ...otherNames].map((word) => farness(asked, letters(word)))),
    }))
    .filter(({ far }) => far <= farthest)
    .sort((a, b) => a.far - b.far)
    .slice(0, 3)
    .map(({ name, href }) => ({ name, href }));
}
