import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, inject } from 'vitest';
import { startSite } from '#tests/site.ts';
import { sharedBrowser } from './chromium.ts';
import { reactIsThere } from './page-state.ts';

type SiteOptions = NonNullable<Parameters<typeof startSite>[0]>;
type Site = Awaited<ReturnType<typeof startSite>>;

type SharedSite = Pick<Site, 'url' | 'fetch'>;

function sharedSite(): SharedSite {
  const url = inject('siteUrl');
  return { url, fetch: (path, init) => fetch(new URL(path, url), { redirect: 'manual', ...init }) };
}

async function freshSite(options: SiteOptions): Promise<Site> {
  const site = await startSite(options);
  await site.tick();
  return site;
}

/** The shared site and a browser. Each visit has a context of its own; `clock` is the time in it, or else the machine's. */
export function siteForTests({ clock }: { clock?: number } = {}) {
  return visitsTo(async () => sharedSite(), clock);
}

/** A site of the test file's own, with its settings. */
export function siteWith(options: () => Promise<SiteOptions>, { clock }: { clock?: number } = {}) {
  let own: Site | undefined;
  afterAll(() => own?.close());
  return visitsTo(async () => {
    own = await freshSite(await options());
    return own;
  }, clock);
}

function visitsTo<S extends SharedSite>(start: () => Promise<S>, clock?: number) {
  let site: S;
  let browser: Browser;
  const windows: BrowserContext[] = [];

  beforeAll(async () => {
    [site, browser] = await Promise.all([start(), sharedBrowser()]);
  });
  afterAll(async () => {
    for (const window of windows) await window.close();
  });

  return {
    site: () => site,
    /** Opens an address in a new context and collects its errors. */
    visit: async (path: string, context: BrowserContextOptions = {}): Promise<Visit> => {
      const opened = await browser.newContext(context);
      if (clock !== undefined) await opened.clock.setFixedTime(clock);
      return { ...(await openIn(opened, site.url + path)), [Symbol.asyncDispose]: () => opened.close() };
    },
    /**
     * Opens addresses in one context, which caches shared files. The home page comes before them, because the first page of a context is
     * drawn before its font is there (fonts.css), in whichever one the machine has.
     */
    walk: (context: BrowserContextOptions, prepare: (window: BrowserContext) => Promise<unknown> = async () => {}) => {
      let ready: Promise<BrowserContext> | undefined;
      const window = async () => {
        const opened = await browser.newContext(context);
        windows.push(opened);
        await prepare(opened);
        await (await openIn(opened, site.url)).page.close();
        return opened;
      };
      return async (path: string): Promise<Visit> => {
        ready ??= window();
        const visited = await openIn(await ready, site.url + path);
        return { ...visited, [Symbol.asyncDispose]: () => visited.page.close() };
      };
    },
  };
}

async function openIn(context: BrowserContext, address: string): Promise<Omit<Visit, keyof AsyncDisposable>> {
  const page = await context.newPage();
  const problems: string[] = [];
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  page.on('console', (message) => message.type() === 'error' && problems.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('requestfailed', (request) => {
    const why = request.failure()?.errorText;
    // Closing a page early aborts its speculation rules.
    if (why !== 'net::ERR_ABORTED' || !request.url().endsWith('/speculation-rules.json')) problems.push(`failed: ${request.url()} ${why}`);
  });
  page.on('response', (response) => response.status() >= 400 && problems.push(`${response.status()}: ${response.url()}`));
  await page.goto(address);
  return { page, context, problems, hosts };
}

export type Visit = AsyncDisposable & {
  page: Page;
  context: BrowserContext;
  problems: string[];
  /** Requested origins. */
  hosts: ReadonlySet<string>;
};

/** Touches an island, which loads React, and waits until it has taken over. */
export async function wakeReact(page: Page): Promise<void> {
  const island = page.locator('[data-island]').first();
  // Repeated, because the boot script may load after the load event.
  for (let touch = 0; touch < 400 && !(await page.evaluate(reactIsThere)); touch++) {
    await island.dispatchEvent('pointerdown');
    await page.waitForTimeout(50);
  }
  if (!(await page.evaluate(reactIsThere))) throw new Error(`React never took over ${page.url()}.`);
}
