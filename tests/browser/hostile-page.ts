import type { Browser, Frame, Page } from 'playwright-core';

// Which of the frames of the page a call came from, however deep inside it: their names are the numbers of what they show.
function placeOf(frame: Frame): string {
  for (let place = frame; ; ) {
    const outer = place.parentFrame();
    if (!outer?.parentFrame()) return place.name();
    place = outer;
  }
}

type Trial = { page: Page; ran: string[]; away: string[]; [Symbol.asyncDispose]: () => Promise<void> };

const trialUrl = 'http://check.test/';

/** A page without any policy; gives where something ran and what asked another host. */
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

/** Clicks and sets off everything in a page or one of its frames. */
export async function tryEverything(page: Page | Frame): Promise<void> {
  await page.evaluate(() => {
    // Leaving the page would end the trying; an address that is a program does not leave it.
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

/** Shows a piece of HTML as it stands, in a page of its own. What it asks for is not there, and nothing leaves the machine. */
export async function openHostile(page: Page, body: string): Promise<void> {
  await page.unrouteAll();
  await page.route('**/*', (route) =>
    route.request().url() === trialUrl
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body: `<!DOCTYPE html><meta charset="utf-8"><body>${body}` })
      : route.fulfill({ status: 404, body: '' }),
  );
  await page.goto(trialUrl);
}

/** A piece of HTML in a frame, so that many can be tried in one page and each be told from the others. */
export const framed = (html: string, name: number) =>
  `<iframe name="${name}" srcdoc="${html.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"></iframe>`;
