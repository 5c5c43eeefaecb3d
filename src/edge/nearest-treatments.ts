import { editDistance } from '#blog/posts/edit-distance.ts';
import type { IndexedPage } from '#content/treatment-index.ts';

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
