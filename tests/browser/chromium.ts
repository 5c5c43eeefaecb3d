import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium as driver } from 'playwright-core';

// The package's own arguments make one process of it, for a function service; several pages need more.
const args = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A real Chromium: the one inside the npm package, or an installed one where CHROME_PATH says so. */
export async function launchBrowser(): Promise<Browser> {
  return driver.launch({ executablePath: process.env.CHROME_PATH ?? (await chromium.executablePath()), args, headless: true });
}

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
