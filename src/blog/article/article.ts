import type { Root } from 'hast';
import { proxyPictures } from '#blog/pictures/proxy-pictures.ts';
import { stripBidiControls } from '#blog/sanitise/bidi-controls.ts';
import { sanitisedBody } from '#blog/sanitise/sanitise.ts';
import { minutesToRead, numberParts } from './parts.ts';
import { linkReferences } from './references.ts';

/** A post's body as it is read, as a tree of allowed elements, and how many minutes that takes. */
export type Article = { body: Root; minutes: number };

/** Makes it of the backend's HTML. Its pictures come from those hosts only, by way of ours; `id` is the post's. */
export function articleOf(description: string, mediaHosts: ReadonlyArray<string>, id: string): Article {
  const body = sanitisedBody(description, mediaHosts);
  stripBidiControls(body);
  numberParts(body);
  linkReferences(body);
  proxyPictures(body, id);
  return { body, minutes: minutesToRead(body) };
}
