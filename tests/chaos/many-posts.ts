type Wanted = {
  /** Approximate size of an article's text. */
  bytes?: number;
  /** The number of an article with a correction. */
  corrected?: number;
};

const sentence = '<p class="lead">Gallstones often cause no trouble at all, and most people never know.</p>\n';

/** Makes posts in a backend's format, the last one newest. */
export function manyPosts(count: number, { bytes = 4_000, corrected }: Wanted = {}): ReadonlyArray<Record<string, unknown>> {
  const body = sentence.repeat(Math.max(1, Math.floor(bytes / sentence.length)));
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    category: 'Gallbladder',
    description: `<p>Article number ${index + 1}.</p>${corrected === index + 1 ? '<p>Corrected.</p>' : ''}${body}`,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
}

/** Parses the option --posts. */
export function postCountsOf(words: string): ReadonlyArray<number> {
  const counts = words.split(',').map(Number);
  if (!counts.every((count) => Number.isSafeInteger(count) && count > 0 && count <= 5_000) || counts.length > 5)
    throw new Error('Give --posts as up to five numbers, 1 to 5000.');
  return counts;
}
