import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { formOf } from '#tests/desk-site.ts';
import { violations } from './axe.ts';
import { desktop, phone, sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
const path = (place: number) => `/requests/${referenceAt(place)}`;

beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
});
afterAll(() => desk?.close());

// Only what is pressed counts, from one person to the next.
test('without JavaScript each recorded call takes at most three taps', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', { ...phone, javaScriptEnabled: false });
  await page.goto('/');
  let taps = 0;
  const tap = async (where: Locator) => {
    await where.tap();
    taps += 1;
  };
  const call = async () => {
    // The phone's own app would open; the tap is counted, the link read.
    expect(await page.locator('.action-bar [data-call]').getAttribute('href')).toMatch(/^tel:/);
    taps += 1;
  };
  const done: number[] = [];
  const recorded = async (words: RegExp) => {
    await expect.poll(() => page.locator('main [role=status]').last().textContent()).toMatch(words);
    done.push(taps);
    taps = 0;
  };
  await tap(page.locator(`a[data-line="${referenceAt(3)}"]`));
  await call();
  await tap(page.locator('button[value="no-answer"]'));
  await recorded(/Lakshmi Iyer: no answer, again at 12:0\d/);
  await call();
  await tap(page.locator('.action-bar a[href="#later"]'));
  await tap(page.locator('#later button').nth(2));
  // He may be in danger: half an hour is the last of the times offered.
  await recorded(/: call later, at 10:3\d/);
  await call();
  await tap(page.locator('.action-bar a[href="#booked"]'));
  await tap(page.locator('#booked button[value^="booked:"]').nth(1));
  await recorded(/: booked/);
  await call();
  await tap(page.locator('button[value="busy"]'));
  await recorded(/: line busy, again at 10:\d\d/);
  expect(done).toEqual([3, 3, 3, 2]);
  await page.context().close();
});

test('on phones the call list’s first patient appears within 160 px', async () => {
  // Under every count that there is, and the red heading.
  const [ring, person] = [await keyRing([developmentSecret]), deskPeople[26]];
  if (!person) throw new Error('no such person');
  for (const place of [51, 52]) await putDeskPerson(desk.env.DB, ring, clockStart, { ...person, promised: 700 }, place);
  await desk.env.DB.prepare("UPDATE requests SET state = 'held' WHERE reference = ?").bind(referenceAt(52)).run();
  // Emergencies are switched off by all: who can change it is warned.
  for (const role of ['desk', 'doctor', 'owner'] as const) await (await desk.signIn(role))('/alerts', formOf({ new: 'on' }));
  const warning = 'Nobody would be told of an emergency at night.';
  for (const role of ['desk', 'doctor', 'owner'] as const) {
    const page = await desk.open(await sharedBrowser(), role, phone);
    for (const [flash, words] of [
      ['', ''],
      ['set-aside', 'Set aside as spam'],
      ['told', 'Written down that they know'],
    ] as const) {
      await page.goto(flash ? `/?flash=${flash}&about=${referenceAt(4)}` : '/');
      const column = page.locator('section[aria-labelledby=calls]');
      expect(await column.textContent()).toMatch(/as of.*people.*overdue.*1 needs a look.*May be an emergency: ring first/s);
      expect((await page.locator('main').textContent())?.includes(warning)).toBe(role !== 'desk');
      const said = page.locator('main > [role=status]');
      expect(await said.textContent()).toContain(words);
      const top = await page
        .locator('[data-line]')
        .first()
        .evaluate((line) => line.getBoundingClientRect().top);
      expect({ role, flash, isHigh: top <= 160 }).toMatchObject({ isHigh: true });
      // At its end what was said covers no line.
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
      const end = await column.evaluate((list) => list.getBoundingClientRect().bottom);
      if (flash) expect(end).toBeLessThan((await said.boundingBox())?.y ?? 0);
    }
    await page.context().close();
  }
  for (const role of ['desk', 'doctor', 'owner'] as const)
    await (await desk.signIn(role))('/alerts', formOf({ new: 'on', emergency: 'on' }));
});

test('on phones the words of outcomes keep off their buttons’ edges', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', phone);
  await page.goto(path(4));
  const margins = await page.locator('.action-bar').evaluate((bar) =>
    [...bar.querySelectorAll('button, a[href^="#"]')].map((button) => {
      const range = document.createRange();
      range.selectNodeContents(button);
      const [words, edge] = [range.getBoundingClientRect(), button.getBoundingClientRect()];
      return Math.min(words.left - edge.left, edge.right - words.right);
    }),
  );
  expect(margins).toHaveLength(5);
  expect(Math.min(...margins)).toBeGreaterThanOrEqual(3.5);
  await page.context().close();
});

