import type { Key, Tab } from './tab.ts';
import type { Command } from './webkit-driver.ts';

// How WebDriver writes keys that have no letter.
const keys: Readonly<Record<Key | 'Shift' | 'Control', string>> = {
  Tab: '\uE004',
  Enter: '\uE007',
  Escape: '\uE00C',
  ArrowDown: '\uE015',
  ArrowRight: '\uE014',
  Space: ' ',
  Shift: '\uE008',
  Control: '\uE009',
  a: 'a',
};

const stroke = (value: string) => [
  { type: 'keyDown', value },
  { type: 'keyUp', value },
];
const keyboard = (actions: ReadonlyArray<unknown>) => ({ actions: [{ type: 'key', id: 'keyboard', actions }] });
const pressed = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
];
const moved = (x: number, y: number) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) });
const mouse = (actions: ReadonlyArray<unknown>) => ({ actions: [{ type: 'pointer', id: 'mouse', actions }] });

let lastSession: string | undefined;

/** A tab of a session of its own, which stores nothing. The driver has one at a time, and a walk that hung may have left one. */
export async function webkitTab(command: Command): Promise<Tab> {
  if (lastSession) await command('DELETE', `/session/${lastSession}`).catch(() => undefined);
  const { sessionId } = (await command('POST', '/session', { capabilities: { alwaysMatch: {} } })) as { sessionId: string };
  lastSession = sessionId;
  const ask = (path: string, body: unknown) => command('POST', `/session/${sessionId}${path}`, body);
  // A page that never finishes loading fails its walk, and leaves the session to be closed.
  await ask('/timeouts', { pageLoad: 30_000, script: 10_000 });
  const run: Tab['run'] = (inPage, ...values) =>
    ask('/execute/sync', { script: `return (${inPage}).apply(null, arguments)`, args: values }) as never;
  return {
    open: async (address) => {
      await ask('/url', { url: address });
    },
    size: async (width, height) => {
      // The row of buttons counts as part of the window.
      await ask('/window/rect', { width, height: height + 38, x: 0, y: 0 });
      const is = await run(() => innerWidth);
      if (is !== width) throw new Error(`The window is ${is} px wide, not ${width}.`);
    },
    run,
    clickAt: async (x, y) => {
      await ask('/actions', mouse([moved(x, y), ...pressed]));
    },
    pointAt: async (x, y) => {
      await ask('/actions', mouse([moved(x, y - 8), moved(x, y - 4), moved(x, y)]));
    },
    press: async (key, held) => {
      const once = stroke(keys[key]);
      const [down, up] = held ? stroke(keys[held]) : [];
      await ask('/actions', keyboard(down ? [down, ...once, up] : once));
    },
    type: async (text) => {
      await ask('/actions', keyboard([...text].flatMap(stroke)));
    },
    picture: async () => Buffer.from((await command('GET', `/session/${sessionId}/screenshot`)) as string, 'base64'),
    paper: async () => undefined,
    [Symbol.asyncDispose]: async () => {
      if (lastSession !== sessionId) return;
      lastSession = undefined;
      await command('DELETE', `/session/${sessionId}`);
    },
  };
}
