import type { Section } from '#backend/endpoints/blog.ts';
import { sha256Hex } from '#backend/formats/hex.ts';
import { indianTimeOfDate } from '#backend/formats/indian-time.ts';
import { previewOf } from '#blog/article/excerpt.ts';
import type { PostSummary, StoredPost } from '#blog/posts/post.ts';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { safeMediaAddress } from '#blog/sanitise/safe-address.ts';
import { digestLength } from './snapshot.ts';

function summaryOf(section: Section, mediaHosts: ReadonlyArray<string>): PostSummary {
  const published = indianTimeOfDate(section.date);
  const updated = indianTimeOfDate(section.updatedAt);
  return {
    id: section.id.slice(0, 100).toWellFormed(),
    title: plainText(section.title, 300),
    category: plainText(section.category, 100),
    photo: safeMediaAddress(section.photo?.secure_url, mediaHosts),
    date: (updated ?? published)?.slice(0, 'YYYY-MM-DD'.length) ?? '',
    publishedAt: published ?? updated,
    updatedAt: updated ?? published,
    excerpt: previewOf(section.description.toWellFormed()),
  };
}

/** Posts, and their bodies as one text to store under `pack`. */
export type PackedPosts = { pack: string; bodies: string; posts: ReadonlyArray<StoredPost> };

/**
 * Makes posts of the backend's sections, without those that have no title. Bodies stay as they came: sanitising three thousand takes
 * a second, and a visitor opens one.
 */
export async function packPosts(sections: ReadonlyArray<Section>, mediaHosts: ReadonlyArray<string>): Promise<PackedPosts> {
  const titled = sections
    .map((section) => ({ summary: summaryOf(section, mediaHosts), body: section.description.toWellFormed() }))
    .filter(({ summary }) => summary.title !== '');
  const bodies = JSON.stringify(titled.map(({ body }) => body));
  // The key covers everything that a page shows, so a changed post gets a new one.
  const pack = await sha256Hex(JSON.stringify(titled.map(({ summary }) => summary)) + bodies, digestLength);
  return { pack, bodies, posts: titled.map(({ summary }, place) => ({ ...summary, pack, place })) };
}
