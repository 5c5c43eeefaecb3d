import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneAsRead } from '#content/contact-links.ts';
import { text as errors } from '#content/languages/hi/form-errors.ts';
import { text as pages } from '#content/languages/hi/form-pages.ts';
import { text as forms } from '#content/languages/hi/forms.ts';
import { text as privacy } from '#content/languages/hi/privacy.ts';
import { text as back } from '#content/languages/hi/withdrawal.ts';
import { callbackMessages } from '#content/messages.ts';
import type { ReceiptLinks } from '#content/receipt.ts';
import { startSite } from '#tests/site.ts';

const token = 'a-token-of-24-characters';
let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ vars: { EMBEDDED_BACKEND_TOKEN: token }, samples: false });
});
afterAll(() => site?.close());

type Answer = { message: string; reference: string; callBy: string; receipt: ReceiptLinks; errors: Record<string, string[]> };

const kshitij = { fname: 'क्षितिज त्रिपाठी', phone: '९८७६५४३२१०', description: 'खाना खाने के बाद दर्द होता है' };

async function postJson(path: string, fields: object): Promise<Answer & { status: number }> {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
  const answer = await site.fetch(path, init);
  return { ...((await answer.json()) as Answer), status: answer.status };
}

const postForm = (path: string, fields: Record<string, string>) =>
  site.fetch(path, { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams(fields) });

// React separates text nodes by comments.
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');
const pageOf = async (answer: Response | Promise<Response>) => mainOf(await (await answer).text());
const rowOf = (reference: string) =>
  site.env.DB.prepare('SELECT language, notice_version, state FROM requests WHERE reference = ?').bind(reference).first();

// A page draws the mark that the message begins with.
const afterMark = (message: string) => message.replace(/^(✅|❌) /, '');

test('a Hindi callback gets its answer, promise and receipt in Hindi', async () => {
  const { status, message, reference, callBy, receipt } = await postJson('/api/callback?language=hi', { ...kshitij, consent: true });
  expect([status, message]).toEqual([201, forms.callback.messages.received]);
  expect(callBy).toMatch(/^(?:आज|\p{Script=Devanagari}+, \d+ \p{Script=Devanagari}+ को) \p{Script=Devanagari}+ \d+:\d\d बजे तक$/u);
  expect(await rowOf(reference)).toMatchObject({ language: 'hi', notice_version: privacy.notice.version });
  expect(receipt.withdraw).toBe(`/hi/privacy/withdraw/${reference}`);
  const page = await pageOf(site.fetch(receipt.page));
  for (const words of [reference, `हम आपको ${callBy} फ़ोन करेंगे।`, pages.receiptPage.next, phoneAsRead]) expect(page).toContain(words);
  expect(new URL(receipt.whatsapp).searchParams.get('text')).toContain(`रेफ़रेंस नंबर: ${reference}`);
  const calendar = await site.fetch(receipt.calendar ?? '');
  expect([calendar.status, (await calendar.text()).replaceAll('\r\n ', '')]).toEqual([200, expect.stringContaining('का फ़ोन')]);
});

// As for a form in English.
test('the API returns a Devanagari request with its seven fields', async () => {
  const { reference } = await postJson('/api/callback?language=hi', { ...kshitij, lname: 'दूबे', consent: true });
  const answer = await site.fetch('/api/v1/appointement', { headers: { Authorization: `Bearer ${token}` } });
  const { data } = (await answer.json()) as { data: ReadonlyArray<Record<string, unknown>> };
  const { id: _, createdAt: __, ...fields } = data.find(({ lname }) => lname === 'दूबे') ?? {};
  expect(fields).toEqual({
    ...{ fname: kshitij.fname, lname: 'दूबे', phone: '9876543210', email: '', patientType: '', reason: '' },
    description: `[${reference}] ${kshitij.description}`,
  });
});

test('without JavaScript a refused Hindi form returns with Hindi errors', async () => {
  const answer = await postForm('/api/callback?language=hi', { fname: 'आशा', phone: '12345', description: kshitij.description });
  expect(answer.status).toBe(400);
  const page = await pageOf(answer);
  const said = [
    forms.status.problem,
    errors.phone.tenDigits,
    errors.callback.consent,
    afterMark(forms.callback.messages.refused),
    forms.callback.consent,
  ];
  for (const words of [...said, 'value="आशा"', 'value="12345"', kshitij.description]) expect(page).toContain(words);
  expect(page).toContain('action="/api/callback?language=hi"');
  const contact = await pageOf(postForm('/api/contact?language=hi', { fullName: 'रवि' }));
  for (const words of [errors.contact.email, errors.contact.message, errors.contact.noPhone, 'value="रवि"'])
    expect(contact).toContain(words);
});

