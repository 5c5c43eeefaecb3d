import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { phoneLink } from '#content/contact-links.ts';
import { clockStart } from '#tests/clock.ts';
import { violations } from './axe.ts';
import { desktop, phone } from './chromium.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests({ clock: clockStart });

test('a getting-ready sheet creates calendar reminders for the operation’s date', async () => {
  await using visited = await visit('/getting-ready/keyhole-gallbladder', { ...phone, acceptDownloads: true });
  const { page, hosts } = visited;
  const make = page.getByRole('button', { name: 'Make calendar entries' });
  const box = page.getByLabel('Day and time of the operation');
  await box.fill('2020-01-01T08:00');
  await make.click();
  await page.getByText('This time is past').waitFor();
  // Marked like a box of a form, which the focus leads to.
  expect(await box.evaluate((input) => [input === document.activeElement, getComputedStyle(input).borderColor])).toEqual([
    true,
    'rgb(166, 27, 27)',
  ]);
  await box.fill('2099-12-01T07:30');
  const [download] = await Promise.all([page.waitForEvent('download'), make.click()]);
  expect(download.suggestedFilename()).toBe('getting-ready.ics');
  const file = await readFile(await download.path(), 'utf8');
  expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(10);
  // 07:30 in India is 02:00 UTC.
  expect(file).toContain('DTSTART:20991201T020000Z');
  expect([...hosts]).toEqual([site().url]);
  expect(await violations(page)).toEqual([]);
});

// Thirteen groups were a third of the page, and most people take one or two.
test.each([
  ['/getting-ready/sleeve', 'Metformin', 'Who decides:'],
  ['/hi/getting-ready/sleeve', 'मेटफ़ॉर्मिन', 'कौन तय करता है'],
])('%s folds medicines on phones, shows them elsewhere', async (path, name, advice) => {
  for (const size of [phone, desktop]) {
    await using visited = await visit(path, { ...size, javaScriptEnabled: false });
    const medicines = visited.page.locator('#medicines');
    const all = medicines.locator('details', { hasText: advice });
    const shown = () => all.locator('p:visible', { hasText: advice }).count();
    const headings = () => medicines.locator('.font-semibold:visible').count();
    expect([await all.count(), await headings(), await shown()]).toEqual([13, 13, size === phone ? 0 : 13]);
    if (size === phone) {
      expect(await visited.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(10_000);
      await medicines.locator('summary', { hasText: name }).tap();
      expect(await shown()).toBe(1);
    }
    await visited.page.emulateMedia({ media: 'print' });
    expect([await headings(), await shown()]).toEqual([13, 13]);
  }
});

test('the calendar leaves out past steps and names them', async () => {
  await using visited = await visit('/getting-ready/keyhole-gallbladder', { ...phone, acceptDownloads: true });
  const { page } = visited;
  // In the afternoon, so that no step falls into a night and is told the evening before.
  const inFiveDays = `${new Date(clockStart + 5 * 86_400_000 + 5.5 * 3_600_000).toISOString().slice(0, 10)}T14:00`;
  await page.getByLabel('Day and time of the operation').fill(inFiveDays);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Make calendar entries' }).click(),
  ]);
  const file = await readFile(await download.path(), 'utf8');
  const starts = [...file.matchAll(/DTSTART:(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z/g)].map(([, y, mo, d, h, mi, s]) =>
    Date.parse(`${y}-${mo}-${d}T${h}:${mi}:${s}Z`),
  );
  expect(starts).toHaveLength(6);
  expect(Math.min(...starts)).toBeGreaterThan(clockStart);
  const said = page.getByRole('status').filter({ hasText: 'Saved as getting-ready.ics' });
  await said.getByText('3 steps are not in it, because their time has passed:').waitFor();
  expect(await said.getByRole('listitem').allTextContents()).toContain('Ask the practice about your medicines');
  expect((await said.getByRole('link').boundingBox())?.height).toBeGreaterThanOrEqual(44);
  // The number as it is read has a no-break space.
  expect(await said.getByRole('link').getAttribute('href')).toBe(phoneLink);
  expect(await violations(page)).toEqual([]);
});

test('without JavaScript the getting-ready sheet hides the calendar button', async () => {
  await using visited = await visit('/getting-ready/keyhole-gallbladder', { ...phone, javaScriptEnabled: false });
  expect(await visited.page.getByText('Stop eating').isVisible()).toBe(true);
  expect(await visited.page.getByRole('button', { name: 'Make calendar entries' }).isVisible()).toBe(false);
});

