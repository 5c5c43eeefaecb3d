import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';

// Written down a second time on purpose: a slip in the sanitiser's own lists must not be copied into what checks it.
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

/** What in a piece of HTML, read as a browser reads it, is not on the list of what a post may hold. */
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
