import type { Browser } from 'puppeteer-core';
import { afterAll, inject } from 'vitest';
import { launchChromium, launchFirefox, puppeteerTab } from './puppeteer-tab.ts';
import type { Engine, Tab } from './tab.ts';
import { startWebKit } from './webkit-driver.ts';
import { webkitTab } from './webkit-tab.ts';

export const heights: Readonly<Record<number, number>> = { 360: 740, 1280: 800 };

/** The three engines, each started at its first tab and ended with the test file; an address without a host is the site's. */
export function enginesForTests(): ReadonlyArray<Engine> {
  const closing: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of closing) await close();
  });

  function engine<Started extends { close: () => Promise<unknown> }>(
    name: string,
    start: () => Promise<Started>,
    tabOf: (started: Started) => Promise<Tab>,
  ): Engine {
    let started: Promise<Started> | undefined;
    return {
      name,
      open: async (address, width) => {
        if (!started) {
          started = start();
          closing.push(async () => (await started)?.close());
        }
        const tab = await tabOf(await started);
        try {
          await tab.size(width, heights[width] ?? 800);
          await tab.open(new URL(address, inject('siteUrl')).href);
        } catch (error) {
          await tab[Symbol.asyncDispose]();
          throw error;
        }
        return tab;
      },
    };
  }

  return [
    engine<Browser>('Chromium', launchChromium, puppeteerTab),
    engine<Browser>('Firefox', launchFirefox, puppeteerTab),
    engine('WebKit', startWebKit, ({ command }) => webkitTab(command)),
  ];
}
