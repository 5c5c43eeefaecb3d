import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '#tests/serve-here.ts';

/** A command of the W3C's WebDriver protocol to a running driver. */
export type Command = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown) => Promise<unknown>;

// WebKit's small browser has a row of buttons, which would keep its window from being as narrow as a phone.
const narrow = 'toolbar *, entry, button { min-width: 0; padding: 0; margin: 0; }';

async function startScreen(): Promise<{ screen: ChildProcess; display: string }> {
  const screen = spawn('Xvfb', ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = await once(screen.stdio[3] as NonNullable<(typeof screen.stdio)[3]>, 'data');
  return { screen, display: `:${String(number).trim()}` };
}

/** Waits until the driver answers. */
async function answering(command: Command, driver: ChildProcess): Promise<void> {
  while (driver.exitCode === null) {
    const answered = await command('GET', '/status').then(
      () => true,
      () => false,
    );
    if (answered) return;
    await new Promise((later) => setTimeout(later, 50));
  }
  throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
}

/** Starts WebKitWebDriver on a screen in memory, because WebKitGTK has no headless mode. */
export async function startWebKit(): Promise<{ command: Command; close: () => Promise<void> }> {
  const [port, { screen, display }, settings] = await Promise.all([freePort(), startScreen(), mkdtemp(join(tmpdir(), 'webkit-'))]);
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0/gtk.css'), narrow);
  const env = { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', NO_AT_BRIDGE: '1', XDG_CONFIG_HOME: settings };
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], { env, stdio: 'ignore' });
  const command: Command = async (method, path, body = {}) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, ...(method === 'POST' && { body: JSON.stringify(body) }) });
    const { value } = (await response.json()) as { value: { error?: string; message?: string } | null };
    if (!response.ok) throw new Error(`${path}: ${value?.error} ${value?.message}`);
    return value;
  };
  await answering(command, driver);
  return {
    command,
    close: async () => {
      for (const each of [driver, screen]) {
        const ended = once(each, 'exit');
        each.kill();
        await ended;
      }
      await rm(settings, { recursive: true, force: true });
    },
  };
}