test('Call and outcome buttons stay visible beside a long request text', async () => {
  const person = deskPeople[4];
  if (!person) throw new Error('no such person');
  const text = 'It began in March. '.repeat(200);
  await putDeskPerson(
    desk.env.DB,
    await keyRing([developmentSecret]),
    clockStart,
    { ...person, phone: '9850011199', text, promised: 600 },
    50,
  );
  // Also below the lines that say what was done last.
  for (const [size, address] of [
    [phone, path(50)],
    [desktop, path(50)],
    [desktop, `/next?after=${referenceAt(11)}&beside=${referenceAt(50)}`],
    [desktop, `${path(50)}?flash=number-changed&about=${referenceAt(50)}`],
  ] as const) {
    const page = await desk.open(await sharedBrowser(), 'desk', size);
    if (address.startsWith('/next')) {
      await page.goto(path(11));
      await page.click('button[value="busy"]');
      await page.waitForURL(/\/next/);
    }
    await page.goto(address);
    expect(await page.locator('main [role=status]').last().textContent()).toMatch(address.includes('?') ? /line busy|changed/ : '');
    if (size === desktop) expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
    for (const button of ['[data-call]', 'button[value="no-answer"]', '.action-bar a[href="#booked"]'])
      expect(
        await page
          .locator(`article ${button}`)
          .evaluate((one) => one.getBoundingClientRect().bottom <= innerHeight && one.getBoundingClientRect().top > 0),
      ).toBe(true);
    // At the end of the page the bar has a place of its own: nothing lies behind it.
    await page.evaluate(() => {
      document.querySelector('.request-panel')?.scrollTo(0, 1e6);
      scrollTo(0, 1e6);
    });
    const covered = await page.evaluate(() => {
      const bar = document.querySelector('.action-bar')?.getBoundingClientRect();
      const last = document.querySelector('.action-bar')?.previousElementSibling?.getBoundingClientRect();
      return bar && last ? last.bottom - bar.top : Number.NaN;
    });
    expect(covered).toBeLessThanOrEqual(0);
    await page.context().close();
  }
});

test('staff record a call outcome by one key, undo by another', async () => {
  const page = await desk.open(await sharedBrowser(), 'doctor', desktop);
  await page.goto('/');
  const first = await page.locator('[data-request]').getAttribute('data-request');
  await page.keyboard.press('1');
  await page.waitForURL(/\/next/);
  expect(await page.locator('[data-request]').getAttribute('data-request')).not.toBe(first);
  await page.keyboard.press('u');
  await page.waitForURL(new RegExp(`${first}\\?flash=undone`));
  // 3 goes to the times, Enter takes the next full hour.
  await page.keyboard.press('3');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/next/);
  expect(await page.locator('main [role=status]').last().textContent()).toContain(': call later, at 11:00');
  await page.keyboard.press('u');
  await page.waitForURL(/flash=undone/);
  await page.keyboard.press('n');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('record-note');
  await page.keyboard.type('1u/');
  expect(await page.inputValue('#record-note')).toBe('1u/');
  await page.keyboard.press('Control+Enter');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('no-answer');
  await page.keyboard.press('n');
  await page.keyboard.press('Escape');
  // Outside the box a key is no letter: it goes to the times.
  await page.keyboard.press('3');
  expect(await page.evaluate(() => document.activeElement?.closest('fieldset')?.id)).toBe('later');
  expect(await page.inputValue('#record-note')).toBe('1u/');
  await page.fill('#record-note', '');
  await page.goto('/');
  await page.keyboard.press('/');
  await page.waitForURL(/\/requests#find/);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('find');
  await page.context().close();
});

// Two people of the list who are in no danger, so that nothing is asked about.
test('keys 2, 5 and 6 record their outcomes from the list', async () => {
  const page = await desk.open(await sharedBrowser(), 'doctor', desktop);
  const lastOf = (reference: string) =>
    desk.env.DB.prepare(
      `SELECT events.outcome FROM events JOIN requests ON requests.id = request_id
        WHERE reference = ? AND undone_at IS NULL ORDER BY events.id DESC LIMIT 1`,
    )
      .bind(reference)
      .first<string>('outcome');
  for (const [key, outcome] of [
    ['2', 'busy'],
    ['5', 'advised'],
    ['6', 'wrong-number'],
  ] as const) {
    await page.goto(`/?beside=${referenceAt(5)}`);
    expect(await page.locator('[data-request]').getAttribute('data-request')).toBe(path(5));
    await page.keyboard.press(key);
    await page.waitForURL(/\/next/);
    expect(await lastOf(referenceAt(5))).toBe(outcome);
    await page.keyboard.press('u');
    await page.waitForURL(/flash=undone/);
  }
  await page.context().close();
});

