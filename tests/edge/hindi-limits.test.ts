import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneAsRead } from '#content/contact-links.ts';
import { text as pages } from '#content/languages/hi/form-pages.ts';
import { text as forms } from '#content/languages/hi/forms.ts';
import { turnstileField } from '#content/robot-check.ts';
import { startSite } from '#tests/site.ts';
import { startSiteverify } from '#tests/siteverify.ts';

let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  siteverify = await startSiteverify();
  const vars = { TURNSTILE_SITE_KEY: 'of-the-widget', TURNSTILE_SECRET: 'secret', TURNSTILE_URL: siteverify.url, RATE_LIMIT: 'on' };
  site = await startSite({ vars, samples: false });
});
afterAll(() => Promise.all([site?.close(), siteverify?.close()]));

const person = { fname: 'ज्ञानेश्वर कुलकर्णी', phone: '9876543210', consent: true, elapsedMs: 20_000 };
const from = (network: string) => ({ 'Content-Type': 'application/json', 'CF-Connecting-IP': network });

async function post(fields: object, network: string) {
  const init = { method: 'POST', headers: from(network), body: JSON.stringify({ ...person, ...fields }) };
  const answer = await site.fetch('/api/callback?language=hi', init);
  return {
    status: answer.status,
    wait: answer.headers.get('retry-after'),
    ...((await answer.json()) as { message: string; reference: string }),
  };
}

test('a Hindi form failing Turnstile is held; its sender sees success', async () => {
  const good = await post({ [turnstileField]: 'good-hindi' }, '203.0.113.1');
  expect([good.status, good.message]).toEqual([expect.toBeOneOf([201, 202]), forms.callback.messages.received]);
  const forged = await post({ [turnstileField]: 'forged', lname: 'दूसरा' }, '203.0.113.1');
  expect([forged.status, forged.message]).toEqual([202, forms.callback.messages.received]);
  const why = (reference: string) =>
    site.env.DB.prepare('SELECT held_reason FROM requests WHERE reference = ?').bind(reference).first('held_reason');
  expect([await why(good.reference), await why(forged.reference)]).toEqual([null, 'check-failed']);
});

test('a Hindi form with a filled honeypot is held as spam', async () => {
  const { status, reference } = await post({ [turnstileField]: 'good-trap', website: 'वेबसाइट', lname: 'तीसरा' }, '203.0.113.2');
  expect(status).toBe(202);
  const row = await site.env.DB.prepare('SELECT held_reason, language FROM requests WHERE reference = ?').bind(reference).first();
  expect(row).toEqual({ held_reason: 'honeypot', language: 'hi' });
  const page = await (await site.fetch('/hi/callback')).text();
  expect([page.includes(forms.status.trap), page.includes('Leave this empty')]).toEqual([true, false]);
});

test('too many Hindi forms get 429 in Hindi, keeping the input', async () => {
  const network = '203.0.113.3';
  const answers = [];
  for (let at = 0; at < 130 && answers.at(-1)?.status !== 429; at++) answers.push(await post({ phone: '१२३' }, network));
  const last = answers.at(-1);
  const words = pages.answers['too-many'].replace('{phone}', phoneAsRead);
  expect([last?.status, last?.wait, last?.message]).toEqual([429, '60', words]);
  const body = new URLSearchParams({ fname: 'ज्ञानेश्वर', description: 'पेट में दर्द', consent: 'on' });
  const headers = { Accept: 'text/html', 'CF-Connecting-IP': network };
  const answer = await site.fetch('/api/callback?language=hi', { method: 'POST', headers, body });
  const page = await answer.text();
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([429, '60']);
  for (const kept of ['value="ज्ञानेश्वर"', 'पेट में दर्द', 'बहुत सारे अनुरोध']) expect(page).toContain(kept);
});
