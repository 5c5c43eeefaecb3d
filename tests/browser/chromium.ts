import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, chromium as driver } from 'playwright-core';

// The package's default arguments are for a single process in a serverless function.
export const chromiumArguments = [
  '--headless=shell',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium of the npm package, or the one in CHROME_PATH. */
export async function chromiumPath(): Promise<string> {
  return process.env.CHROME_PATH ?? (await chromium.executablePath());
}

export async function launchBrowser(): Promise<Browser> {
  return driver.launch({ executablePath: await chromiumPath(), args: chromiumArguments, headless: true });
}

let shared: Promise<Browser> | undefined;

/** One Chromium for all test files of this process. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

export const phone = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
} satisfies BrowserContextOptions;
export const desktop = { viewport: { width: 1280, height: 800 } } satisfies BrowserContextOptions;
