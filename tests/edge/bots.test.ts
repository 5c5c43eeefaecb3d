import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneAsRead } from '#content/contact-links.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSite } from '#tests/site.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startSite({ vars: { BACKEND_URL: backend.url, RATE_LIMIT: 'on' }, samples: false });
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

const person = { fname: 'Asha', phone: '9876543210', consent: true, elapsedMs: 20_000, website: '' };
let visitors = 0;

function post(fields: object, headers: Record<string, string> = {}) {
  visitors += 1;
  return site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Idempotency-Key': `visitor-number-${visitors}-0000`, ...headers },
    body: JSON.stringify({ ...person, lname: `number ${visitors}`, ...fields }),
  });
}

async function heldFor(): Promise<ReadonlyArray<string>> {
  const { results } = await site.env.DB.prepare("SELECT held_reason FROM requests WHERE state = 'held' ORDER BY id").all<{
    held_reason: string;
  }>();
  return results.map(({ held_reason }) => held_reason);
}

test('a suspicious submission is held while its sender sees success', async () => {
  const honest = await post({});
  expect(honest.status).toBe(201);
  const doubtful = [
    { website: 'https://spam.example' },
    { website: ['x'] },
    { elapsedMs: 900 },
    { description: 'http://a http://b https://c HTTP://d' },
  ];
  for (const fields of doubtful) {
    const answer = await post(fields);
    expect(answer.status).toBe(202);
    expect(await answer.json()).toMatchObject({ message: expect.stringContaining('✅'), reference: expect.stringMatching(/^GI-/) });
  }
  expect(await heldFor()).toEqual(['honeypot', 'honeypot', 'too-fast', 'links']);
  expect(backend.stored.appointments).toHaveLength(1);
});

test('a form whose timing field is an object is accepted', async () => {
  expect((await post({ elapsedMs: { toString: 1, valueOf: 1 } })).status).toBe(201);
});

test('a form posted from another site is rejected', async () => {
  const before = backend.received.length;
  const foreign: ReadonlyArray<Record<string, string>> = [
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
    { Origin: `${site.url}.evil.example` },
    { 'Sec-Fetch-Site': 'cross-site', Origin: site.url },
  ];
  for (const headers of foreign) expect([headers, (await post({}, headers)).status]).toEqual([headers, 403]);
  // Loaded again by hand, and with an add-on that hides the origin.
  const own: typeof foreign = [
    { 'Sec-Fetch-Site': 'same-origin' },
    { Origin: site.url },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'same-origin', Origin: 'null' },
  ];
  for (const headers of own) expect([headers, (await post({}, headers)).status]).toEqual([headers, 201]);
  expect(backend.received.length).toBe(before + own.length);
});

test('a network over the limit gets 429 with the phone number', async () => {
  const from = (address: string) => ({ 'CF-Connecting-IP': address });
  // More than twice the limit, because the minute may change meanwhile.
  const statuses: number[] = [];
  let refused: Response | undefined;
  for (let sent = 0; sent < 130 && !refused; sent++) {
    const answer = await post({ phone: 'none' }, from('203.0.113.7'));
    statuses.push(answer.status);
    if (answer.status === 429) refused = answer;
  }
  expect(statuses.length).toBeGreaterThan(50);
  expect(refused?.headers.get('retry-after')).toBe('60');
  expect(await refused?.text()).toContain(phoneAsRead);
  expect(refused?.headers.get('cache-control')).toBe('private, no-store');
});

test('IPv6 addresses of one /64 share a rate limit', async () => {
  let status = 0;
  for (let sent = 0; sent < 130 && status !== 429; sent++)
    status = (await post({ phone: 'none' }, { 'CF-Connecting-IP': `2001:db8:7:7:${sent.toString(16)}::${sent}` })).status;
  expect(status).toBe(429);
  expect((await post({ phone: 'none' }, { 'CF-Connecting-IP': '2001:db8:7:8::1' })).status).toBe(400);
});

test('without JavaScript a form comes back filled in after a 429', async () => {
  let page: Response | undefined;
  for (let sent = 0; sent < 130 && page?.status !== 429; sent++)
    page = await site.fetch('/api/callback', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' },
      body: 'fname=Sunita+Rao&phone=12',
    });
  expect(page?.status).toBe(429);
  const html = (await page?.text()) ?? '';
  expect(html).toContain('value="Sunita Rao"');
  expect(html).toContain(phoneAsRead);
});
