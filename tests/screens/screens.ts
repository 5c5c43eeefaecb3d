/**
 * `npm run screens`: screenshots of each route and state of site and desk at four widths into .screens/, and the README's into
 * .github/screens/. `npm run screens -- dialog /contact readme` takes those with that name or address, and the README's; `letters`
 * measures the joined letters of Hindi and Marathi.
 */
import { mkdir } from 'node:fs/promises';
import type { Browser, Page } from 'playwright-core';
import { ownAddresses, publishedAddresses, translatedAddresses } from '#tests/addresses.ts';
import { launchBrowser } from '#tests/browser/chromium.ts';
import { layOut } from '#tests/browser/page-state.ts';
import { manyPosts } from '#tests/chaos/many-posts.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';
import { deskScreens, takeDesk, takeDeskForReadme } from './desk-screens.ts';
import { canvasOf, faultsOfLetters, lackingFont, lessTheFonts, type TypeStyle, typeStylesOf } from './joined-letters.ts';
import { type Screen, states } from './states.ts';

const widths: Readonly<Record<number, number>> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };
const post = '/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps';
const folder = '.screens';

const nameOf = (path: string) =>
  path === '/'
    ? 'home'
    : decodeURIComponent(path)
        .slice(1)
        .replace(/[^\w-]+/g, '-');
const routes = [...publishedAddresses, ...ownAddresses, ...translatedAddresses, post].map((path): Screen => ({ name: nameOf(path), path }));

/** Loads lazy pictures and scrolls back to the top. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
    }
    scrollTo({ top: 0, behavior: 'instant' });
  });
}

async function loadPictures(page: Page): Promise<void> {
  await page.evaluate(() => {
    const pictures = [...document.images];
    for (const picture of pictures) picture.loading = 'eager';
    return Promise.all(pictures.map((picture) => picture.decode().catch(() => undefined)));
  });
}

async function take(browser: Browser, site: string, screen: Screen, width: number): Promise<void> {
  const size = { width, height: widths[width] ?? 800 };
  const small = width < 768 ? { hasTouch: true, isMobile: true } : {};
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', ...small, ...screen.context });
  // Closing the window ends a picture that never decodes, for which there is no timeout.
  const limit = setTimeout(() => context.close(), 20_000);
  try {
    const page = await context.newPage();
    await page.goto(site + screen.path);
    if (screen.name.startsWith('large-text')) await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    if (!screen.reach) await scrollThrough(page);
    await screen.reach?.(page, width);
    // Screenshots have no scrollbar and need no gutter.
    await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
    await layOut(page);
    await loadPictures(page);
    const whole = !screen.reach || screen.name.startsWith('print');
    await page.screenshot({ path: `${folder}/${screen.name}.${width}.png`, fullPage: whole });
  } finally {
    clearTimeout(limit);
    await context.close();
  }
}

/** Joined letters under both languages in every type style of these pages, at twice the text size; returns what is wrong with them. */
async function drawLetters(browser: Browser, site: string): Promise<ReadonlyArray<string>> {
  const page = await browser.newPage({ viewport: { width: 320, height: 3_000 }, reducedMotion: 'reduce', colorScheme: 'light' });
  const canvas = canvasOf(page);
  const styles = new Map<string, TypeStyle>();
  for (const path of translatedAddresses) {
    await page.goto(site + path);
    for (const style of await typeStylesOf(canvas)) styles.set(`${style.size} ${style.line} ${style.weight}`, style);
  }
  const faults: string[] = [];
  for (const lang of ['hi-IN', 'mr-IN']) {
    const all = await faultsOfLetters(canvas, lang, [...styles.values()]);
    const ours = lessTheFonts(all);
    if (ours.length < all.length) console.log(`${lang}: ${all.length - ours.length} letters that this machine's font does not join.`);
    faults.push(...ours.map((fault) => `${lang}: ${fault}`));
    await page.screenshot({ path: `${folder}/letters.${lang}.png` });
  }
  await page.close();
  return faults;
}

/** The README's screenshot: home above the fold on a wide screen. */
async function takeForReadme(browser: Browser, site: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 960 }, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(site);
  await page.evaluate(() => document.documentElement.style.setProperty('scrollbar-gutter', 'auto'));
  await page.screenshot({ path: '.github/screens/home.jpg', type: 'jpeg', quality: 72 });
  await context.close();
}

const words = process.argv.slice(2);
const wanted = [...routes, ...states].filter(
  ({ name, path }) => words.length === 0 || words.some((word) => (word.startsWith('/') ? path === word : name.includes(word))),
);
await mkdir(folder, { recursive: true });
await mkdir('.github/screens', { recursive: true });
const site = await startSite();
const broken = await startSite({ vars: { BACKEND_URL: 'http://127.0.0.1:9' }, samples: false });
const backend = await startHttpBackend();
backend.setSections(manyPosts(300));
const crowded = await startSite({ vars: { BACKEND_URL: backend.url }, samples: false });
const urls = { broken: broken.url, crowded: crowded.url };
const browser = await launchBrowser();
try {
  await Promise.all([site.tick(), crowded.tick()]);
  const failed: string[] = [];
  for (const screen of wanted)
    for (const width of screen.widths ?? Object.keys(widths).map(Number)) {
      const once = () => take(browser, screen.on ? urls[screen.on] : site.url, screen, width);
      await once()
        .catch(once)
        .catch((error) => failed.push(`${screen.name} at ${width}: ${String(error).split('\n')[0]}`));
    }
  const ofDesk = deskScreens.filter(({ name }) => words.length === 0 || words.some((word) => name.includes(word)));
  if (ofDesk.length > 0) await takeDesk(browser, ofDesk, widths, folder);
  if (words.length === 0 || words.includes('readme')) {
    await takeForReadme(browser, site.url);
    await takeDeskForReadme(browser);
  }
  if (words.length === 0 || words.includes('letters')) {
    const lacking = lackingFont();
    if (lacking) console.log(`Letters skipped: ${lacking}`);
    else failed.push(...(await drawLetters(browser, site.url)));
  }
  for (const line of failed) console.error(`✗ ${line}`);
  console.log(`${wanted.length + ofDesk.length} screens in ${folder}/, ${failed.length} not taken.`);
  process.exitCode = failed.length > 0 ? 1 : 0;
} finally {
  await browser.close();
  await Promise.all([site.close(), broken.close(), crowded.close()]);
  await backend.close();
}