// A second tap of a double tap must not record the next person.
test('double-tapping a call outcome records nothing on the next request', async () => {
  const page = await desk.open(await sharedBrowser(), 'doctor', phone);
  await page.goto(path(7));
  const button = page.locator('button[value="no-answer"]');
  const { x, y, width, height } = (await button.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const events = () =>
    desk.env.DB.prepare(
      "SELECT count(*) AS n FROM events WHERE by LIKE 'meera%' AND outcome = 'no-answer' AND undone_at IS NULL",
    ).first<number>('n');
  const before = (await events()) ?? 0;
  const next = page.waitForURL(/\/next/, { waitUntil: 'commit' });
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  await next;
  await page.touchscreen.tap(x + width / 2, y + height / 2);
  expect(await page.locator('.arms').evaluate((bar) => bar.getAnimations().length)).toBe(1);
  expect(await events()).toBe(before + 1);
  await page.context().close();
});

test('a request previewed beside the list is not counted as opened', async () => {
  const page = await desk.open(await sharedBrowser(), 'owner', desktop);
  await page.clock.install();
  await page.goto('/');
  const shown = (await page.locator('[data-request]').getAttribute('data-request')) ?? '';
  const openedAt = () =>
    desk.env.DB.prepare('SELECT opened_at AS at FROM requests WHERE reference = ? AND opened_by LIKE ?')
      .bind(shown.split('/').at(-1), 'owner%')
      .first<number>('at');
  await page.clock.runFor(120_000);
  expect(await openedAt()).toBeNull();
  // The same person stays beside the list however often it is loaded again.
  expect(new URL(page.url()).searchParams.get('beside')).toBe(shown.split('/').at(-1));
  await page.evaluate(() =>
    document.querySelector('.action-bar [data-call]')?.addEventListener('click', (event) => event.preventDefault()),
  );
  await page.keyboard.press('c');
  await expect.poll(openedAt).not.toBeNull();
  // A call counts as open ahead of time; no sign of life shortens that.
  const first = (await openedAt()) ?? 0;
  await page.clock.runFor(31_000);
  await expect.poll(openedAt).toBeGreaterThanOrEqual(first);
  await page.context().close();
});

// It said so all day, and an emergency on it rang for nobody.
test('an idle request page stops saying that somebody has it open', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.clock.install();
  let signs = 0;
  await page.route(`**${path(4)}/open`, (route) => {
    signs += 1;
    return route.fulfill({ status: 204 });
  });
  await page.goto(path(4));
  await page.clock.runFor(115_000);
  expect(signs).toBe(3);
  await page.clock.runFor(5 * 60_000);
  const last = signs;
  // One more fits into the two minutes of whoever came late to the page.
  expect(last).toBeLessThanOrEqual(4);
  await page.clock.runFor(10 * 60_000);
  expect(signs).toBe(last);
  for (const act of [() => page.keyboard.press('Shift'), () => page.mouse.move(300, 300), () => page.mouse.wheel(0, 50)]) {
    const before = signs;
    await act();
    await page.clock.runFor(31_000);
    await expect.poll(() => signs).toBeGreaterThan(before);
    await page.clock.runFor(10 * 60_000);
  }
  await page.context().close();
});

test.each([
  [path(1), phone],
  [path(12), phone],
  ['/closed-days', phone],
  ['/', phone],
  [path(0), desktop],
  ['/shortcuts', desktop],
])('the staff screen %s has no axe violation or horizontal overflow', async (address, size) => {
  // Without reduced motion axe would measure colours in mid-transition.
  const page = await desk.open(await sharedBrowser(), 'desk', { ...size, reducedMotion: 'reduce' });
  await page.goto(address);
  // At its end the bar covers nothing.
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
    document.querySelector('.request-panel')?.scrollTo(0, 1e6);
  });
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await page.context().close();
});

