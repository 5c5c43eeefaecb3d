import { dataMark } from './page-data.ts';

// No pattern crosses a '<', so an unclosed tag costs one scan instead of one for each tag behind it.
const preloadHint = /<link rel="modulepreload"[^<>]*>/g;
const imageHint = /<link rel="preload" href="[^"<>]*" as="image"\/>/g;
// The root element preloads the fonts.
const fontHint = /<link rel="preload" href="[^"<>]*" as="font"[^<>]*>/g;
const entry = /import\("([^"]+)"\)/;

function beforeEnd(html: string, block: string): string {
  return html.replace('</body>', () => `${block}</body>`);
}

// Scanned by hand: a pattern would search the whole rest of the page for the end of each unclosed script.
function withoutScripts(page: string, isOurs: (attributes: string, text: string) => boolean): string {
  let kept = '';
  let at = 0;
  while (true) {
    const start = page.indexOf('<script', at);
    const text = page.indexOf('>', start) + 1;
    const end = page.indexOf('</script>', text);
    if (start === -1 || text === 0 || end === -1) return kept + page.slice(at);
    const next = end + '</script>'.length;
    const gone = isOurs(page.slice(start + '<script'.length, text - 1), page.slice(text, end));
    kept += page.slice(at, gone ? start : next);
    at = next;
  }
}

function withoutData(rendered: string, nonce: string | undefined): { page: string; data: string } {
  if (!nonce) return { page: rendered, data: '' };
  const mark = dataMark(nonce);
  const end = rendered.indexOf(mark);
  if (end === -1) throw new Error('A page without the data it was made of: look at how the framework writes it now.');
  return { page: rendered.slice(0, end), data: rendered.slice(end + mark.length) };
}

/**
 * Takes the framework's scripts and React's preload hints out of rendered HTML, and links the small entry script instead. Returns
 * the hydration data apart ('' for a prerendered page, which has no nonce and its data in a file). Only scripts with this render's
 * nonce count as the framework's; throws at any other inline script.
 */
export function finishPage(rendered: string, nonce?: string): { html: string; data: string } {
  const marked = nonce ? ` nonce="${nonce}"` : '';
  const { page, data } = withoutData(rendered, nonce);
  let address: string | undefined;
  const unhinted = page.replace(preloadHint, '').replace(imageHint, '').replace(fontHint, '');
  const stripped = withoutScripts(unhinted, (attributes, text) => {
    if (/\s(?:src|type)=/.test(attributes) || !attributes.includes(marked)) return false;
    if (!attributes.includes('id="_R_"'))
      throw new Error('A page holds an inline script that is not known: look at what the framework writes now.');
    address = entry.exec(text)?.[1];
    return true;
  });
  if (!address) throw new Error('A page without the entry script: look at how the framework starts its client now.');
  const script = `<script async src="${address}" type="module"></script>`;
  return { html: stripped.replace('</head>', () => `${script}</head>`), data };
}

/** Puts a page's data into it, as text that no browser runs. */
export function withData(html: string, data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return beforeEnd(html, `<script id="page-data" type="application/json">${text}</script>`);
}

/** Puts the address of a page's data into it; browsers fetch it at the first interaction. */
export function withDataAt(html: string, address: string): string {
  return beforeEnd(html, `<script data-at="${address.replaceAll('&', '&amp;')}" id="page-data" type="application/json"></script>`);
}

/** Tells whether a part of the page failed to render. Such a page is not stored: the next render may succeed. */
export function containsError(data: string): boolean {
  return /^[0-9a-f]+:E\{/m.test(data);
}
