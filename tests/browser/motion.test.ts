import type { BrowserContextOptions, Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { desktop, phone } from './chromium.ts';
import { reactIsThere } from './page-state.ts';
import { siteForTests, wakeReact } from './visit.ts';

const { visit, site } = siteForTests();

/** Reads the state of everything that moves by itself. */
function moving(page: Page) {
  return page.evaluate(async () => {
    const counter = () => [...document.querySelectorAll('data')].map(({ textContent }) => textContent).join(' ');
    document.querySelector('data')?.scrollIntoView({ block: 'center' });
    const counts = new Set<string>();
    for (let frame = 0; frame < 30; frame++) {
      counts.add(counter());
      await new Promise(requestAnimationFrame);
    }
    const running = document
      .getAnimations()
      .filter((animation) => animation.playState === 'running' && animation instanceof CSSAnimation)
      .map((animation) => (animation as CSSAnimation).animationName);
    return { running, counts: [...counts] };
  });
}

/** Durations in ms and opacities of the animations inside an element. */
function rising(element: Element): ReadonlyArray<unknown> {
  const effects = element.getAnimations({ subtree: true }).map(({ effect }) => effect as KeyframeEffect);
  return [...new Set(effects.map((effect) => `${effect.getTiming().duration} from ${effect.getKeyframes()[0]?.opacity}`))];
}

/** Scrolls the top of an element to so many pixels below the window's lower edge, and lets three frames pass. */
async function bringTo(element: Locator, below: number): Promise<void> {
  await element.evaluate(async (one, by) => {
    scrollBy({ top: one.getBoundingClientRect().top - innerHeight - by, behavior: 'instant' });
    for (const _ of [1, 2, 3]) await new Promise(requestAnimationFrame);
  }, below);
}

async function openHome(context: BrowserContextOptions, saveData = false) {
  const visited = await visit('/robots.txt', { ...desktop, ...context });
  if (saveData) await visited.page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await visited.page.goto(site().url);
  await wakeReact(visited.page);
  await visited.page.getByRole('group', { name: 'Cases', exact: true }).getByRole('button', { name: 'Next' }).waitFor();
  await visited.page.locator('html[data-stands]').waitFor();
  return visited;
}

for (const [wish, context, saveData] of [
  ['less motion', { reducedMotion: 'reduce' }, false],
  ['fewer bytes', {}, true],
] as const) {
  test(`no animation starts by itself for visitors who want ${wish}`, async () => {
    await using visited = await openHome(context, saveData);
    const { page } = visited;
    expect(await moving(page)).toEqual({ running: [], counts: ['+12000 +17 +3200 +1600'] });
    expect(await page.getByRole('group', { name: 'Cases', exact: true }).getByRole('button', { name: 'Play' }).count()).toBe(1);
    expect(await page.locator('.hero-toggle').evaluate((toggle) => getComputedStyle(toggle).display)).toBe('none');
  });
}

// Counters neither count nor pale.
test('by default hero pictures alternate and counters show final figures', async () => {
  await using visited = await openHome({});
  const { page } = visited;
  expect((await moving(page)).running).toContain('hero-turn');
  const counters = page.locator('data');
  expect(await counters.evaluateAll((all) => all.map((one) => (one as HTMLDataElement).value))).toEqual(['12000', '17', '3200', '1600']);
  expect(await counters.allTextContents()).toEqual(['+12000', '+17', '+3200', '+1600']);
});

// Each time; headings stay as they are, and a jump moves nothing.
test('a page part scrolled into view animates 1000 ms before React', async () => {
  await using visited = await visit('/about', desktop);
  const { page } = visited;
  const block = page.locator('main [data-reveal]:has(h3)').last();
  for (const _ of [1, 2]) {
    await bringTo(block, -200);
    await expect.poll(() => block.evaluate(rising)).toEqual([]);
    await bringTo(block, 400);
    await bringTo(block, 20);
    await expect.poll(() => block.evaluate(rising)).toEqual(['1000 from 0.6']);
    expect(await block.locator('h3').evaluate((heading) => heading.getAnimations().length)).toBe(0);
    await block.evaluate((one) => Promise.all(one.getAnimations({ subtree: true }).map(({ finished }) => finished)));
    await bringTo(block, 400);
  }
  expect(await page.evaluate(reactIsThere)).toBe(false);
});

test('treatment drawings and charts animate when scrolled into view', async () => {
  await using visited = await visit('/treatment/proctology/fisures', phone);
  const { page } = visited;
  for (const kind of ['img', 'svg']) {
    const drawing = page.locator(`main [data-reveal="${kind}"]`).first();
    await bringTo(drawing, 400);
    await expect
      .poll(async () => {
        await bringTo(drawing, 400);
        await bringTo(drawing, 20);
        return drawing.evaluate(rising);
      })
      .toEqual(['1000 from 0.6']);
  }
});

// Not after scrolling, nor after a menu or a dialog opened.
test('no animation ever runs with reduced motion', async () => {
  await using visited = await visit('/robots.txt', { ...desktop, reducedMotion: 'reduce' });
  const { page } = visited;
  // An animation of the previous frame may still be listed.
  const underWay = async () => {
    await page.evaluate(() => new Promise((shown) => requestAnimationFrame(() => setTimeout(shown, 20))));
    return page.evaluate(() =>
      document.getAnimations().map(({ effect }) => (effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)),
    );
  };
  for (const path of ['/', '/treatment/gallbladder/gallbladderstones', '/blog/Hernia%3A%20can%20I%20wait%3F']) {
    await page.goto(site().url + path);
    await wakeReact(page);
    for (const part of [0.3, 0.7, 0]) {
      await page.evaluate((to) => scrollTo({ top: document.body.scrollHeight * to, behavior: 'instant' }), part);
      expect([path, part, await underWay()]).toEqual([path, part, []]);
    }
    await page.getByRole('navigation', { name: 'Main' }).getByText('Our Treatments').click();
    expect([path, 'menu', await underWay()]).toEqual([path, 'menu', []]);
    await page.keyboard.press('Escape');
    await page.locator('header').getByRole('link', { name: 'Request a Callback' }).click();
    await page.locator('#callback-dialog').waitFor();
    expect([path, 'dialog', await underWay()]).toEqual([path, 'dialog', []]);
  }
});

/** Fields and filled or bordered buttons whose shape is invisible. */
function shapeless(): string[] {
  const controls = document.querySelectorAll<HTMLElement>(
    'main :is(input:not([type="hidden"], [type="radio"]), select, textarea), :is(header, main, aside) :is(a, button)[class*="rounded-full"]',
  );
  const clear = (colour: string) => /^rgba\(.*, 0\)$/.test(colour);
  const forced = matchMedia('(forced-colors: active)').matches;
  return [...controls]
    .filter((control) => control.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && control.offsetWidth > 1)
    .filter(
      (control) =>
        !control.closest('[aria-hidden="true"]') && (!control.matches('a, button') || /(^| )(bg-|border)/.test(control.className)),
    )
    .filter((control) => {
      const { borderTopWidth, borderTopColor, backgroundColor, appearance } = getComputedStyle(control);
      // Forced colours draw even transparent borders, and no backgrounds.
      const edge = Number.parseFloat(borderTopWidth) >= 1 && (forced || !clear(borderTopColor));
      const filled = !forced && !clear(backgroundColor) && backgroundColor !== getComputedStyle(document.body).backgroundColor;
      return !edge && !filled && !(control.matches('[type="checkbox"]') && appearance === 'auto');
    })
    .map((control) => control.outerHTML.slice(0, 160));
}

/** Whether the chosen organ differs from the others in the drawing. */
function litOrganStandsOut(): boolean {
  const fill = (organ: string) => {
    const shape = document.querySelector(`.organ-part[data-organ="${organ}"] .f`);
    return shape && getComputedStyle(shape).fill;
  };
  return fill('liver') !== fill('stomach');
}

for (const [wish, context] of [
  ['the system’s own colours', { forcedColors: 'active' }],
  ['more contrast', { contrast: 'more' }],
] as const) {
  // The chosen organ stays distinguishable as well.
  test(`focus rings, fields and buttons stay visible for ${wish}`, async () => {
    await using visited = await visit('/callback', { ...desktop, ...context });
    const { page } = visited;
    for (const path of ['/callback', '/treatment/gallbladder/gallbladderstones', '/']) {
      if (path !== '/callback') await page.goto(site().url + path);
      expect([path, await page.evaluate(shapeless)]).toEqual([path, []]);
      for (const _ of [1, 2, 3, 4]) await page.keyboard.press('Tab');
      const ring = await page.evaluate(() => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(document.activeElement ?? document.body);
        return [outlineStyle, outlineWidth, outlineColor !== getComputedStyle(document.body).backgroundColor];
      });
      expect([path, ...ring]).toEqual([path, 'solid', '3px', true]);
    }
    await page.goto(`${site().url}/treatment`);
    await page.locator('.organ-chip[data-organ="liver"]').click();
    await expect.poll(() => page.evaluate(litOrganStandsOut)).toBe(true);
    const read = (selector: string, property: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
    if ('forcedColors' in context) {
      expect(await read('.organ-chip[data-organ="liver"]', 'text-decoration-line')).toBe('underline');
      await page.goto(`${site().url}/treatment`);
      expect(await read('main .group-icon', 'background-color')).not.toBe(await read('body', 'background-color'));
    } else {
      expect(await read('.text-soft', 'color')).toBe(await read('body', 'color'));
      expect(await read('.border-line', 'border-bottom-color')).toBe(await read('main .border-edge', 'border-bottom-color'));
    }
  });
}

// Without delay or JavaScript.
test('every button and link looks different while pressed', async () => {
  await using visited = await visit('/', { ...desktop, javaScriptEnabled: false });
  const { page } = visited;
  const unmoved = await page.evaluate(() => {
    const sheets = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
    const inLayers = (rules: ReadonlyArray<CSSRule>): ReadonlyArray<CSSRule> =>
      rules.flatMap((rule) =>
        'cssRules' in rule && !(rule instanceof CSSStyleRule) ? inLayers([...(rule.cssRules as CSSRuleList)]) : rule,
      );
    const pressed = inLayers(sheets).filter(
      (rule): rule is CSSStyleRule => rule instanceof CSSStyleRule && rule.selectorText.endsWith(':active') && rule.style.opacity !== '',
    );
    const selectors = pressed.map(({ selectorText }) => selectorText.replace(/:active$/, ''));
    const delayed = (element: Element) =>
      /opacity|all/.test(getComputedStyle(element).transitionProperty) && getComputedStyle(element).transitionDuration !== '0s';
    return [...document.querySelectorAll('a, button, summary, label')]
      .filter((element) => !selectors.some((selector) => element.matches(selector)) || delayed(element))
      .map((element) => element.outerHTML.slice(0, 120));
  });
  expect(unmoved).toEqual([]);
  await page.getByRole('link', { name: 'Request a Callback' }).nth(1).hover();
  await page.mouse.down();
  expect(
    await page
      .getByRole('link', { name: 'Request a Callback' })
      .nth(1)
      .evaluate((link) => getComputedStyle(link).opacity),
  ).toBe('0.6');
});
