import { afterAll, beforeAll, expect, test } from 'vitest';
import { text as pages } from '#content/languages/hi/form-pages.ts';
import { text as forms } from '#content/languages/hi/forms.ts';
import { type Ask, startDesk } from '#tests/desk-site.ts';
import { devanagariNames, hostileNames } from '#tests/devanagari-names.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asha: Ask;
beforeAll(async () => {
  site = await startDesk();
  asha = await site.signIn('desk');
});
afterAll(() => site?.close());

let people = 0;
const somebody = () => {
  people += 1;
  return { phone: `98${10_000_000 + people}`, consent: true };
};

async function post(fields: object, headers: Record<string, string> = {}) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(fields) };
  const answer = await site.fetch('/api/callback?language=hi', init);
  return { status: answer.status, ...((await answer.json()) as { reference: string; message: string; outcome: string }) };
}

const atDesk = async (reference: string) => (await asha(`/requests/${reference}`)).text();
// React escapes these in text and attributes.
const inMarkup = (words: string) =>
  words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#x27;');

test.each([...devanagariNames, ...hostileNames])('the desk shows the submitted name %j unchanged', async (fname) => {
  const { status, reference } = await post({ ...somebody(), fname, description: `${fname} की माँ` });
  expect(status).toBe(201);
  const page = (await atDesk(reference)).normalize('NFC');
  const name = inMarkup(fname.normalize('NFC'));
  expect([page.includes(name), page.includes(`${name} की माँ`)]).toEqual([true, true]);
  expect(/<script>alert|<img src=x/.test(page)).toBe(false);
});

test('bidi control characters are removed from names in Hindi forms', async () => {
  const { reference } = await post({ ...somebody(), fname: 'आशा\u202eजोशी' });
  const page = await atDesk(reference);
  expect([page.includes('आशा जोशी'), page.includes('\u202e')]).toEqual([true, false]);
});

test('without JavaScript a hostile name in a Hindi form returns escaped', async () => {
  for (const fname of hostileNames) {
    const body = new URLSearchParams({ fname, phone: '१२३', description: fname });
    const answer = await site.fetch('/api/callback?language=hi', { method: 'POST', headers: { Accept: 'text/html' }, body });
    const page = await answer.text();
    expect([answer.status, page.includes(forms.callback.messages.refused)]).toEqual([400, true]);
    expect([fname, page.includes(`value="${inMarkup(fname)}"`)]).toEqual([fname, true]);
    expect(/<script>alert|<img src=x/.test(page)).toBe(false);
  }
});

const emergencies = {
  'खून की उल्टी हो रही है': 'vomits-blood-or-black-stool',
  'काली लैट्रिन आ रही है, Ravi को': 'vomits-blood-or-black-stool',
  'सीने में तेज़ दर्द और पसीना आ रहा है': 'heart',
  'हर्निया बाहर अटक गया है और बहुत दुख रहा है': 'hernia-stuck',
  'रक्ताची उलटी झाली': 'vomits-blood-or-black-stool',
} as const;

test('an emergency written in Devanagari is marked at the desk', async () => {
  for (const [description, rule] of Object.entries(emergencies)) {
    const { reference } = await post({ ...somebody(), fname: 'मीना', description });
    const row = await site.env.DB.prepare('SELECT emergency, language FROM requests WHERE reference = ?').bind(reference).first();
    expect(row).toEqual({ emergency: expect.stringContaining(`"${rule}"`), language: 'hi' });
    expect((await atDesk(reference)).includes('May be an emergency: ring now, and tell the doctor')).toBe(true);
  }
  const { reference } = await post({ ...somebody(), fname: 'मीना', description: 'खाना खाने के बाद दर्द होता है' });
  expect((await atDesk(reference)).includes('May be an emergency: ring now')).toBe(false);
});

test('Hindi forms and receipts say what to do in an emergency', async () => {
  for (const path of ['/hi/callback', '/hi/contact']) {
    const page = (await (await site.fetch(path)).text()).replaceAll('<!-- -->', '');
    for (const sign of pages.signs) expect([path, page.includes(sign)]).toEqual([path, true]);
    expect([page.includes('href="tel:112"'), page.includes('do not wait for our call')]).toEqual([true, false]);
  }
  const body = new URLSearchParams({ ...somebody(), fname: 'मीना', consent: 'on', description: 'खून की उल्टी हो रही है' });
  const answer = await site.fetch('/api/callback?language=hi', { method: 'POST', headers: { Accept: 'text/html' }, body });
  const receipt = (await (await site.fetch(answer.headers.get('location') ?? '')).text()).replaceAll('<!-- -->', '');
  expect([receipt.includes(forms.receipt.doNotWait.callback), receipt.includes('href="tel:112"')]).toEqual([true, true]);
});

test('a Hindi form resent with its idempotency key keeps its reference', async () => {
  const headers = { 'Idempotency-Key': 'a-key-of-a-hindi-form-01' };
  const sent = { ...somebody(), fname: devanagariNames[5], description: 'दर्द' };
  const [first, again] = [await post(sent, headers), await post(sent, headers)];
  expect([first.status, again.status, again.reference]).toEqual([201, 201, first.reference]);
  const other = await post({ ...sent, description: 'दूसरी बात' }, headers);
  expect([other.status, other.message]).toEqual([422, expect.stringContaining('❌')]);
  expect(other.message).toMatch(/\p{Script=Devanagari}/u);
  // An answer was lost, and the page was changed to English meanwhile.
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', ...headers }, body: JSON.stringify(sent) };
  expect(await (await site.fetch('/api/callback', init)).json()).toMatchObject({ reference: first.reference });
});

test('a cross-site or malformed Hindi form is rejected in Hindi', async () => {
  for (const headers of [{ Origin: 'https://attacker.example' }, { 'Sec-Fetch-Site': 'cross-site' }] as ReadonlyArray<
    Record<string, string>
  >) {
    const { status, message } = await post({ ...somebody(), fname: 'आशा' }, headers);
    expect([status, message]).toEqual([403, pages.answers['foreign-origin']]);
  }
  for (const fields of [
    { fname: ['आशा'] },
    { fname: { toString: 1 } },
    { fname: 'आशा', भाषा: 'hi' },
    { fname: '' },
    { fname: '\u200d\u200c ' },
  ]) {
    const { status, message } = await post({ ...somebody(), ...fields });
    expect([fields, status, message]).toEqual([fields, 400, forms.callback.messages.refused]);
  }
});

test('a request withdrawn in Hindi leaves the desk’s call list', async () => {
  const { phone, consent } = somebody();
  const { reference } = await post({ phone, consent, fname: 'वनिता गोखले' });
  const rings = async () => (await (await asha('/')).text()).includes('aria-label="Call वनिता गोखले"');
  expect(await rings()).toBe(true);
  const digits = [...phone].map((digit) => '०१२३४५६७८९'[Number(digit)]).join('');
  const body = new URLSearchParams({ reference, contact: digits });
  const answer = await site.fetch('/api/withdraw?language=hi', { method: 'POST', headers: { Accept: 'text/html' }, body });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hi/privacy/withdrawn']);
  await expect.poll(rings).toBe(false);
});