test('a getting-ready sheet names its operation and has 44 px links', async () => {
  await using visited = await visit('/getting-ready/keyhole-gallbladder', phone);
  const { page } = visited;
  expect(await page.locator('h1').textContent()).toBe('Getting ready: Keyhole removal of the gallbladder');
  const targets = [page.locator('main section').getByRole('link', { name: '+91' }), page.getByRole('link', { name: 'How to check it' })];
  for (const target of targets) {
    await target.scrollIntoViewIfNeeded();
    expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  }
});

test.each([
  ['/getting-ready/keyhole-gallbladder', 'Emergency', 'Do not wait for us'],
  ['/hi/getting-ready/keyhole-gallbladder', 'इमरजेंसी', 'हमारा इंतज़ार न करें'],
])('on %s a chip leads to the red card', async (path, chip, head) => {
  await using visited = await visit(path, { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const card = page.locator('.care-card-emergency');
  await page.locator('main').getByRole('link', { name: chip, exact: true }).tap();
  await expect.poll(() => card.evaluate((one) => Math.round(one.getBoundingClientRect().top))).toBeLessThan(200);
  expect(await card.getByRole('heading').textContent()).toContain(head);
  expect(await card.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    'tel:112',
    'tel:108',
  ]);
  const signs = card.getByRole('listitem');
  expect(await signs.filter({ visible: true }).count()).toBeGreaterThanOrEqual(4);
  await page.emulateMedia({ media: 'print' });
  expect(await signs.filter({ visible: true }).count()).toBe(await signs.count());
});

test('the page of getting-ready sheets groups operations by organ', async () => {
  await using visited = await visit('/getting-ready', { ...phone, javaScriptEnabled: false });
  const { page } = visited;
  const group = (name: string) => page.getByRole('region', { name, exact: true }).getByRole('link').allTextContents();
  expect(await page.locator('main h2').count()).toBeGreaterThan(5);
  expect((await group('Hernia')).map((name) => name.trim())).toContain('Keyhole repair of a navel hernia');
  expect(await page.getByRole('heading', { name: 'Other operations' }).count()).toBe(0);
});

test.each([
  // Both sides of one sheet of paper.
  ['/getting-ready/keyhole-gallbladder', 2],
  ['/getting-ready/whipple', 2],
  ['/getting-ready/sleeve', 2],
  ['/getting-ready/colon', 2],
  ['/getting-ready/colonoscopy-polyps', 2],
  ['/what-matters/gallbladderstones', 1],
  ['/what-matters/weightlosssurgery', 1],
])('on paper, %s is one sheet with a patient name line', async (path, pages) => {
  await using visited = await visit(path);
  const pdf = (await visited.page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBe(pages);
  const name = visited.page.getByText('Name:', { exact: true });
  expect(await name.isVisible()).toBe(false);
  await visited.page.emulateMedia({ media: 'print' });
  expect(await name.isVisible()).toBe(true);
});

// The list that its numbers lead to is on another page.
test("the 'What matters to me' sheet prints without reference numbers", async () => {
  await using visited = await visit('/what-matters/gallbladderstones', phone);
  const { page } = visited;
  await page.evaluate(() => {
    window.print = () => Object.assign(globalThis, { printed: true });
  });
  await page.getByRole('link', { name: 'Print this sheet' }).tap();
  await expect.poll(() => page.evaluate(() => 'printed' in globalThis)).toBe(true);
  const reference = page.locator('fieldset .reference').first();
  expect(await reference.isVisible()).toBe(true);
  await page.emulateMedia({ media: 'print' });
  expect(await reference.isVisible()).toBe(false);
});

test("ticks on the 'What matters to me' sheet are never stored", async () => {
  await using visited = await visit('/what-matters/gallbladderstones', { ...phone, javaScriptEnabled: false });
  const { page, hosts } = visited;
  const asked: string[] = [];
  // A busy machine asks for the tab's icon late.
  page.on('request', (request) => request.url().endsWith('/icon.svg') || asked.push(request.url()));
  await page.getByRole('group').first().getByLabel('Very much').check();
  await page.keyboard.press('Enter');
  expect(await page.getByRole('group').first().getByLabel('Very much').isChecked()).toBe(true);
  expect([asked, await page.locator('main form').count()]).toEqual([[], 0]);
  await page.reload();
  expect(await page.locator('main input:checked').count()).toBe(0);
  expect([...hosts]).toEqual([site().url]);
});

test('on a desk a sheet’s calendar keeps its distance', async () => {
  await using visited = await visit('/getting-ready/keyhole-gallbladder', { viewport: { width: 1280, height: 800 } });
  const gap = await visited.page
    .locator('#calendar')
    .evaluate(
      (title) =>
        title.getBoundingClientRect().top - (title.parentElement?.previousElementSibling?.getBoundingClientRect().bottom ?? Number.NaN),
    );
  expect(gap).toBeGreaterThanOrEqual(32);
});
