import { dataMark } from './page-data.ts';

// A tag ends before another begins: what is never closed is looked at once, not once for each that follows.
const preloadHint = /<link rel="modulepreload"[^<>]*>/g;
const imageHint = /<link rel="preload" href="[^"<>]*" as="image"\/>/g;
// The root names the fonts itself.
const fontHint = /<link rel="preload" href="[^"<>]*" as="font"[^<>]*>/g;
const entry = /import\("([^"]+)"\)/;

function beforeEnd(html: string, block: string): string {
  return html.replace('</body>', () => `${block}</body>`);
}

// By hand, because a pattern would look for the end of each script that has none as far as the page goes.
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

// A prerendered page has no nonce, and its data in a file.
function withoutData(rendered: string, nonce: string | undefined): { page: string; data: string } {
  if (!nonce) return { page: rendered, data: '' };
  const mark = dataMark(nonce);
  const end = rendered.indexOf(mark);
  if (end === -1) throw new Error('A page without the data it was made of: look at how the framework writes it now.');
  return { page: rendered.slice(0, end), data: rendered.slice(end + mark.length) };
}

/**
 * Rendered HTML with no script of the framework in it, and the data for hydration that followed it ('' on a prerendered page,
 * which has no nonce and its data in a file). The hints that would load React at once go; the start becomes one link to the
 * small entry. Only a script that carries the nonce of this render is taken for the framework's. Throws at any other inline script.
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

/** A finished page with its data in it, as text that nothing runs. */
export function withData(html: string, data: string): string {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return beforeEnd(html, `<script id="page-data" type="application/json">${text}</script>`);
}

/** A finished page that says where its data is to be had, for whoever does more than read. */
export function withDataAt(html: string, address: string): string {
  return beforeEnd(html, `<script data-at="${address.replaceAll('&', '&amp;')}" id="page-data" type="application/json"></script>`);
}

/** Whether a page's data tells of a part that could not be rendered: the next visitor may have more luck. */
export function tellsOfError(data: string): boolean {
  return /^[0-9a-f]+:E\{/m.test(data);
}
