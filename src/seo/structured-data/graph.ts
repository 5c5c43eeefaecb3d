import type { Graph } from 'schema-dts';
import { clinic } from './clinic.ts';
import { doctor } from './doctor.ts';
import { webSite } from './web-site.ts';

export type Node = Graph['@graph'][number];

/** Text that may stand inside a script element of a page: no `<` can end the element or open a comment, no line separator can end a line. */
export function scriptText(value: unknown): string {
  return JSON.stringify(value).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** The page's own nodes and those that every page has, as the text of its one `application/ld+json` script. */
export function pageGraph(nodes: ReadonlyArray<Node>, about: ReadonlyArray<Node> = [clinic, doctor], site: Node = webSite): string {
  return scriptText({ '@context': 'https://schema.org', '@graph': [...nodes, site, ...about] } satisfies Graph);
}