test('shortcuts j, k, Enter and c work in the call list', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto('/');
  const lines = await page.locator('[data-line]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const current = () => page.evaluate(() => document.activeElement?.getAttribute('href'));
  // Whom to ring next is shown beside the list.
  const shown = await page.locator('[data-line][aria-current]').getAttribute('href');
  for (const [key, step] of [
    ['j', 1],
    ['j', 2],
    ['k', 1],
    ['k', 0],
    ['j', 1],
  ] as const) {
    await page.keyboard.press(key);
    expect(await current()).toBe(lines[lines.indexOf(shown) + step]);
  }
  await page.evaluate(() => {
    document.addEventListener('click', (event) => {
      document.body.dataset.called = (event.target as Element).closest('a')?.href ?? '';
      event.preventDefault();
    });
  });
  await page.keyboard.press('c');
  expect(await page.evaluate(() => document.body.dataset.called)).toMatch(/^tel:/);
  await page.goto('/');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/requests\//);
  // In a note the same keys type letters.
  await page.fill('#record-note', '');
  await page.focus('#record-note');
  await page.keyboard.type('jack?');
  expect(await page.inputValue('#record-note')).toBe('jack?');
  await page.context().close();
});

// The list began at its top again after each outcome, and the confirmation was 70 tabs away.
test('after a call outcome, key j reaches the next request', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto('/');
  const lines = await page.locator('[data-line]').evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const [chosen = '', behind] = lines.slice(-3);
  await page.goto(chosen);
  await page.keyboard.press('4');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/next\?after=/);
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('href'))).toBe(behind);
  await page.keyboard.press('t');
  await page.waitForURL(new RegExp(`${chosen}/texts$`));
  await page.goto(`/next?after=${chosen.split('/').at(-1)}`);
  await page.keyboard.press('u');
  await page.waitForURL(/flash=undone/);
  await page.context().close();
});

test('an 800 px window shows the owner’s whole menu', async () => {
  const page = await desk.open(await sharedBrowser(), 'owner', { viewport: { width: 1280, height: 800 } });
  await page.goto('/');
  const menu = page.locator('nav[aria-label="Desk"]');
  expect(await menu.evaluate((nav) => nav.scrollHeight - nav.clientHeight)).toBe(0);
  expect(
    await page
      .locator('text=Sign out')
      .first()
      .evaluate((link) => link.getBoundingClientRect().bottom <= innerHeight),
  ).toBe(true);
  await page.context().close();
});

test('staff who switch keyboard shortcuts off trigger none by typing', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto('/shortcuts');
  await page.click('[data-shortcuts] button');
  await page.goto('/');
  await page.keyboard.press('j');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await page.context().close();
});

test('leaving a patient’s request with an unsaved note shows a warning', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  let asked = 0;
  page.on('dialog', async (dialog) => {
    asked += 1;
    await dialog.accept();
  });
  await page.goto(path(8));
  await page.click('#record-note');
  await page.keyboard.type('Half a note');
  await page.goto('/');
  expect(asked).toBe(1);
  await page.goto(path(8));
  await page.click('#record-note');
  await page.keyboard.type('A whole note');
  await page.click('button[value="note"]');
  await page.waitForURL(/flash=recorded/);
  expect(asked).toBe(1);
  await page.context().close();
});

test('pressing Enter in a date field records no call outcome', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.goto(path(9));
  await page.click('text=Another day or time');
  await page.focus('#record-laterAt');
  await page.keyboard.press('Enter');
  await page.waitForSelector('text=Choose what came of the call.');
  expect(await page.locator('text=What was done').count()).toBe(0);
  await page.context().close();
});

test('the call list reloads on changes unless a note is typed', async () => {
  const page = await desk.open(await sharedBrowser(), 'desk', desktop);
  await page.clock.install();
  await page.goto('/');
  const beside = await desk.open(await sharedBrowser(), 'doctor', desktop);
  await page.goto(path(10));
  await page.fill('#record-note', 'Still writing');
  await beside.goto(path(11));
  await beside.click('button[value="advised"]');
  await beside.waitForURL(/\/next/);
  await page.clock.runFor(61_000);
  await page.waitForSelector('text=The list has changed: load it');
  expect(await page.inputValue('#record-note')).toBe('Still writing');
  await page.context().close();

  const reader = await desk.open(await sharedBrowser(), 'desk', desktop);
  await reader.clock.install();
  await reader.goto('/');
  await beside.goto(path(13));
  await beside.click('button[value="advised"]');
  await beside.waitForURL(/\/next/);
  const fresh = reader.waitForEvent('load');
  await reader.clock.runFor(61_000);
  await fresh;
  expect(await reader.locator(`a[href="${path(13)}"]`).count()).toBe(0);
  await reader.context().close();
  await beside.context().close();
});
