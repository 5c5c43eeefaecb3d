import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { held as heldBack } from './held-requests.ts';
import { siteForTests, wakeReact } from './visit.ts';
import { loadedBy } from './weight.ts';

const { visit, site } = siteForTests();

function carousel(page: Page, name: 'Healthcare services' | 'Cases') {
  const root = page.getByRole('group', { name, exact: true });
  return {
    root,
    slides: root.getByRole('group', { name: `${name}: slides` }),
    dots: root.getByRole('button', { name: /^Go to/ }),
    next: root.getByRole('button', { name: 'Next' }),
    previous: root.getByRole('button', { name: 'Previous' }),
    place: () => root.locator('[aria-live]').textContent(),
    /** Names of the slides that are fully visible. */
    shown: () =>
      root.getByRole('group', { name: `${name}: slides` }).evaluate((row) => {
        const { left, right } = row.getBoundingClientRect();
        return [...row.querySelectorAll('li')]
          .map((slide) => ({ text: slide.querySelector('strong, figcaption')?.textContent ?? '', box: slide.getBoundingClientRect() }))
          .filter(({ box }) => box.left > left - 2 && box.right < right + 2)
          .sort((one, other) => one.box.left - other.box.left)
          .map(({ text }) => text);
      }),
  };
}

async function awake(page: Page): Promise<void> {
  await wakeReact(page);
  await page.getByRole('button', { name: 'Next' }).nth(1).waitFor();
}

