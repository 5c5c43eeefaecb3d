import type { Root } from 'hast';
import { keepDirection } from './direction.ts';
import { minutesToRead, numberParts } from './parts.ts';
import { linkReferences } from './references.ts';
import { sanitisedBody } from './sanitise.ts';

/** A post's body as it is read, as a tree of allowed elements, and how many minutes that takes. */
export type Article = { body: Root; minutes: number };

/** Makes it of the backend's HTML, with pictures from those hosts only. */
export function articleOf(description: string, mediaHosts: ReadonlyArray<string>): Article {
  const body = sanitisedBody(description, mediaHosts);
  keepDirection(body);
  numberParts(body);
  linkReferences(body);
  return { body, minutes: minutesToRead(body) };
}
