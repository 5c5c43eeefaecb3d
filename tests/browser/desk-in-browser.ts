import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContextOptions } from 'playwright-core';
import type { Role } from '#desk/desk-env.ts';
import { startDesk } from '#tests/desk-site.ts';
import { type ServedHere, serveHere } from '#tests/serve-here.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

const folder = new URL('../../dist/desk/public', import.meta.url).pathname;
const types: Readonly<Record<string, string>> = { css: 'text/css', js: 'text/javascript', woff2: 'font/woff2' };

// Static files, which Cloudflare serves without the Worker.
async function ownFile(path: string) {
  if (!/^\/desk\/[\w.-]+$/.test(path)) return undefined;
  const bytes = await readFile(`${folder}${path}`).catch(() => undefined);
  return bytes && { bytes, type: types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream' };
}

/** Serves a running desk at a local URL, without signing anybody in. */
export async function doorTo(site: Site) {
  const { url, close }: ServedHere = await serveHere(async (request, response) => {
    const path = request.url ?? '/';
    const file = await ownFile(path);
    if (file) return response.writeHead(200, { 'Content-Type': file.type }).end(file.bytes);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const headers = Object.entries(request.headers).filter((header): header is [string, string] => typeof header[1] === 'string');
    const method = request.method ?? 'GET';
    const asked = { method, headers: headers.filter(([name]) => name !== 'host' && name !== 'connection') };
    try {
      const answer = await site.desk(`${url}${path}`, { ...asked, ...(chunks.length > 0 && { body: Buffer.concat(chunks) }) });
      response.writeHead(answer.status, Object.fromEntries(answer.headers));
      return response.end(Buffer.from(await answer.arrayBuffer()));
    } catch (error) {
      // A hidden tab asks for news while the desk behind it is closed, at the end of a test file.
      return response.writeHead(502).end(String(error));
    }
  });

  /** Opens a page in which somebody is signed in: each request has the token of Access. */
  async function open(browser: Browser, role: Role, options: BrowserContextOptions = {}) {
    const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: site.signedInAs(role), ...options });
    const page = await context.newPage();
    await page.goto('/');
    return page;
  }

  return { browserUrl: url, open, close };
}

/** Starts the built desk with sample articles, at a local URL. */
export async function deskForBrowser() {
  const site = await startDesk({ samples: true });
  const door = await doorTo(site);
  return {
    ...site,
    ...door,
    close: async () => {
      await door.close();
      await site.close();
    },
  };
}
