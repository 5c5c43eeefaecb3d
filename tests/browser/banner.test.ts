import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { post } from './every-address.ts';
import { siteForTests } from './visit.ts';
import { loadedBy } from './weight.ts';

const { visit } = siteForTests();
const longest = '/treatment/colon-rectum/inflammatoryboweldiseases';

type Words = { colour: string; box: { x: number; y: number; width: number; height: number } };

/** Returns the boxes of the banner's text and hides the text, to expose the pixels under it. */
function takeWordsAway(): Words[] {
  const banner = document.querySelector('.banner');
  const words: Words[] = [];
  for (const element of banner?.querySelectorAll<HTMLElement>('h1, p, li :is(a, span)') ?? []) {
    const range = document.createRange();
    range.selectNodeContents(element);
    for (const { x, y, width, height } of range.getClientRects())
      if (width > 1) words.push({ colour: getComputedStyle(element).color, box: { x, y, width, height } });
  }
  for (const element of banner?.querySelectorAll<HTMLElement>('*') ?? []) {
    element.style.color = 'transparent';
    element.style.textDecoration = 'none';
  }
  return words;
}

/** The lowest contrast between text and any pixel under it. */
async function leastContrast([picture, words, scale]: readonly [string, Words[], number]): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = new OffscreenCanvas(image.width, image.height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('There is no canvas.');
  drawing.drawImage(image, 0, 0);
  const light = (rgb: ReadonlyArray<number>) => {
    const [r = 0, g = 0, b = 0] = rgb.map((part) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  let least = 21;
  for (const { colour, box } of words) {
    const own = light((colour.match(/\d+/g) ?? []).slice(0, 3).map(Number));
    const { data } = drawing.getImageData(box.x * scale, box.y * scale, box.width * scale, box.height * scale);
    for (let at = 0; at < data.length; at += 4) {
      const under = light([...data.slice(at, at + 3)]);
      least = Math.min(least, (Math.max(own, under) + 0.05) / (Math.min(own, under) + 0.05));
    }
  }
  return least;
}

for (const [device, context, scale] of [
  ['a phone', phone, phone.deviceScaleFactor],
  ['a desk', desktop, 1],
] as const)
  for (const colorScheme of ['light', 'dark'] as const)
    test(`on ${device} banner text contrasts with the ${colorScheme} drawing`, async () => {
      await using visited = await visit('/robots.txt', { ...context, colorScheme });
      const { page } = visited;
      const canvas = await visited.context.newPage();
      for (const path of ['/contact', longest, post, '/no/such/page']) {
        await page.goto(new URL(path, page.url()).href);
        const ground = page.locator('.banner-body');
        expect([path, await ground.isVisible()]).toEqual([path, true]);
        await ground.evaluate((image) => (image as HTMLImageElement).decode());
        const words = await page.evaluate(takeWordsAway);
        expect(words.length).toBeGreaterThan(3);
        const picture = (await page.screenshot()).toString('base64');
        expect([path, (await canvas.evaluate(leastContrast, [picture, words, scale] as const)) >= 4.5]).toEqual([path, true]);
      }
    });

const withPictures = ['/treatment/gallbladder/gallbladderstones', longest, '/symptoms/groin-and-wall', '/getting-ready', '/about'];

for (const [device, context] of [
  ['a phone', phone],
  ['a desk', desktop],
] as const)
  test(`on ${device} the banner’s body drawing never overlaps its text`, async () => {
    await using visited = await visit('/robots.txt', context);
    const { page } = visited;
    for (const path of withPictures) {
      await page.goto(new URL(path, page.url()).href);
      const window = await page.locator('.banner-window').boundingBox();
      const words = await page.evaluate(takeWordsAway);
      // The window's first tenth is faded out.
      const start = (window?.x ?? 0) + (window?.width ?? 0) / 10;
      expect([path, words.filter(({ box }) => box.x + box.width > start).length]).toEqual([path, 0]);
      expect([path, (window?.width ?? 0) > 60]).toEqual([path, true]);
    }
  });

test('each page’s banner highlights its organ or place', async () => {
  await using visited = await visit('/robots.txt', phone);
  const { page } = visited;
  const body = page.locator('.banner-body');
  for (const [path, src] of [
    ['/treatment/gallbladder/gallbladderstones', '/images/digestive-system.svg#gallbladder'],
    ['/treatment/hernia/Umbilicalhernia', '/images/digestive-system-belly.svg#navel'],
    ['/symptoms/right-ribs', '/images/body-regions.svg#right-ribs'],
    ['/contact', '/images/body-regions.svg#outline'],
    ['/treatment/ultrasound-services', '/images/ultrasound.svg'],
    ['/getting-ready/keyhole-hernia', '/images/digestive-system-belly.svg#groin'],
    ['/what-matters/gallbladderstones', '/images/digestive-system.svg#gallbladder'],
    ['/callback/about/hemorrhoids', '/images/digestive-system-outlet.svg#anus'],
    [post, '/images/digestive-system.svg#liver'],
    ['/visit', '/images/way-map.svg'],
    ['/hi/visit', '/images/way-map.svg'],
    ['/hi/getting-ready/keyhole-gallbladder', '/images/digestive-system.svg#gallbladder'],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    expect([path, await body.getAttribute('src')]).toEqual([path, src]);
    // The page has the figure once.
    const others = await page.locator(`main img[src="${src}"]`).count();
    expect([path, others]).toEqual([path, 1]);
  }
});

test('search, A to Z and privacy have no drawing', async () => {
  await using visited = await visit('/robots.txt', phone);
  const { page } = visited;
  for (const path of ['/search', '/a-z', '/privacy', '/privacy/withdraw', '/hi/search', '/hi/privacy']) {
    await page.goto(new URL(path, page.url()).href);
    expect([path, await page.locator('.banner img').count()]).toEqual([path, 0]);
    const [all, words] = await Promise.all(['.banner .banner-words', '.banner h1'].map((one) => page.locator(one).boundingBox()));
    expect([path, words?.width]).toEqual([path, all?.width]);
  }
});

// At 1280 px a neck without a head stood on some sixty addresses.
test('on a desk the banner’s figure keeps its head', async () => {
  await using visited = await visit('/contact', desktop);
  const { page } = visited;
  const [banner, body] = await Promise.all(['.banner', '.banner-body'].map((one) => page.locator(one).boundingBox()));
  // The head begins at a thirty-second of the drawing's height.
  expect((body?.y ?? 0) + (body?.height ?? 0) / 32).toBeGreaterThanOrEqual(banner?.y ?? Number.NaN);
});

const fading = (page: Page) =>
  page.locator('.banner-words').evaluate((banner) =>
    banner
      .getAnimations({ subtree: true })
      .map(({ effect }) => effect as KeyframeEffect)
      .map((effect) => [effect.target?.tagName, effect.getTiming().delay]),
  );

/** Scrolls a little, which loads what moves. */
async function scrolled(page: Page): Promise<void> {
  const asked = page.waitForResponse('**/assets/movement-*.js');
  await page.mouse.wheel(0, 5);
  await asked;
  await page.evaluate(async () => {
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  });
}

async function scrollAwayAndBack(page: Page) {
  // To the banner's edge first, as a finger does; a jump moves nothing.
  await page.evaluate(async () => {
    const below = document.querySelector('.banner [data-reveal]')?.getBoundingClientRect().bottom ?? 0;
    for (const top of [2_000, below + 20, 0]) {
      scrollTo({ top, behavior: 'instant' });
      for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
    }
  });
}

// 100 ms apart, but for the title, which stays as it is.
test('the banner’s breadcrumbs fade in on scrolling back into view', async () => {
  await using visited = await visit('/about', desktop);
  const { page } = visited;
  await scrolled(page);
  expect(await fading(page)).toEqual([]);
  await scrollAwayAndBack(page);
  await expect
    .poll(() => fading(page))
    .toEqual([
      ['LI', 0],
      ['LI', 100],
      ['P', 200],
    ]);
});

test('the banner’s text does not fade with reduced motion', async () => {
  await using visited = await visit('/about', { ...desktop, reducedMotion: 'reduce' });
  await scrolled(visited.page);
  await scrollAwayAndBack(visited.page);
  expect(await fading(visited.page)).toEqual([]);
});

test('the banner shows the condition’s Hindi name', async () => {
  await using visited = await visit('/treatment/gallbladder/gallbladderstones', phone);
  const banner = visited.page.locator('.banner');
  expect(await banner.locator('h1 + p').textContent()).toBe('Also called gallbladder stones, पित्त की पथरी');
  expect(await banner.locator('[lang="hi"]').textContent()).toBe('पित्त की पथरी');
  // Neither the dot between the names nor a list's bullet may load the font's 14 kB of accents.
  expect((await loadedBy(visited.page)).filter((file) => file.includes('anek-accents'))).toEqual([]);
});

// The window of a desk left a title 350 px there: some nineteen letters a line.
test('on a tablet banner titles have more than half the width', async () => {
  await using visited = await visit('/robots.txt', { viewport: { width: 768, height: 1024 } });
  const { page } = visited;
  for (const path of [
    '/treatment/colon-rectum/rectumcancer',
    '/hi/getting-ready/keyhole-gallbladder',
    '/getting-ready/keyhole-gallbladder',
  ]) {
    await page.goto(new URL(path, page.url()).href);
    const room = await page.locator('.banner-words').evaluate((box) => {
      const { paddingInlineEnd } = getComputedStyle(box);
      return box.clientWidth - Number.parseFloat(paddingInlineEnd);
    });
    expect([path, room > 440]).toEqual([path, true]);
    expect([path, await page.locator('.banner-window').isVisible()]).toEqual([path, true]);
  }
});

// The last crumb is not drawn there, and the slash before it was.
test('on phones no line of breadcrumbs ends in a slash', async () => {
  await using visited = await visit('/privacy/withdraw', phone);
  const crumbs = visited.page.locator('.banner nav li');
  expect((await crumbs.allTextContents()).map((crumb) => crumb.trim())).toEqual(['Home', '/Privacy', '/Take back']);
});
