import type { Element, Nodes, Root } from 'hast';
import { mediaAddress, type OwnPath } from '#content/media-address.ts';

const isSameOrigin = (address: string): address is OwnPath => address.startsWith('/');

/** A post's photo as a page names it: under our own host, wherever it comes from. */
export function proxiedPhoto({ id, photo }: { id: string; photo: string | null }): OwnPath | null {
  return photo === null || isSameOrigin(photo) ? photo : mediaAddress(id, 0, photo);
}

function imagesOf(node: Nodes): ReadonlyArray<Element> {
  if (node.type === 'element' && node.tagName === 'img') return [node];
  return 'children' in node ? node.children.flatMap(imagesOf) : [];
}

/** The addresses of the pictures in a cleaned body, in reading order, as the backend gave them. */
export function pictureUrlsIn(body: Root): ReadonlyArray<string> {
  return imagesOf(body).map(({ properties }) => String(properties.src));
}

/** Has each picture in a cleaned body of a post come from under our own host. */
export function proxyPictures(body: Root, id: string): void {
  for (const [at, { properties }] of imagesOf(body).entries()) {
    const address = String(properties.src);
    if (!isSameOrigin(address)) properties.src = mediaAddress(id, at + 1, address);
  }
}
