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

async function post(fields: object) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
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
    expect([page.includes(forms.status.trap), page.includes('Leave this empty')]).toEqual([true, false]);
  }
  const body = new URLSearchParams({ ...somebody(), fname: 'मीना', consent: 'on', description: 'खून की उल्टी हो रही है' });
  const answer = await site.fetch('/api/callback?language=hi', { method: 'POST', headers: { Accept: 'text/html' }, body });
  const receipt = (await (await site.fetch(answer.headers.get('location') ?? '')).text()).replaceAll('<!-- -->', '');
  expect([receipt.includes(forms.emergency.written), receipt.includes('href="tel:112"')]).toEqual([true, true]);
});
