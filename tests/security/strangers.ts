import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

// Repeated on purpose: a mistake in the sanitiser's lists must not reach its check.
const elements =
  /^(?:p|h[2-6]|[uo]l|li|d[ldt]|blockquote|pre|[hb]r|div|figure|figcaption|a|img|em|strong|[biusq]|su[bp]|small|span|abbr|cite|code|mark|time|table|caption|thead|tbody|tfoot|t[rhd])$/;
const attributes: Readonly<Record<string, RegExp>> = {
  a: /^(?:href|title|rel)$/,
  img: /^(?:src|alt|title|width|height|loading)$/,
  abbr: /^title$/,
  ol: /^(?:start|reversed)$/,
  th: /^(?:colspan|rowspan|scope)$/,
  td: /^(?:colspan|rowspan)$/,
  time: /^datetime$/,
};
const leads = /^(?:https:\/\/|mailto:|tel:\+?[\d().-]+$|\/(?!\/)|$)/;
const shows = /^\/(?!\/)/;

/** Parses HTML like a browser and returns everything that a post may not contain. */
export function strangersIn(html: string): ReadonlyArray<string> {
  const found: string[] = [];
  const waiting: DefaultTreeAdapterTypes.Node[] = [...parseFragment(html).childNodes];
  for (let node = waiting.pop(); node; node = waiting.pop()) {
    if (node.nodeName === '#text') continue;
    if (!('tagName' in node) || !elements.test(node.tagName) || !node.namespaceURI.endsWith('xhtml')) {
      found.push(node.nodeName);
      continue;
    }
    for (const { name, value } of node.attrs) {
      const known = attributes[node.tagName]?.test(name);
      const led = name === 'href' ? leads.test(value) : name === 'src' ? shows.test(value) : true;
      if (!known || !led) found.push(`${node.tagName}[${name}=${value}]`);
    }
    waiting.push(...node.childNodes);
  }
  return found;
}
