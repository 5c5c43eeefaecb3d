import type { ServerResponse } from 'node:http';
import { serveHere } from './serve-here.ts';

type Asked = { secret: string; response: string; idempotency_key?: string };

/**
 * What stands in for Cloudflare's siteverify on 127.0.0.1. The token says how it answers: 'good' passes, once, or again
 * under the same key ('good-slow' after 1.3 seconds); other words are ways to fail.
 */
export async function startSiteverify() {
  const asked: Asked[] = [];
  const used = new Map<string, string | undefined>();
  const json = (response: ServerResponse, answer: unknown, status = 200) =>
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(answer));

  const { url, close } = await serveHere(async (incoming, response) => {
    const question = JSON.parse(Buffer.concat(await incoming.toArray()).toString()) as Asked;
    asked.push(question);
    const { response: token, idempotency_key: key } = question;
    // Where a redirect leads, everything passes.
    if (incoming.url === '/elsewhere') return json(response, { success: true });
    if (token.endsWith('slow')) await new Promise((later) => setTimeout(later, 1_300));
    if (token.startsWith('good')) {
      const first = !used.has(token);
      if (first) used.set(token, key);
      const passes = first || (key !== undefined && used.get(token) === key);
      json(response, passes ? { success: true, 'error-codes': [] } : { success: false, 'error-codes': ['timeout-or-duplicate'] });
    } else if (token === 'broken') json(response, { success: true }, 500);
    else if (token === 'garbage') response.end('<!doctype html><title>challenge</title>');
    else if (token === 'huge') json(response, { success: true, more: 'x'.repeat(1024 * 1024) });
    else if (token === 'elsewhere') response.writeHead(307, { Location: '/elsewhere' }).end();
    else if (token === 'drip') response.writeHead(200).write('{"succ');
    else if (token === 'yes') json(response, { success: 'yes' });
    else if (token === 'null') json(response, null);
    else if (token !== 'hang') json(response, { success: false, 'error-codes': ['invalid-input-response'] });
  });

  return { url: `${url}/siteverify`, asked, close };
}