for (const [name, sizes] of [
  ['Healthcare services', { 1280: 3, 1279: 2, 1023: 2, 640: 2, 639: 1, 360: 1 }],
  ['Cases', { 1024: 3, 1023: 2, 768: 2, 767: 1 }],
] as const) {
  // Before and after React, and after rotating the phone.
  test(`the ${name} carousel shows as many slides as fit`, async () => {
    await using visited = await visit('/', { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
    const { page } = visited;
    const { shown } = carousel(page, name);
    const served: number[] = [];
    for (const width of Object.keys(sizes)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      served.push((await shown()).length);
    }
    expect(served).toEqual(Object.values(sizes));
    await awake(page);
    const first = (await shown())[0];
    for (const [width, count] of Object.entries(sizes)) {
      await page.setViewportSize({ width: Number(width), height: 800 });
      await expect.poll(async () => (await shown()).length).toBe(count);
      expect((await shown())[0]).toBe(first);
    }
  });
}

// It loops, and has a dot for each stop.
test('the services carousel has sixteen cards and advances by two', async () => {
  await using visited = await visit('/', { ...desktop, reducedMotion: 'reduce' });
  const { page } = visited;
  await awake(page);
  const { root, dots, next, previous, place, shown } = carousel(page, 'Healthcare services');
  expect(await root.locator('li').count()).toBe(16);
  expect(await dots.count()).toBe(8);
  const start = await shown();
  await next.click();
  await expect.poll(place).toBe('Healthcare services: 2 of 8');
  await expect.poll(async () => (await shown())[0]).toBe(start[2]);
  await previous.click();
  await previous.click();
  await expect.poll(place).toBe('Healthcare services: 8 of 8');
  await expect.poll(async () => (await shown())[2]).not.toBe(start[2]);
  await dots.nth(3).click();
  await expect.poll(place).toBe('Healthcare services: 4 of 8');
  expect(await dots.nth(3).getAttribute('aria-current')).toBe('true');
  await dots.first().click();
  await page.setViewportSize({ width: 639, height: 800 });
  await expect.poll(place).toBe('Healthcare services: 1 of 16');
});

test('arrow keys move a carousel', async () => {
  await using visited = await visit('/', { ...desktop, reducedMotion: 'reduce' });
  const { page } = visited;
  await awake(page);
  const { slides, place } = carousel(page, 'Healthcare services');
  await slides.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(place).toBe('Healthcare services: 2 of 8');
  await page.keyboard.press('ArrowLeft');
  await expect.poll(place).toBe('Healthcare services: 1 of 8');
});

type Held = { due: () => number; held: () => number };

// Holds timers of 3000 ms until the test fires them; all others run normally.
function holdTimers(): void {
  const waiting = new Map<number, VoidFunction>();
  const { setTimeout: set, clearTimeout: clear } = globalThis;
  let last = 0;
  const hold = (work: VoidFunction) => {
    last -= 1;
    waiting.set(last, work);
    return last;
  };
  const due = () => {
    const now = [...waiting.values()];
    waiting.clear();
    for (const work of now) work();
    return now.length;
  };
  Object.assign(globalThis, {
    setTimeout: (work: VoidFunction, wait?: number, ...rest: unknown[]) => (wait === 3000 ? hold(work) : set(work, wait, ...rest)),
    clearTimeout: (id?: number) => (id !== undefined && id < 0 ? waiting.delete(id) : clear(id)),
    due,
    held: () => waiting.size,
  });
}

async function turningCases(page: Page) {
  await page.addInitScript(holdTimers);
  await page.reload();
  await awake(page);
  const cases = carousel(page, 'Cases');
  await cases.slides.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await page.mouse.move(2, 2);
  const held = () => page.evaluate(() => (globalThis as unknown as Held).held());
  await expect.poll(held).toBe(1);
  return { ...cases, held, due: () => page.evaluate(() => (globalThis as unknown as Held).due()) };
}

// Through all twelve and round again, without announcements.
test('the cases carousel advances every 3000 ms', async () => {
  await using visited = await visit('/', desktop);
  const { root, place, due, held } = await turningCases(visited.page);
  expect(await root.locator('[aria-live]').getAttribute('aria-live')).toBe('off');
  for (const number of [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 1]) {
    await expect.poll(held).toBe(1);
    await due();
    await expect.poll(place).toBe(`Cases: ${number} of 12`);
  }
});

// Pointer and focus only suspend it.
test('pointer, focus and the pause button stop the cases carousel', async () => {
  await using visited = await visit('/', desktop);
  const { page } = visited;
  const { slides, root, held } = await turningCases(page);
  await slides.hover();
  await expect.poll(held).toBe(0);
  await page.mouse.move(2, 2);
  await expect.poll(held).toBe(1);
  await slides.focus();
  await expect.poll(held).toBe(0);
  await slides.blur();
  await expect.poll(held).toBe(1);
  await root.getByRole('button', { name: 'Pause' }).click();
  await page.mouse.move(2, 2);
  await root.getByRole('button', { name: 'Play' }).waitFor();
  await expect.poll(held).toBe(0);
});

// The pause is kept when React, which the press loads, takes over.
test('the cases carousel advances and pauses before React loads', async () => {
  await using visited = await visit('/robots.txt', desktop);
  const { page } = visited;
  const release = await heldBack(page, '**/assets/lib-react-*.js');
  await page.addInitScript(holdTimers);
  await page.goto(site().url);
  const { root, slides } = carousel(page, 'Cases');
  const timers = (which: keyof Held) => page.evaluate((name) => (globalThis as unknown as Held)[name](), which);
  const place = () => slides.evaluate((row) => row.scrollLeft);
  await slides.evaluate((row) => row.scrollIntoView({ block: 'center' }));
  await expect.poll(() => timers('held')).toBe(1);
  await timers('due');
  await expect.poll(place).toBeGreaterThan(200);
  expect((await loadedBy(page)).filter((one) => one.includes('/lib-react-'))).toEqual([]);
  // Where it is once the smooth scrolling has ended: the same in two frames on end.
  const restingPlace = () =>
    slides.evaluate(
      (row) =>
        new Promise<number>((resolve) => {
          const look = (last: number) =>
            requestAnimationFrame(() => requestAnimationFrame(() => (row.scrollLeft === last ? resolve(last) : look(row.scrollLeft))));
          look(-1);
        }),
    );
  await root.getByRole('button', { name: 'Pause' }).dispatchEvent('click');
  const paused = await restingPlace();
  await timers('due');
  expect(await restingPlace()).toBe(paused);
  release();
  await root.getByRole('button', { name: 'Play' }).waitFor();
});

// The place of the arrows was an empty strip until React came.
test('a press on a carousel’s arrow before React is repeated', async () => {
  await using visited = await visit('/robots.txt', phone);
  const { page } = visited;
  const release = await heldBack(page, '**/assets/lib-react-*.js');
  await page.goto(site().url);
  const { next, place } = carousel(page, 'Healthcare services');
  await next.tap();
  release();
  await expect.poll(place).toContain('2 of 16');
});
