import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { chromiumArguments, chromiumPath } from '#tests/browser/chromium.ts';
import { programs } from './installed.ts';
import type { Tab } from './tab.ts';

export async function launchChromium(): Promise<Browser> {
  return puppeteer.launch({ executablePath: await chromiumPath(), args: chromiumArguments, headless: 'shell' });
}

/** Firefox as Debian has it, over WebDriver BiDi, which it speaks without a driver of its own. */
export async function launchFirefox(): Promise<Browser> {
  return puppeteer.launch({ browser: 'firefox', executablePath: programs.firefox(), headless: true });
}

async function untilWide(page: Page, width: number): Promise<void> {
  // Asked each time anew: `waitForFunction` makes a function from text, which the site's policy forbids in Firefox.
  for (let look = 0; look < 100; look++) {
    if ((await page.evaluate(() => innerWidth)) === width) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`The window did not become ${width} px wide.`);
}

async function resize(page: Page, width: number, height: number): Promise<void> {
  // Firefox 140 takes the size and then refuses the orientation, which Puppeteer always sends behind it.
  await page.setViewport({ width, height }).catch(() => undefined);
  await untilWide(page, width);
}

/** A tab in a context of its own: no cookies and nothing stored of another. */
export async function puppeteerTab(browser: Browser): Promise<Tab> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  let wanted = 0;
  return {
    open: async (address) => {
      await page.goto(address);
      // Firefox gives a page in a new process its size a moment later.
      if (wanted) await untilWide(page, wanted);
    },
    size: async (width, height) => {
      wanted = width;
      await resize(page, width, height);
    },
    run: (inPage, ...values) => page.evaluate(inPage as unknown as (...all: unknown[]) => never, ...values),
    clickAt: (x, y) => page.mouse.click(x, y),
    pointAt: async (x, y) => {
      await page.mouse.move(x, y - 8);
      await page.mouse.move(x, y, { steps: 3 });
    },
    press: async (key, held) => {
      if (held) await page.keyboard.down(held);
      await page.keyboard.press(key);
      if (held) await page.keyboard.up(held);
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    paper: () => page.pdf({ format: 'A4', preferCSSPageSize: true }),
    [Symbol.asyncDispose]: () => context.close(),
  };
}
