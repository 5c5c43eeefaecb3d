import { clinic } from './clinic.ts';
import { doctor } from './doctor.ts';
import type { Node } from './node.ts';
import { webSite } from './web-site.ts';

/** Writes JSON for a script element: without `<`, which could end it or open a comment, and without line separators. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Writes the text of a page's `application/ld+json` script: its own nodes and those of every page. */
export function pageGraph(nodes: ReadonlyArray<Node>, about: ReadonlyArray<Node> = [clinic, doctor], site: Node = webSite): string {
  return scriptText({ '@context': 'https://schema.org', '@graph': [...nodes, site, ...about] } satisfies Node);
}
