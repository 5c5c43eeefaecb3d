import { expect } from 'vitest';
import type { Tab } from './tab.ts';

type Place = { x: number; y: number; trouble?: string };

/** Brings the first visible element into sight and says where a finger would touch it, unless something covers it. */
function placeOf(selector: string, words: string): Place {
  const nowhere = (trouble: string) => ({ x: 0, y: 0, trouble });
  const named = (one: Element) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replace(/\s+/g, ' ');
  const all = [...document.querySelectorAll(selector)].filter((one) => named(one).includes(words));
  const one = all.find((each) => each.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: false }));
  if (!one) return nowhere(`${all.length} hidden`);
  const hold = (effect: AnimationEffect | null, part: Element) =>
    effect instanceof KeyframeEffect && effect.target?.contains(part) && effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
  const inSight = () => {
    const { top, bottom } = one.getBoundingClientRect();
    return top > 90 && bottom < innerHeight - 90;
  };
  if (!inSight()) one.scrollIntoView({ block: 'center', behavior: 'instant' });
  const [box] = [...one.getClientRects()].filter(({ width, height }) => width > 0 && height > 0);
  if (!box) return nowhere('no box');
  // What slides in is somewhere else by the time that the finger is down.
  if (document.getAnimations().some(({ playState, effect }) => playState === 'running' && hold(effect, one))) return nowhere('it moves');
  const at = { x: box.left + Math.min(box.width / 2, 300), y: box.top + Math.min(box.height / 2, 20) };
  const top = document.elementFromPoint(at.x, at.y);
  const label = one.closest('label');
  if (top && (one.contains(top) || label?.contains(top))) return at;
  return nowhere(`covered by ${top?.outerHTML.slice(0, 120)}`);
}

/** Waits until an element can be pressed, and is where it was: what is typed above it may take an error away. */
async function reach(tab: Tab, selector: string, words: string): Promise<Place> {
  let place: Place = { x: 0, y: 0 };
  await expect
    .poll(
      async () => {
        const before = place;
        place = await tab.run(placeOf, selector, words);
        return place.trouble ?? (before.x === place.x && before.y === place.y ? undefined : 'it moves');
      },
      { message: `${selector} ${words}` },
    )
    .toBeUndefined();
  return place;
}

export async function click(tab: Tab, selector: string, words = ''): Promise<void> {
  const { x, y } = await reach(tab, selector, words);
  await tab.clickAt(x, y);
}

/** Rests the mouse on an element. */
export async function point(tab: Tab, selector: string, words = ''): Promise<void> {
  const { x, y } = await reach(tab, selector, words);
  await tab.pointAt(x, y);
}

/** Empties a field and types into it. */
export async function fill(tab: Tab, selector: string, text: string): Promise<void> {
  const isFocused = () => tab.run((field) => document.activeElement?.matches(field) ?? false, selector);
  await expect.poll(async () => click(tab, selector).then(isFocused), { message: selector }).toBe(true);
  await tab.press('a', 'Control');
  await tab.type(text);
  await expect
    .poll(() => tab.run((field) => [...document.querySelectorAll<HTMLInputElement>(field)].map(({ value }) => value), selector))
    .toContain(text);
}

/** Ticks a box, and looks whether it is ticked. */
export async function tick(tab: Tab, selector: string): Promise<void> {
  const isTicked = () => tab.run((box) => document.querySelector<HTMLInputElement>(box)?.checked ?? false, selector);
  await expect
    .poll(async () => {
      if (!(await isTicked())) await click(tab, selector);
      return isTicked();
    })
    .toBe(true);
}

/** Chooses in a `<select>`, whose list the engines draw outside the page. */
export async function choose(tab: Tab, selector: string, value: string): Promise<void> {
  await reach(tab, selector, '');
  await tab.run(
    (field, chosen) => {
      const select = document.querySelector(field);
      if (!(select instanceof HTMLSelectElement)) return;
      select.value = chosen;
      for (const kind of ['input', 'change']) select.dispatchEvent(new Event(kind, { bubbles: true }));
    },
    selector,
    value,
  );
}

/** What a reader sees of the elements: their text, in order. */
export function seen(tab: Tab, selector: string): Promise<ReadonlyArray<string>> {
  return tab.run(
    (css) =>
      [...document.querySelectorAll<HTMLElement>(css)]
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one) => (one.textContent ?? '').replace(/\s+/g, ' ').trim()),
    selector,
  );
}

/** Waits until the text of visible elements holds some words. */
export async function sees(tab: Tab, selector: string, words: string | RegExp): Promise<void> {
  await expect.poll(async () => (await seen(tab, selector)).join('\n'), { message: selector }).toMatch(words);
}

/** Scrolls an element to the top of the window, under the header, once the page has it. */
export async function bring(tab: Tab, selector: string): Promise<void> {
  const brought = (css: string) => {
    const one = document.querySelector(css);
    one?.scrollIntoView({ block: 'start', behavior: 'instant' });
    return one !== null;
  };
  await expect.poll(() => tab.run(brought, selector), { message: selector }).toBe(true);
}

/** Waits until nothing in sight moves that will ever come to rest, and typeface and pictures in sight are there. */
export async function still(tab: Tab): Promise<void> {
  const moving = () => {
    // What has its middle in sight: a picture that a row cuts off may never load, and Firefox ends nothing where it draws nothing yet.
    const inSight = (one: Element) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const [across, down] = [x + width / 2, y + height / 2];
      const isDrawn = one.checkVisibility({ contentVisibilityAuto: true });
      return isDrawn && across > 0 && across < innerWidth && down > 0 && down < innerHeight;
    };
    const moves = ({ playState, effect }: Animation) =>
      playState === 'running' &&
      effect instanceof KeyframeEffect &&
      effect.getComputedTiming().endTime !== Number.POSITIVE_INFINITY &&
      effect.target !== null &&
      inSight(effect.target);
    const awaited = (one: HTMLImageElement) => !one.complete && inSight(one);
    return document.fonts.status !== 'loaded' || document.getAnimations().some(moves) || [...document.images].some(awaited);
  };
  await expect.poll(() => tab.run(moving)).toBe(false);
}

export async function arrives(tab: Tab, address: string | RegExp): Promise<void> {
  const path = () => tab.run(() => (document.readyState === 'loading' ? '' : location.pathname + location.search + location.hash));
  const expected = typeof address === 'string' ? new RegExp(`^${address.replace(/[.?+]/g, '\\$&')}$`) : address;
  await expect.poll(path).toMatch(expected);
}
