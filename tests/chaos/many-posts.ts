// A backend's answer of over 2 MB is refused, so many posts are short ones.
const lengthFor = (posts: number) => Math.min(4_000, Math.floor(1_200_000 / posts));

/** So many posts as a backend gives them, the last the newest; `mark` makes them others than before. */
export function manyPosts(count: number, mark = ''): ReadonlyArray<Record<string, unknown>> {
  const body = '<p>Gallstones often cause no trouble at all. </p>'.repeat(Math.max(1, Math.floor(lengthFor(count) / 50)));
  return Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Post ${index + 1}`,
    category: 'Gallbladder',
    description: body + mark,
    updatedAt: new Date(Date.UTC(2026, 0, 1) + index * 60_000).toISOString(),
  }));
}

/** How `npm run load` and its like are told of how many posts. */
export function postCountsOf(words: string): ReadonlyArray<number> {
  const counts = words.split(',').map(Number);
  if (!counts.every((count) => Number.isSafeInteger(count) && count > 0 && count <= 5_000) || counts.length > 5)
    throw new Error('Give --posts as up to five numbers, 1 to 5000.');
  return counts;
}
