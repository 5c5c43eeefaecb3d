const inlineScript = /<script([^>]*)>([\s\S]*?)<\/script>/g;
const preloadHint = /<link rel="modulepreload"[^>]*>/g;
const fontHint = /<link(?=[^>]* as="font")[^>]*>/;
const entry = /import\("([^"]+)"\)/;
const flight = /^\(self\.__FLIGHT_DATA\|\|=\[\]\)\.push\(("[\s\S]*")\)$/;

// The data is written as a JSON string in which what would end a script is broken up (payload-after-html.ts).
function flightText(script: string): string {
  const literal = flight.exec(script)?.[1];
  if (literal === undefined) throw new Error('A page holds an inline script that is not known: look at what the framework writes now.');
  return JSON.parse(literal.replaceAll('<\\!--', '<!--').replace(/<\/\\(script)/gi, '</$1'));
}

function dataBlock(text: string): string {
  return `<script id="page-data" type="application/json">${JSON.stringify(text).replaceAll('<', '\\u003c')}</script>`;
}

function beforeEnd(html: string, block: string): string {
  return html.replace('</body>', () => `${block}</body>`);
}

// The framework asks for the font before everything else; a page shows its text without, and its pictures not.
function fontLast(html: string): string {
  const [hint] = fontHint.exec(html) ?? [];
  return hint ? beforeEnd(html.replace(hint, ''), hint) : html;
}

/**
 * Rendered HTML without any script of the framework, and the data for hydration that was in it. The hints that would load
 * React at once go; the start becomes one link to the small entry. Only scripts that carry the nonce of this render are
 * taken for the framework's: data from another script could put any element on the page.
 */
export function strippedPage(html: string, nonce?: string): { html: string; data: string } {
  const marked = nonce ? ` nonce="${nonce}"` : '';
  let address: string | undefined;
  let data = '';
  const stripped = html.replace(preloadHint, '').replace(inlineScript, (whole, attributes: string, text: string) => {
    if (/\s(?:src|type)=/.test(attributes) || !attributes.includes(marked)) return whole;
    if (attributes.includes('id="_R_"')) address = entry.exec(text)?.[1];
    else data += flightText(text);
    return '';
  });
  if (!address) throw new Error('A page without the entry script: look at how the framework starts its client now.');
  const scripts = `<script async src="${address}" type="module"></script>`;
  return { html: fontLast(stripped.replace('</head>', () => `${scripts}</head>`)), data };
}

/**
 * Makes rendered HTML ready to be served: no script in it runs. The data for hydration becomes text that nothing runs, or,
 * on a prerendered page (no nonce), goes altogether, because the browser can fetch it from its file when React wakes.
 */
export function finishPage(rendered: string, nonce?: string): string {
  const { html, data } = strippedPage(rendered, nonce);
  return nonce ? beforeEnd(html, dataBlock(data)) : html;
}

/** A stripped page that says where its data is to be had, for whoever does more than read. */
export function withDataAt(html: string, address: string): string {
  return beforeEnd(html, `<script data-at="${address.replaceAll('&', '&amp;')}" id="page-data" type="application/json"></script>`);
}
