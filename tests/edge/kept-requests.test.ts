import { afterAll, beforeAll, expect, test } from 'vitest';
import { answerBy, callBy } from '#content/callback-promise.ts';
import { practice } from '#content/practice.ts';
import { dayOf, wholeDay } from '#content/practice-time.ts';
import { addClosure, hoursWithout } from '#requests/closed-days.ts';
import { clockStart } from '#tests/clock.ts';
import { startSite } from '#tests/site.ts';

const token = 'a-token-of-24-characters';
const asha = {
  fname: 'Asha Rao',
  lname: '',
  phone: '9876543210',
  email: '',
  patientType: 'new',
  reason: '',
  description: 'Pain',
  consent: true,
};

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ vars: { EMBEDDED_BACKEND_TOKEN: token }, samples: false });
});
afterAll(() => site?.close());

const read = async (path: string) => {
  const answer = await site.fetch(`/api/v1${path}`, { headers: { Authorization: `Bearer ${token}` } });
  return ((await answer.json()) as { data: Array<Record<string, unknown>> }).data;
};

test('a callback is stored encrypted, with the call time promised', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: site.url, 'Idempotency-Key': 'sealed-request-key-1' };
  const answer = await site.fetch('/api/callback', { method: 'POST', headers, body: JSON.stringify(asha) });
  const { reference } = (await answer.json()) as { reference: string };
  expect(answer.status).toBe(201);
  const sql = 'SELECT r.*, hex(ciphertext) AS hex FROM requests AS r WHERE reference = ?';
  const row = await site.env.DB.prepare(sql).bind(reference).first<Record<string, unknown>>();
  expect(row).toMatchObject({
    kind: 'callback',
    state: 'open',
    key_id: 'dev',
    language: 'en',
    notice_version: practice.privacy.noticeVersion,
  });
  expect(row?.due_at).toBe(row?.promised_at);
  expect(row?.promised_at).toBe(callBy(clockStart));
  expect(Buffer.from(String(row?.hex), 'hex').toString('latin1')).not.toContain('Asha');
  expect(await read('/appointement')).toMatchObject([{ id: 1, fname: 'Asha Rao', description: `[${reference}] Pain` }]);
});

// Both ways in: the site's own form, and a post with the token.
test('due times of messages and API requests skip closed days', async () => {
  const days = [callBy(clockStart), answerBy(clockStart)].map((at) => dayOf(at ?? 0));
  const closed = [...new Set(days)].map(wholeDay);
  for (const closure of closed) await addClosure(site.env.DB, { ...closure, reason: 'Away' }, { by: 'x', now: 0 });
  const hours = hoursWithout(closed);
  const expected = [answerBy(clockStart, hours), callBy(clockStart, hours), answerBy(clockStart, hours)];
  const ravi = { fullName: 'Ravi Kale', email: 'ravi@example.com', phoneNumber: '020 2543 1234', message: 'When are you open?' };
  const json = { 'Content-Type': 'application/json', Origin: site.url };
  const post = (path: string, body: unknown, more: Readonly<Record<string, string>>) =>
    site.fetch(path, { method: 'POST', headers: { ...json, ...more }, body: JSON.stringify(body) });
  const bearer = (key: string) => ({ Authorization: `Bearer ${token}`, 'Idempotency-Key': key });
  const statuses = [
    (await post('/api/contact', ravi, { 'Idempotency-Key': 'closed-days-key-0001' })).status,
    (await post('/api/v1/appointement', asha, bearer('closed-days-key-0002'))).status,
    (await post('/api/v1/inquiry', ravi, bearer('closed-days-key-0003'))).status,
  ];
  expect(statuses).toEqual([201, 201, 201]);
  const { results } = await site.env.DB.prepare('SELECT due_at FROM requests ORDER BY id DESC LIMIT 3').all<{
    due_at: number;
  }>();
  expect(results.map(({ due_at }) => due_at).toReversed()).toEqual(expected);
});
