import { expect, test } from 'vitest';
import { violations } from './axe.ts';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const box = 'main input[type=search]';

// ARIA's combobox with a list: the focus stays in the box, and aria-activedescendant names the row.
test('arrow keys and Enter choose a search suggestion', async () => {
  await using opened = await visit('/a-z');
  const { page, problems } = opened;
  await page.locator(box).click();
  const combobox = page.getByRole('combobox');
  await combobox.waitFor();
  await page.keyboard.type('gallblad');
  await page.getByRole('option', { name: /^Gallstones/ }).waitFor();
  expect(await combobox.getAttribute('aria-expanded')).toBe('true');
  await page.keyboard.press('ArrowDown');
  const chosen = await combobox.getAttribute('aria-activedescendant');
  expect(await page.locator(`[id="${chosen}"]`).getAttribute('aria-selected')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox');
  await page.keyboard.press('Escape');
  expect(await combobox.getAttribute('aria-expanded')).toBe('false');
  await page.keyboard.type('d');
  await page.getByRole('option', { name: /^Gallstones/ }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/gallbladderstones');
  expect(problems).toEqual([]);
});

test('Enter without a chosen suggestion submits the typed search', async () => {
  await using opened = await visit('/a-z');
  await opened.page.locator(box).click();
  await opened.page.getByRole('combobox').waitFor();
  await opened.page.keyboard.type('pathri');
  await opened.page.keyboard.press('Enter');
  await opened.page.waitForURL('**/search?q=pathri');
});

test('an emergency sign is the first search suggestion', async () => {
  await using opened = await visit('/search');
  await opened.page.locator(box).click();
  await opened.page.getByRole('combobox').waitFor();
  await opened.page.keyboard.type('khoon ki ulti');
  const first = opened.page.getByRole('option').first();
  // The detector is fetched at the first pause.
  await expect.poll(() => first.textContent()).toContain('This can be an emergency');
});

test('focusing the search box loads the search index', async () => {
  await using opened = await visit('/a-z');
  const { page } = opened;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.mouse.move(40, 40);
  await page.mouse.move(60, 60);
  await page.waitForLoadState('networkidle');
  expect(asked).not.toContain('/search-index.json');
  await page.locator(box).click();
  await expect.poll(() => asked).toContain('/search-index.json');
});

// The detector of emergencies weighs more than the rest of the box.
test('the emergency detector loads only at the second search word', async () => {
  await using opened = await visit('/a-z');
  const { page } = opened;
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const detectors = () => asked.filter((path) => /\/signs-[^/]*\.js$/.test(path)).length;
  await page.locator(box).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('pathri');
  await page.getByRole('option').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(detectors()).toBe(0);
  await page.keyboard.type(' ke liye');
  await expect.poll(detectors).toBe(1);
});

test('without JavaScript the search box submits a plain form', async () => {
  await using opened = await visit('/a-z', { javaScriptEnabled: false });
  const { page, hosts } = opened;
  expect(await page.getByRole('combobox').count()).toBe(0);
  await page.locator(box).fill('bawasir');
  await page.locator(box).press('Enter');
  await page.waitForURL('**/search?q=bawasir');
  expect(await page.locator('main ol h2, main ol a').last().isVisible()).toBe(true);
  expect([...hosts]).toHaveLength(1);
});

test('axe finds no violation on search results, suggestions and empty results', async () => {
  for (const path of ['/search?q=khoon+ki+ulti', '/search?q=pathri', '/search?q=qwzzk']) {
    await using opened = await visit(path, { viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    expect([path, await violations(opened.page)]).toEqual([path, []]);
  }
  await using opened = await visit('/a-z', { reducedMotion: 'reduce' });
  await opened.page.locator(box).click();
  await opened.page.getByRole('combobox').waitFor();
  await opened.page.keyboard.type('liver');
  await opened.page.getByRole('option').first().waitFor();
  await opened.page.keyboard.press('ArrowDown');
  expect(await violations(opened.page)).toEqual([]);
});

test('the chosen search suggestion is framed and in sight', async () => {
  await using opened = await visit('/a-z', { viewport: { width: 360, height: 740 } });
  const { page } = opened;
  await page.locator(box).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('liver');
  await page.getByRole('option').first().waitFor();
  const last = (await page.getByRole('option').count()) - 1;
  expect(last).toBeGreaterThan(3);
  // A list that is too short for its rows, whatever was found.
  await page.getByRole('listbox').evaluate((list) => list.style.setProperty('max-height', '7rem'));
  await page.keyboard.press('ArrowUp');
  const chosen = page.getByRole('option').nth(last);
  expect(await chosen.getAttribute('aria-selected')).toBe('true');
  expect(await chosen.evaluate((row) => getComputedStyle(row).outlineStyle)).toBe('solid');
  const inside = () =>
    chosen.evaluate((row) => {
      const [own, list] = [row, row.parentElement].map((one) => one?.getBoundingClientRect());
      return own && list && own.bottom <= list.bottom + 1 && own.top >= list.top - 1;
    });
  await expect.poll(inside).toBe(true);
});

// As of an input method for Devanagari, whose candidates these keys choose.
test('keys of an input method do not move the suggestions', async () => {
  await using opened = await visit('/a-z');
  const { page } = opened;
  await page.locator(box).click();
  await page.getByRole('combobox').waitFor();
  await page.keyboard.type('liver');
  await page.getByRole('option').first().waitFor();
  const press = (isComposing: boolean) =>
    page
      .locator(box)
      .evaluate(
        (input, composing) =>
          input.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true, isComposing: composing })),
        isComposing,
      );
  const chosen = () => page.getByRole('combobox').getAttribute('aria-activedescendant');
  await press(true);
  expect(await chosen()).toBeNull();
  await press(false);
  await expect.poll(chosen).toBe('search-0');
});
