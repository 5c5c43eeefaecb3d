import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

test('the list shows each post with picture, date, title, category, preview and Read More', async () => {
  await using visited = await visit('/blog', desktop);
  const card = visited.page.getByRole('article').filter({ hasText: 'Hernia: can I wait?' });
  expect(await card.locator('time').textContent()).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(await card.locator('img').getAttribute('src')).toBe('/images/articles/hernia-can-i-wait.svg');
  const preview = (await card.locator('p').last().textContent()) ?? '';
  expect(preview.endsWith('…')).toBe(true);
  expect(preview.length).toBeLessThanOrEqual(101);
  expect(await card.getByRole('link', { name: /Read More/ }).getAttribute('href')).toBe('/blog/Hernia%3A%20can%20I%20wait%3F');
});

for (const [width, columns] of [
  [360, 1],
  [800, 2],
  [1280, 3],
] as const) {
  test(`the list has ${columns} column(s) at ${width} px`, async () => {
    await using visited = await visit('/blog', { viewport: { width, height: 800 } });
    const lefts = await visited.page
      .getByRole('article')
      .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));
    expect(new Set(lefts).size).toBe(columns);
  });
}

test('a click on a post shows Loading... while it is on its way, then the post, without leaving the page', async () => {
  await using visited = await visit('/blog', desktop);
  const { page, problems } = visited;
  await wakeReact(page);
  await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/RSC/**', async (route) => {
    await held;
    await route.continue();
  });
  await page
    .getByRole('article')
    .filter({ hasText: 'Hernia: can I wait?' })
    .getByRole('link', { name: 'Hernia: can I wait?', exact: true })
    .click();
  await page.getByText('Loading...').first().waitFor();
  release();
  await page.getByRole('heading', { level: 1, name: 'Hernia: can I wait?' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in globalThis)).toBe(true);
  expect(problems).toEqual([]);
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('going back to the list shows six placeholders while it is on its way', async () => {
  await using visited = await visit('/blog/Hernia%3A%20can%20I%20wait%3F', desktop);
  const { page } = visited;
  await wakeReact(page);
  let release = () => {};
  const held = new Promise<void>((go) => {
    release = go;
  });
  await page.route('**/RSC/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.locator('main').getByRole('link', { name: 'Blog', exact: true }).click();
  await expect.poll(() => page.locator('main .skeleton').count()).toBe(6);
  release();
  await page.getByRole('heading', { level: 1, name: 'Blog' }).waitFor();
});

test('a post stands beside Recent Blogs with all the others', async () => {
  await using visited = await visit('/blog/Fatty%20liver%3A%20what%20it%20means%20and%20what%20helps', desktop);
  const recent = visited.page.getByRole('complementary', { name: 'Recent Blogs' });
  expect(await recent.getByRole('link').count()).toBe(12);
  expect(await visited.page.getByRole('article').getByRole('heading', { name: 'References' }).count()).toBe(1);
});

test('home shows the first three posts, and with JavaScript off list and post read the same', async () => {
  await using visited = await visit('/', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const articles = page.locator('main').getByRole('article');
  expect(await articles.count()).toBe(3);
  await articles
    .first()
    .getByRole('link', { name: /Read More/ })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Going home after a big operation' }).waitFor();
  await page.goto(`${site().url}/blog`);
  expect(await page.getByRole('article').count()).toBe(12);
});

test('a title that no post has is a true 404 that says Blog not found', async () => {
  await using visited = await visit('/blog/No%20such%20post', phone);
  expect(await visited.page.getByText('Blog not found').first().isVisible()).toBe(true);
  expect((await site().fetch('/blog/No%20such%20post')).status).toBe(404);
});
