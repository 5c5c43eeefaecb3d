import type { BrowserContextOptions } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOf } from '#tests/desk-site.ts';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let site: Awaited<ReturnType<typeof deskForBrowser>>;
beforeAll(async () => {
  site = await deskForBrowser();
  await site.tick();
});
afterAll(() => site?.close());

async function opened(path: string, options: BrowserContextOptions = desktop) {
  const page = await site.open(await sharedBrowser(), 'doctor', { ...options, reducedMotion: 'reduce' });
  await page.goto(path);
  return { page, [Symbol.asyncDispose]: () => page.context().close() };
}

async function written(title: string, markdown = 'Begun.'): Promise<string> {
  const asDesk = await site.signIn('desk');
  const answer = await asDesk('/articles/new', formOf({ version: '0', title, category: '', markdown }));
  return (answer.headers.get('location') ?? '').split('?')[0] ?? '';
}

const stored = (article: string) =>
  site.env.DB.prepare('SELECT markdown, photo, version FROM articles WHERE id = ?')
    .bind(Number(article.split('/').at(-1)))
    .first<{ markdown: string; photo: string | null; version: number }>();

test('the article editor autosaves typed text and updates the preview', async () => {
  const article = await written('Saved by itself');
  await using visited = await opened(article);
  const { page } = visited;
  await page.getByLabel('Text').fill('Marigold in the preview.');
  await page.getByText(/^Saved today/).waitFor();
  expect((await stored(article))?.markdown).toBe('Marigold in the preview.');
  await page.frameLocator('iframe').getByText('Marigold in the preview.').waitFor();
  // The second save sends the version that the first returned.
  await page.getByLabel('Text').fill('Twice.');
  await expect.poll(async () => (await stored(article))?.markdown).toBe('Twice.');
});

test("the article editor autosaves a new article's first words", async () => {
  await using visited = await opened('/articles/new');
  const { page } = visited;
  await page.getByLabel('Text').fill('First words of a new one.');
  await page.getByText(/^Saved today/).waitFor();
  await page.waitForURL(/\/articles\/\d+$/);
  const article = new URL(page.url()).pathname;
  expect((await stored(article))?.markdown).toBe('First words of a new one.');
  await page.getByLabel('Title').fill('A new one');
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The draft is saved.').waitFor();
  expect(new URL(page.url()).pathname).toBe(article);
});

test('leaving the article editor with unsaved text shows a warning', async () => {
  const article = await written('Unsaved words');
  await using visited = await opened(article);
  const { page } = visited;
  await page.route('**/autosave', (route) => route.abort());
  await page.getByLabel('Text').press('Control+End');
  await page.getByLabel('Text').pressSequentially(' More');
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    dialog.dismiss();
  });
  await page.getByRole('link', { name: 'History' }).click();
  await expect.poll(() => asked).toEqual(['beforeunload']);
  expect(page.url()).toBe(site.browserUrl + article);
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByText('The draft is saved.').waitFor();
  expect(asked).toHaveLength(1);
  expect((await stored(article))?.markdown).toBe('Begun. More');
});

test('the article editor shows both versions when a colleague saved first', async () => {
  const article = await written('Both texts');
  await using visited = await opened(article);
  const { page } = visited;
  const asDesk = await site.signIn('desk');
  await asDesk(article, formOf({ version: '1', title: 'Both texts', category: '', markdown: 'From Asha.' }));
  await page.getByLabel('Text').fill('From Meera.');
  await page.getByText(/^Asha saved this article/).waitFor();
  await page.getByRole('button', { name: 'Save draft' }).click();
  await page.getByRole('heading', { name: 'Asha saved this article while you were writing' }).waitFor();
  const texts = await page.getByLabel('Text').evaluateAll((areas) => areas.map((area) => (area as HTMLTextAreaElement).value));
  expect(texts).toEqual(['From Meera.', 'From Asha.']);
  expect(await violations(page)).toEqual([]);
});