test('without JavaScript a Hindi form leads to its Hindi receipt', async () => {
  for (const [kind, fields] of [
    ['callback', { ...kshitij, fname: 'मीना', consent: 'on' }],
    ['contact', { fullName: 'रवि काळे', email: 'ravi@example.com', phoneNumber: '020 2543 1234', message: 'क्लिनिक कब खुला है?' }],
  ] as const) {
    expect(await pageOf(site.fetch(`/hi/${kind}`))).toContain(`action="/api/${kind}?language=hi"`);
    const answer = await postForm(`/api/${kind}?language=hi`, fields);
    const location = answer.headers.get('location') ?? '';
    expect([answer.status, location]).toEqual([303, expect.stringMatching(new RegExp(`^/hi/${kind}/received\\?.*#sent$`))]);
    const page = await pageOf(site.fetch(location));
    for (const words of [afterMark(forms[kind].messages.received), pages.receiptPage.thanks, 'href="/hi/privacy/withdraw/'])
      expect(page).toContain(words);
    expect(page).not.toContain('What happens next');
  }
});

test('a form of an unknown language is stored, answered in English', async () => {
  for (const tag of ['xx', 'hi-IN', '__proto__', 'en', '']) {
    const { status, message, reference, receipt } = await postJson(`/api/callback?language=${tag}`, {
      ...kshitij,
      lname: `x${tag}`,
      consent: true,
    });
    expect([tag, status, message]).toEqual([tag, 201, callbackMessages.received]);
    expect(receipt.page).toMatch(/^\/callback\/received/);
    expect(await rowOf(reference)).toMatchObject({ language: 'en' });
  }
  // A language among the fields is refused like any other unknown field.
  expect((await postJson('/api/callback', { ...kshitij, language: 'hi', consent: true })).status).toBe(400);
});

test('a Hindi form too large to read is refused in Hindi', async () => {
  const { status, message } = await postJson('/api/callback?language=hi', { ...kshitij, description: 'क'.repeat(9_000), consent: true });
  expect([status, message]).toEqual([413, pages.answers['too-large']]);
  const page = await postForm('/api/callback?language=hi', { fname: 'आशा', description: 'क'.repeat(6_000) });
  expect([page.status, await pageOf(page)]).toEqual([413, expect.stringContaining('क'.repeat(6_000))]);
});

test('a request can be withdrawn in Hindi without JavaScript', async () => {
  const { reference, receipt } = await postJson('/api/callback?language=hi', { ...kshitij, lname: 'वापस', consent: true });
  const page = await pageOf(site.fetch(receipt.withdraw));
  for (const words of [
    back.withdrawal.title,
    `value="${reference}"`,
    back.withdrawal.fields.contact.hint,
    'action="/api/withdraw?language=hi"',
  ])
    expect(page).toContain(words);
  const refused = await postForm('/api/withdraw?language=hi', { reference, contact: '12' });
  expect([refused.status, await pageOf(refused)]).toEqual([400, expect.stringContaining(errors.withdrawal.phone)]);
  const answer = await postForm('/api/withdraw?language=hi', { reference, contact: '९८७६५४३२१०' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/hi/privacy/withdrawn']);
  expect(await pageOf(site.fetch('/hi/privacy/withdrawn'))).toContain(afterMark(back.withdrawal.received.words));
  await expect.poll(() => pageOf(site.fetch(receipt.page))).toContain(pages.receiptPage.later['taken-back']);
});

test('the Hindi privacy notice has every section and no unfilled placeholder', async () => {
  const page = await pageOf(site.fetch('/hi/privacy'));
  for (const { title } of privacy.sections) expect(page).toContain(title);
  expect(page).toContain('href="/hi/privacy/withdraw"');
  for (const path of ['/hi/privacy', '/hi/callback', '/hi/contact', '/hi/privacy/withdraw']) {
    expect([path, (await pageOf(site.fetch(path))).replace(/<[^>]+>/g, '').match(/\{\w+\}/g)]).toEqual([path, null]);
  }
});

test('English form pages contain no Hindi words', async () => {
  for (const path of ['/callback', '/contact', '/privacy', '/privacy/withdraw']) {
    const html = await (await site.fetch(path)).text();
    expect([path, html.includes(forms.callback.button), html.includes(forms.status.faultHelp)]).toEqual([path, false, false]);
  }
});

test('a receipt or form of an unknown language returns 404', async () => {
  for (const path of ['/xx/callback', '/xx/callback/received', '/xx/privacy/withdraw/GI-2345-67'])
    expect([path, (await site.fetch(path)).status]).toEqual([path, 404]);
});
