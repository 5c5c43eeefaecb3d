import type { StoredPost } from '#blog/posts/post.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { type MediaAddress, markOf } from '#content/media-address.ts';
import { pictureUrlsIn } from './proxy-pictures.ts';

/** A post's body, the backend's HTML; undefined when it cannot be had at the moment. */
type ReadBody = (post: StoredPost) => Promise<string | undefined>;

const pictureUrlsByPost = new WeakMap<StoredPost, ReadonlyArray<string>>();

// A body is read and parsed for the first of its pictures that is asked for.
async function pictureUrlsOf(post: StoredPost, mediaHosts: ReadonlyArray<string>, readBody: ReadBody): Promise<ReadonlyArray<string>> {
  const before = pictureUrlsByPost.get(post);
  if (before) return before;
  const body = await readBody(post);
  if (body === undefined) return [];
  const found = pictureUrlsIn(sanitisedBody(body, mediaHosts));
  pictureUrlsByPost.set(post, found);
  return found;
}

/**
 * The address at its host of a picture that one of ours stands for: one that a post of today has in that place. Undefined
 * for every other, so that nothing can be fetched but what the posts show.
 */
export async function upstreamPicture(
  { posts }: Snapshot,
  mediaHosts: ReadonlyArray<string>,
  { post: id, place, mark }: MediaAddress,
  readBody: ReadBody,
): Promise<string | undefined> {
  // A backend may give two posts one id.
  for (const post of posts.filter((each) => each.id === id)) {
    const address = place === 0 ? post.photo : (await pictureUrlsOf(post, mediaHosts, readBody))[place - 1];
    if (address?.startsWith('https://') && markOf(address) === mark) return address;
  }
  return undefined;
}