test('pasting a document into the article editor fills title, lists pictures', async () => {
  await using visited = await opened('/articles/new');
  const { page } = visited;
  await page.getByLabel('Text').evaluate((area) => {
    const data = new DataTransfer();
    data.setData('text/html', '<h1>After a fundoplication</h1><p>Eat slowly.</p><p><img src="file:///a.png" alt="A plate"></p>');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(async () => await page.getByLabel('Title').inputValue()).toBe('After a fundoplication');
  expect(await page.getByLabel('Text').inputValue()).toBe('Eat slowly.\n\n[Picture missing: A plate]');
  expect(await page.locator('[data-missing]').textContent()).toContain('picture “A plate”');
});

test('the article editor keeps lists pasted from Word', async () => {
  const article = await written('Pasted', '');
  await using visited = await opened(article);
  const { page } = visited;
  await page.getByLabel('Text').evaluate((area) => {
    const data = new DataTransfer();
    data.setData('text/html', '<p class=MsoNormal><b>Signs</b></p><p class=MsoListParagraph>·&nbsp;&nbsp; Pain</p>');
    data.setData('text/plain', 'Signs\n·\tPain');
    area.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expect.poll(async () => await page.getByLabel('Text').inputValue()).toBe('**Signs**\n\n- Pain');
});

async function photo(width: number, height: number): Promise<Buffer> {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  const made = sharp({ create: { width, height, channels: 3, background: '#345', noise } }).withMetadata({ orientation: 6 });
  return made
    .withExifMerge({ IFD0: { Copyright: 'CANARY' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '18/1 31/1 13/1' } })
    .jpeg({ quality: 96 })
    .toBuffer();
}

/** The same photo without metadata. */
const savedAgain = async (width: number, height: number) =>
  sharp(await photo(width, height))
    .jpeg()
    .toBuffer();

// As phones take it: three megabytes, sideways, with a location.
test("a phone's photo is stored upright, resized and without its location", async () => {
  const article = await written('With a photo');
  await using visited = await opened(`${article}/picture`, phone);
  const { page } = visited;
  const buffer = await photo(2_000, 1_500);
  expect(buffer.length).toBeGreaterThan(1024 * 1024);
  await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'IMG_1.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByText('Ready in').waitFor();
  await page.getByLabel('What the picture shows').fill('A plate of greens');
  await page.getByRole('button', { name: 'Add the picture' }).click();
  await page.getByText('The picture is added to the draft.').waitFor();
  const address = (await stored(article))?.photo ?? '';
  expect(address).toMatch(/^\/api\/v1\/photo\/[0-9a-f]{32}-\d+x\d+#alt=A%20plate%20of%20greens$/);
  const asDesk = await site.signIn('desk');
  for (const width of ['480', '960']) {
    const served = await asDesk(address.replace(/-.*/, `-${width}`));
    const bytes = Buffer.from(await served.arrayBuffer());
    const { width: wide, height: high, exif } = await sharp(bytes).metadata();
    expect([String(wide), high > wide, exif, bytes.length <= 512 * 1024]).toEqual([width, true, undefined, true]);
  }
});

test('without JavaScript an article with a photo is published', async () => {
  const article = await written('Without script', 'Words enough.');
  await using visited = await opened(`${article}/picture`, { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const choose = async (buffer: Buffer) => {
    await page.getByLabel('Picture', { exact: true }).setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer });
    await page.getByRole('button', { name: 'Add the picture' }).click();
  };
  const refusal = (words: RegExp) => page.getByRole('alert').getByText(words).waitFor();
  await page.getByLabel('What the picture shows').fill('Greens');
  await page.getByLabel('In the text, as chosen').check();
  await choose(await photo(300, 200));
  await refusal(/EXIF.*save the picture again without its properties/);
  await choose(await savedAgain(1_600, 1_200));
  await refusal(/readers are served 512 KB at the most.*1,600 pixels wide/);
  expect(await page.getByLabel('In the text, as chosen').isChecked()).toBe(true);
  await page.getByLabel('At the head').check();
  await choose(await savedAgain(300, 200));
  await page.getByText('The picture is added to the draft.').waitFor();
  await page.getByRole('button', { name: 'Save, then publish…' }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
  await page.getByText('Published. Readers see it within a minute.').waitFor();
  const shown = await (await site.fetch('/blog/Without%20script')).text();
  expect(shown).toMatch(/<img[^>]*alt="Greens"[^>]*>/);
});

test('axe finds no violation on any screen for writing articles', async () => {
  const article = await written('For axe');
  await using visited = await opened('/articles', phone);
  const { page } = visited;
  for (const path of [
    '/articles',
    '/articles/new',
    article,
    `${article}/publish`,
    `${article}/picture`,
    `${article}/history`,
    `${article}/discard`,
    '/articles/pictures',
    '/articles/3',
    '/articles/3/history',
    '/articles/pages',
  ]) {
    await page.goto(path);
    expect([path, await violations(page)]).toEqual([path, []]);
    expect([path, await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)]).toEqual([path, true]);
  }
});
