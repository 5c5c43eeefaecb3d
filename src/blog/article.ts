import type { Root } from 'hast';
import { stripBidiControls } from './direction.ts';
import { proxyPictures } from './own-pictures.ts';
import { minutesToRead, numberParts } from './parts.ts';
import { linkReferences } from './references.ts';
import { sanitisedBody } from './sanitise.ts';

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
