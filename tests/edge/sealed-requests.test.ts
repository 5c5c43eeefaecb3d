import { afterAll, beforeAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { startSite } from '#tests/site.ts';

const token = 'a-token-of-24-characters';
const clear = 'SELECT (SELECT count(*) FROM appointments) + (SELECT count(*) FROM inquiries) AS rows';
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

// Before anything else here: what there is to carry over is asked once an hour when there was nothing.
test('the cron carries over what lies in the clear', async () => {
  const { EMBEDDED_BACKEND: db } = site.env;
  const insert = `WITH RECURSIVE count (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < 60)
    INSERT INTO inquiries (idempotency_key, full_name, email, phone_number, message, created_at, updated_at)
    SELECT 'i' || n, 'Name ' || n, 'n@example.com', '9876543210', 'Words', '2026-11-20T10:04:00+05:30', '' FROM count`;
  await db.prepare(insert).run();
  const before = await read('/inquiry');
  await site.tick();
  expect(await db.prepare(clear).first('rows')).toBe(0);
  expect(await read('/inquiry')).toEqual(before);
  expect(before).toHaveLength(60);
});

test('a callback is sealed with what its sender was told', async () => {
  const headers = { 'Content-Type': 'application/json', Origin: site.url, 'Idempotency-Key': 'sealed-request-key-1' };
  const started = Date.now();
  const answer = await site.fetch('/api/callback', { method: 'POST', headers, body: JSON.stringify(asha) });
  const { reference } = (await answer.json()) as { reference: string };
  expect(answer.status).toBe(201);
  const sql = 'SELECT r.*, hex(ciphertext) AS hex FROM requests AS r WHERE reference = ?';
  const row = await site.env.EMBEDDED_BACKEND.prepare(sql).bind(reference).first<Record<string, unknown>>();
  const promised = await site.env.OUTBOX.prepare('SELECT promised_at, created_at FROM outbox WHERE ref = ?').bind(reference).first();
  expect(row).toMatchObject({
    ...{ kind: 'callback', state: 'open', key_id: 'dev', language: 'en', notice_version: practice.privacy.noticeVersion },
    ...{ promised_at: promised?.promised_at, due_at: promised?.promised_at, accepted_at: promised?.created_at },
  });
  expect(Number(row?.promised_at)).toBeGreaterThan(started);
  expect(Buffer.from(String(row?.hex), 'hex').toString('latin1')).not.toContain('Asha');
  expect(await read('/appointement')).toMatchObject([{ id: 1, fname: 'Asha Rao', description: `[${reference}] Pain` }]);
});
