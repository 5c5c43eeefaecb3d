import type { Element, Nodes, Root } from 'hast';
import type { StoredPost } from '#blog/posts/post.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import type { Snapshot } from '#blog/snapshot/snapshot.ts';
import { type MediaAddress, markOf, mediaAddress, type OwnPath } from '#content/media-address.ts';
import { uploadedPicture } from '#content/sized-picture.ts';

const isSameOrigin = (address: string): address is OwnPath => address.startsWith('/');

/** Returns the address of a post's photo under our own host. */
export function proxiedPhoto({ id, photo }: { id: string; photo: string | null }): OwnPath | null {
  return photo === null || isSameOrigin(photo) ? photo : mediaAddress(id, 0, photo);
}

function imagesOf(node: Nodes): ReadonlyArray<Element> {
  if (node.type === 'element' && node.tagName === 'img') return [node];
  return 'children' in node ? node.children.flatMap(imagesOf) : [];
}

/** Returns the addresses of the pictures in a sanitised body, in reading order, as the backend gave them. */
function pictureUrlsIn(body: Root): ReadonlyArray<string> {
  return imagesOf(body).map(({ properties }) => String(properties.src));
}

/** Points each picture in a sanitised body to our own host. */
export function proxyPictures(body: Root, id: string): void {
  for (const [at, { properties }] of imagesOf(body).entries()) {
    const address = String(properties.src);
    if (!isSameOrigin(address)) properties.src = mediaAddress(id, at + 1, address);
  }
}

const sizesOf = { small: '320px', column: '(width >= 48rem) 704px, 100vw', wide: '(width >= 48rem) 744px, 100vw' } as const;

/** Gives each picture that was uploaded at the desk its sizes, and its figure the look that its author chose. */
export function layOutPictures(node: Nodes): void {
  if (!('children' in node)) return;
  for (const child of node.children) {
    layOutPictures(child);
    const own = child.type === 'element' && child.tagName === 'img' ? uploadedPicture(String(child.properties.src)) : undefined;
    if (!own || child.type !== 'element') continue;
    const { src, srcSet, width, height, layout } = own;
    Object.assign(child.properties, { src, srcSet, width, height, sizes: sizesOf[layout] });
    if (node.type === 'element' && node.tagName === 'figure') node.properties.className = [`picture-${layout}`];
  }
}

/** Reads a post's body, the backend's HTML; undefined if it cannot be read now. */
type ReadBody = (post: StoredPost) => Promise<string | undefined>;

const pictureUrlsByPost = new WeakMap<StoredPost, ReadonlyArray<string>>();

// A body is parsed once, for the first request of one of its pictures.
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
 * Returns the upstream address of a picture that a current post has in that place; undefined for any other, so only pictures of
 * posts can be fetched.
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
