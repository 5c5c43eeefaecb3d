import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumArguments, chromiumPath } from '#tests/browser/chromium.ts';

type DevToolsEvent = { method: string; sessionId?: string; params: Readonly<Record<string, unknown>> };
type Reply = { id: number; result?: Readonly<Record<string, unknown>>; error?: { message: string } };
type Attached = { sessionId: string; targetInfo: { type: string; subtype?: string } };

/** Starts a Chromium with a DevTools port. */
export async function startChromium() {
  const profile = await mkdtemp(join(tmpdir(), 'chromium-'));
  // front.ts has a self-signed certificate.
  const words = [...chromiumArguments, '--ignore-certificate-errors', '--remote-debugging-port=0', `--user-data-dir=${profile}`];
  const browser = spawn(await chromiumPath(), words, { stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  const address = await new Promise<string>((found, failed) => {
    browser.stderr.on('data', (text: Buffer) => {
      said += text;
      const [, listening] = /listening on (ws:\S+)/.exec(said) ?? [];
      if (listening) found(listening);
    });
    browser.once('exit', () => failed(new Error(`Chromium did not start:\n${said.slice(-2000)}`)));
  });
  const close = async () => {
    const ended = once(browser, 'exit');
    browser.kill('SIGTERM');
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  return { address, close };
}

/**
 * A tab driven through its own target, because a browser attached directly to the page, as Playwright does, refuses to
 * prerender.
 */
export async function openTab(browserAddress: string) {
  const socket = new WebSocket(browserAddress);
  await once(socket, 'open');
  const replies = new Map<number, (reply: Reply) => void>();
  const events: DevToolsEvent[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as Reply & DevToolsEvent;
    if (message.id) replies.get(message.id)?.(message);
    else events.push(message);
  });
  let count = 0;
  const send = async (method: string, params: object = {}, sessionId?: string): Promise<Record<string, unknown>> => {
    count += 1;
    const id = count;
    const reply = new Promise<Reply>((done) => replies.set(id, done));
    socket.send(JSON.stringify({ id, method, params, ...(sessionId && { sessionId }) }));
    const { result, error } = await reply;
    if (error) throw new Error(`${method}: ${error.message}`);
    return { ...result };
  };

  const { targetId } = await send('Target.createTarget', { url: 'about:blank', forTab: true });
  const { sessionId: tab } = await send('Target.attachToTarget', { targetId, flatten: true });
  const follow = { autoAttach: true, waitForDebuggerOnStart: false, flatten: true, filter: [{}] };
  await send('Target.setAutoAttach', follow, tab as string);
  const attached = () => events.filter(({ method }) => method === 'Target.attachedToTarget').map(({ params }) => params as Attached);
  return {
    /** Sessions of the active page and of prerendered ones, in order of creation. */
    pages: () =>
      attached()
        .filter(({ targetInfo }) => targetInfo.type === 'page')
        .map(({ sessionId }) => sessionId),
    send,
    events: (method: string) => events.filter((message) => message.method === method).map(({ params }) => params),
    close: async () => {
      await send('Target.closeTarget', { targetId });
      socket.close();
    },
  };
}
