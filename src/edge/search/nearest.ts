import type { StoredPost } from '#blog/posts/post.ts';
import type { ShownLink } from '#search/shown.ts';
import { lookUp } from './look-up.ts';

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Up to three pages that a mistyped address may have meant, by the words of its last part; none where that says nothing. */
export async function nearestPages(
  env: Env,
  origin: string,
  path: string,
  posts: ReadonlyArray<StoredPost> | undefined,
): Promise<ReadonlyArray<ShownLink>> {
  const last = path.split('/').filter(Boolean).at(-1) ?? '';
  // A file of somebody else's software, which robots ask for.
  if (/\.[a-z0-9]{2,5}$/i.test(last) || last.length < 3) return [];
  const shown = await lookUp(env, origin, decoded(last).replace(/[-_+]/g, ' '), posts);
  return shown?.links.slice(0, 3) ?? [];
}
