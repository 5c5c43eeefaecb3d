import type { Browser, Frame, Page } from 'playwright-core';

// The number of the vector whose frame a call came from, however deeply nested; each frame is named after its vector.
function placeOf(frame: Frame): string {
  for (let place = frame; ; ) {
    const outer = place.parentFrame();
    if (!outer?.parentFrame()) return place.name();
    place = outer;
  }
}

type Trial = { page: Page; ran: string[]; away: string[]; [Symbol.asyncDispose]: () => Promise<void> };

const trialUrl = 'http://check.test/';

/** A page without a content security policy that records scripts which run and requests to other hosts. */
export async function watchedWithoutPolicy(browser: Browser, siteUrl: string): Promise<Trial> {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const ran: string[] = [];
  const away: string[] = [];
  await context.exposeBinding('noteRun', ({ frame }) => ran.push(placeOf(frame) || frame.url()));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteRun: () => void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print']) Object.assign(globalThis, { [name]: () => note() });
  });
  page.on('request', (request) => {
    const isOwn = /^(?:data|blob|about):/.test(request.url()) || [siteUrl, trialUrl].some((own) => request.url().startsWith(own));
    if (!isOwn) away.push(placeOf(request.frame()) || request.url());
  });
  return { page, ran, away, [Symbol.asyncDispose]: () => context.close() };
}

/** Clicks everything and dispatches every handled event in a page or frame. */
export async function tryEverything(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    // Links would leave the page, except those with a javascript: address.
    const isProgram = (address: string) => URL.parse(address, document.baseURI)?.protocol === 'javascript:';
    addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement | SVGAElement>('a, area') : null;
      if (link && !isProgram(typeof link.href === 'string' ? link.href : link.href.animVal)) event.preventDefault();
    });
    addEventListener('submit', (event) => {
      const address = [event.submitter?.getAttribute('formaction'), (event.target as Element).getAttribute('action')];
      if (!isProgram(address.find(Boolean) ?? '')) event.preventDefault();
    });
    const events = ['mouseover', 'mouseenter', 'pointerover', 'focus', 'toggle', 'animationstart', 'error', 'load', 'input', 'wheel'];
    for (const element of document.querySelectorAll('body, body *')) {
      for (const name of events) element.dispatchEvent(new Event(name));
      if (!element.closest('header, footer, dialog')) element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
  });
}

/** Shows HTML unchanged in a page of its own; its requests are answered locally with nothing. */
export async function openHostile(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().url() === trialUrl
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!DOCTYPE html><meta charset="utf-8"><body>${body}` })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(trialUrl);
}

/** Wraps HTML in a named frame, so that one page can hold many vectors. */
export const framed = (html: string, name: number) =>
  `<iframe name="${name}" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
