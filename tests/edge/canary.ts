import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { startHttpBackend } from '#tests/http-backend.ts';

// One person who exists nowhere else, so every trace of her is a leak.
export const canary = {
  name: 'Zyxwana Qorvelli',
  phone: '9781234056',
  email: 'zyxwana.q@canary.example',
  text: 'Quorvellian pain, since Tuesday',
};
const callback = { fname: canary.name, phone: canary.phone, email: canary.email, description: canary.text, consent: true };
const contact = { fullName: canary.name, phoneNumber: canary.phone, email: canary.email, message: canary.text };
const traces = Object.values(canary).flatMap((text) => [
  ...[text, encodeURIComponent(text), new URLSearchParams({ x: text }).toString().slice(2)],
  ...[text.toLowerCase(), Buffer.from(text).toString('hex'), Buffer.from(text, 'utf16le').toString('latin1')],
  // Base64 at each of its three offsets, without the edges, which depend on neighbouring bytes.
  ...[0, 1, 2].map((offset) =>
    Buffer.from('-'.repeat(offset) + text)
      .toString('base64')
      .slice(offset + 2, -5),
  ),
]);
/** Returns her traces in a text, in any common encoding. */
export const tracesIn = (text: string) => traces.filter((trace) => text.includes(trace));

const form = (fields: object) =>
  new URLSearchParams(Object.entries(fields).map(([name, value]) => [name, value === true ? 'on' : String(value)])).toString();

type Backend = Awaited<ReturnType<typeof startHttpBackend>>;
type Answer = { what: string; status: number; headers: Headers; text: string };
type Send = (what: string, path: string, body: string, headers?: Record<string, string>) => Promise<void>;

/** Sends her data in every way, including failing ones, and returns the answers. */
export async function sendEverywhere(base: string, backend: Backend): Promise<ReadonlyArray<Answer>> {
  const answers: Answer[] = [];
  const send: Send = async (what, path, body, headers = {}) => {
    const answer = await fetch(base + path, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'Content-Type': 'application/json', ...headers },
      body,
    });
    answers.push({ what, status: answer.status, headers: answer.headers, text: await answer.text() });
  };
  const plain = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
  const key = { 'Idempotency-Key': 'one-key-for-two-requests' };
  const inEachState = async (state: string) => {
    await send(`callback, ${state}`, '/api/callback', JSON.stringify({ ...callback, lname: state }));
    await send(`contact, ${state}`, '/api/contact', JSON.stringify(contact), { 'Idempotency-Key': `contact-while-backend-${state}` });
    await send(`callback without JavaScript, ${state}`, '/api/callback', form({ ...callback, lname: `plain ${state}` }), plain);
  };
  for (const state of ['ok', '400', '503', 'reset', '302'] as const) {
    backend.setMode(state === 'ok' || state === 'reset' ? state : (Number(state) as 400 | 503 | 302));
    await inEachState(state);
  }
  backend.setMode('ok');
  await send('held', '/api/callback', JSON.stringify({ ...callback, website: canary.email }));
  await send(
    'invalid',
    '/api/callback',
    JSON.stringify({ ...callback, phone: `${canary.phone}x1`, email: `${canary.email}@`, [canary.name]: canary.text }),
  );
  await send('invalid, without JavaScript', '/api/contact', form({ ...contact, email: 'none' }), plain);
  // A delivered request, which becomes a task for staff, and a waiting one, which is erased.
  for (const [what, contact] of [
    ['callback, ok', canary.phone],
    ['contact, 503', canary.email],
  ] as const) {
    const reference = /GI-[2-9A-Z]{4}-[2-9A-Z]{2}/.exec(answers.find((answer) => answer.what === what)?.text ?? '')?.[0] ?? '';
    await send(`taken back: ${what}`, '/api/withdraw', form({ reference, contact }), plain);
  }
  await send('from another site', '/api/contact', JSON.stringify(contact), { Origin: 'https://evil.example' });
  await send('too large', '/api/contact', JSON.stringify({ ...contact, message: canary.text.repeat(1_000) }));
  await send('of a wrong type', '/api/contact', JSON.stringify(contact), { 'Content-Type': 'text/plain' });
  await send('half a document', '/api/contact', JSON.stringify(contact).slice(0, -9));
  await send('first of one key', '/api/contact', JSON.stringify(contact), key);
  await send('second of one key', '/api/contact', JSON.stringify({ ...contact, message: `${canary.text} again` }), key);
  await send('to a page', '/privacy', form(contact), plain);
  await send('to a rendered page', '/blog', form(contact), plain);
  await send('to the decoder', '/RSC/F/a/b.txt', JSON.stringify([contact]));
  await send(
    'to the reports',
    '/_csp',
    JSON.stringify({
      'csp-report': { 'effective-directive': 'img-src', 'blocked-uri': `https://a.example/${canary.phone}`, 'script-sample': canary.text },
    }),
  );
  return answers;
}

/** Reads every file below a folder as Latin-1. */
export async function filesIn(path: string): Promise<ReadonlyArray<[string, string]>> {
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return Promise.all(
    files.map(async (file) => [file, await readFile(file, 'latin1')] as const).map(async (read) => [...(await read)] as [string, string]),
  );
}
