import { setTimeout } from 'node:timers/promises';
import { reactIsThere } from '#tests/browser/page-state.ts';
import { openTab } from './tab.ts';

type Tab = Awaited<ReturnType<typeof openTab>>;

// A mid-range phone: a quarter of this machine's speed. front.ts slows the network.
const cpuRate = 4;
const patience = 30_000;
// How long a finger or pointer rests on a link before the click, in ms.
const rest = 600;

/** A navigation: its name, start, link, and whether React has loaded. */
export type Way = { name: string; from: string; link: string; awake: boolean };

async function until<T>(what: string, look: () => Promise<T | undefined> | T | undefined): Promise<T> {
  const deadline = performance.now() + patience;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > deadline) throw new Error(`${what} did not come.`);
    await setTimeout(20);
  }
}

function evaluator(tab: Tab, session: () => string) {
  return async (expression: string): Promise<unknown> => {
    const { result } = await tab.send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true }, session());
    return (result as { value?: unknown }).value;
  };
}

const isAwake = `(${reactIsThere})()`;
const now = 'performance.timeOrigin + performance.now()';

async function point(tab: Tab, page: string, type: string, at: { x: number; y: number }): Promise<void> {
  const pressed = type === 'mouseMoved' ? {} : { button: 'left', clickCount: 1 };
  await tab.send('Input.dispatchMouseEvent', { type, ...at, ...pressed }, page);
}

/**
 * Milliseconds from the click to the next page's first paint, for a visitor who rests on the link long enough for the browser to
 * prerender the page.
 */
export async function nextPage(browser: string, site: string, way: Way): Promise<number> {
  const tab = await openTab(browser);
  try {
    const [front = ''] = await until('A page', () => (tab.pages().length > 0 ? tab.pages() : undefined));
    const evaluate = evaluator(tab, () => front);
    await tab.send('Emulation.setDeviceMetricsOverride', { width: 360, height: 740, deviceScaleFactor: 2, mobile: false }, front);
    await tab.send('Emulation.setCPUThrottlingRate', { rate: cpuRate }, front);
    await tab.send('Runtime.enable', {}, front);
    await tab.send('Preload.enable', {}, front);
    await tab.send('Page.navigate', { url: site + way.from }, front);
    await until(way.from, async () => ((await evaluate("document.readyState === 'complete'")) ? true : undefined));
    if (way.awake) {
      await evaluate(`document.querySelector('[data-island]').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))`);
      await until('React', async () => ((await evaluate(isAwake)) ? true : undefined));
    }
    const place = `(() => {
      const link = document.querySelector('${way.link}');
      link.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { x, y, width, height } = link.getBoundingClientRect();
      const heading = () => document.querySelector('h1')?.textContent;
      const before = heading();
      const look = () => requestAnimationFrame(() => (heading() === before ? look() : requestAnimationFrame(() => console.log('painted', ${now}))));
      addEventListener('click', () => { console.log('clicked', ${now}); look(); }, { capture: true, once: true });
      return { x: x + width / 2, y: y + Math.min(height / 2, 20), to: link.href };
    })()`;
    const { to, ...at } = (await evaluate(place)) as { x: number; y: number; to: string };
    await point(tab, front, 'mouseMoved', at);
    await until(`The page behind ${way.link}`, () =>
      tab.events('Preload.prerenderStatusUpdated').some(({ status }) => status === 'Ready') ? true : undefined,
    );
    await setTimeout(rest);
    await point(tab, front, 'mousePressed', at);
    await point(tab, front, 'mouseReleased', at);
    const clicked = await until('The click', () => loggedTime(tab, 'clicked'));
    return (await until(`The first paint of ${to}`, async () => loggedTime(tab, 'painted') ?? (await paintOf(tab, to)))) - clicked;
  } finally {
    await tab.close();
  }
}

// A time that the active page logged: of the click or, after a client-side navigation, of the paint.
function loggedTime(tab: Tab, what: string): number | undefined {
  const line = tab.events('Runtime.consoleAPICalled').find(({ args }) => (args as [{ value: string }])[0].value === what);
  return (line?.args as [unknown, { value: number }] | undefined)?.[1].value;
}

/** The first paint of the prerendered page as Unix time; undefined before it. */
async function paintOf(tab: Tab, address: string): Promise<number | undefined> {
  const look = `location.href === ${JSON.stringify(address)} && !document.prerendering
    ? performance.getEntriesByName('first-contentful-paint').map(({ startTime }) => performance.timeOrigin + startTime)[0]
    : undefined`;
  // The first session is the page that was left.
  for (const page of tab.pages().slice(1)) {
    const painted = await evaluator(tab, () => page)(look).catch(() => undefined);
    if (typeof painted === 'number') return painted;
  }
  return undefined;
}
