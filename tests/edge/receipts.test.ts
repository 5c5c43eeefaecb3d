import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneAsRead } from '#content/contact-links.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { english, languages } from '#content/languages.ts';
import { callbackMessages } from '#content/messages.ts';
import { practice } from '#content/practice.ts';
import { type ReceiptLinks, receiptLater, receiptUnread } from '#content/receipt.ts';
import { clockStart } from '#tests/clock.ts';
import { startSite } from '#tests/site.ts';
import { headOf } from './head-of.ts';

let site: Awaited<ReturnType<typeof startSite>>;
beforeAll(async () => {
  site = await startSite({ samples: false });
});
afterAll(() => site?.close());

type Answer = { reference: string; callBy: string; mayBeEmergency?: true; receipt: ReceiptLinks };

async function sent(kind: 'callback' | 'contact', words = 'Canary words', query = ''): Promise<Answer> {
  const fields = {
    callback: { fname: 'Canary Name', phone: '9123456780', description: words, consent: true },
    contact: { fullName: 'Canary Name', email: 'canary@example.com', phoneNumber: '9123456780', message: words },
  };
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields[kind]) };
  return (await (await site.fetch(`/api/${kind}${query}`, init)).json()) as Answer;
}

const textOf = async (path: string) => (await site.fetch(path)).text();
// React separates text nodes by comments.
const mainOf = (html: string) => html.slice(html.indexOf('<main'), html.indexOf('</main>')).replaceAll('<!-- -->', '');

test('a receipt can be reopened and does not name its sender', async () => {
  for (const kind of ['callback', 'contact'] as const) {
    const { reference, receipt } = await sent(kind);
    for (const time of [1, 2]) {
      const answer = await site.fetch(receipt.page);
      const html = await answer.text();
      expect([kind, time, answer.status, answer.headers.get('cache-control')]).toEqual([kind, time, 200, 'private, no-store']);
      expect(mainOf(html)).toContain(reference);
      expect(headOf(html).meta.robots).toBe('noindex');
    }
    expect(decodeURIComponent(JSON.stringify(receipt))).not.toMatch(/canary|9123456780/i);
  }
});

test('the receipt’s WhatsApp link contains reference, time and phone', async () => {
  const { reference, receipt } = await sent('callback');
  const text = new URL(receipt.whatsapp).searchParams.get('text') ?? '';
  expect(text).toContain(reference);
  expect(text).toContain(phoneAsRead);
  // With the date, because 'today' is wrong tomorrow.
  expect(text).toMatch(/They call on \w+day \d+ \w+ by \d+:\d\d [ap]m\./);
  const ofMessage = new URL((await sent('contact')).receipt.whatsapp).searchParams.get('text') ?? '';
  expect(ofMessage).not.toContain('They call');
});

test('a forged receipt looks like an unknown receipt', async () => {
  const { reference, receipt } = await sent('callback');
  const forged = receipt.page.replace(/by=\w+/, `by=${(clockStart + 3_600_000).toString(36)}`);
  const other = receipt.page.replace(reference, 'GI-2222-22');
  const withoutProof = `/callback/received?ref=${reference}`;
  const asMessage = receipt.page.replace('/callback/', '/contact/');
  const [first, ...pages] = await Promise.all(
    [withoutProof, '/callback/received?ref=GI-2222-22', '/callback/received?ref=%3Cb%3E', '/callback/received', forged, other].map(textOf),
  );
  expect(mainOf(first ?? '')).toContain(receiptUnread.next.title);
  expect(first).not.toContain(callbackMessages.received);
  expect(headOf(first ?? '').meta.description).not.toContain('has received');
  for (const page of pages) expect(mainOf(page)).toBe(mainOf(first ?? ''));
  expect(mainOf(await textOf(asMessage))).toContain(receiptUnread.next.title);
});

test('the receipt offers the promised call as a calendar file', async () => {
  const { reference, receipt } = await sent('callback');
  const answer = await site.fetch(receipt.calendar ?? '');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/calendar; charset=utf-8']);
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const text = await answer.text();
  expect(text.split('\r\n').filter((line) => new TextEncoder().encode(line).length > 75)).toEqual([]);
  const entry = text.replaceAll('\r\n ', '');
  const promised = new Date(Number.parseInt(new URL(receipt.page, site.url).searchParams.get('by') ?? '', 36));
  expect(entry).toContain(`DTEND:${promised.toISOString().replace(/[-:]|\.000/g, '')}\r\n`);
  expect(entry).toContain(reference);
  expect(entry).toContain(practice.name);
  expect(entry).not.toContain('Canary');
  const wrong = await site.fetch(`/callback/received.ics?ref=${reference}&by=abc&proof=1`);
  expect([wrong.status, wrong.headers.get('location')]).toEqual([303, '/callback/received']);
});

// Nobody can ring somebody who left no number; an email needs no entry in a calendar.
test('a callback request with only an email promises an email', async () => {
  for (const tag of ['en', 'hi']) {
    const { forms, pages } = formTextsIn(languages.find((language) => language.tag === tag) ?? english);
    const fields = { fname: 'Canary Name', email: `canary.${tag}@example.com`, consent: true };
    const init = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(fields) };
    const { callBy, receipt, reference } = (await (await site.fetch(`/api/callback?language=${tag}`, init)).json()) as Answer;
    const read = async () => mainOf(await textOf(receipt.page));
    const page = await read();
    for (const words of [forms.receipt.willWrite.replace('{callBy}', callBy), pages.receiptPage.writes, forms.receipt.doNotWait.contact])
      expect(page).toContain(words);
    expect(page).not.toContain(pages.receiptPage.rings);
    const message = new URL(receipt.whatsapp).searchParams.get('text') ?? '';
    expect(message).toMatch(new RegExp(pages.message.write.replace('{callBy}', '.+')));
    expect(receipt.calendar).toBeUndefined();
    const entry = await site.fetch(receipt.page.replace('received?', 'received.ics?'));
    expect([entry.status, entry.headers.get('location')]).toEqual([303, receipt.page.split('?')[0]]);
    expect(mainOf(await textOf(receipt.page.replace('&to=email', '')))).toContain(pages.receiptPage.unread.next.title);
    await site.env.DB.prepare('UPDATE requests SET first_call_at = ?1 WHERE reference = ?2').bind(clockStart, reference).run();
    expect(await read()).toContain(pages.receiptPage.later.wrote.split('{when}')[0]);
  }
});

test('the receipt’s withdrawal link fills the reference into the form', async () => {
  const answer = await site.fetch('/privacy/withdraw/GI-7K3Q-92');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  const html = await answer.text();
  expect(html).toMatch(/<input[^>]*value="GI-7K3Q-92"/);
  expect(headOf(html).meta.robots).toBe('noindex');
  const wrong = await site.fetch('/privacy/withdraw/%3Cscript%3E');
  expect(await wrong.text()).not.toContain('script%3E');
});

// The same form sent again within minutes is the same request, so this comes before it is taken back.
test('the receipt of a request already called shows the call time', async () => {
  const { reference, receipt } = await sent('callback');
  await site.env.DB.prepare('UPDATE requests SET first_call_at = ?1 WHERE reference = ?2').bind(clockStart, reference).run();
  expect(mainOf(await textOf(receipt.page))).toContain(receiptLater.called.replace('{when}', 'today at 10:04 am'));
  await site.env.DB.prepare('UPDATE requests SET first_call_at = NULL').run();
});

// Before anything else: they must not sit and wait for our call. The receipt's own page is also what a browser without script is led to.
test.each(['callback', 'contact'] as const)('the %s receipt of an emergency says to call 112', async (kind) => {
  for (const language of languages) {
    const { emergency } = formTextsIn(language).forms;
    const query = `?language=${language.tag}`;
    const answer = await sent(kind, 'khoon ki ulti ho rahi hai', query);
    const other = await sent(kind, 'I took iron tablets, so my stool is black. No pain.', query);
    expect([language.tag, answer.mayBeEmergency, other.mayBeEmergency]).toEqual([language.tag, true, undefined]);
    const page = mainOf(await textOf(answer.receipt.page));
    expect(page.indexOf(emergency.written)).toBeGreaterThan(0);
    expect(page.indexOf(emergency.written)).toBeLessThan(page.indexOf(`>${answer.reference}<`));
    expect(mainOf(await textOf(other.receipt.page))).not.toContain(emergency.written);
  }
});

const takeBack = (reference: string, contact: string) =>
  site.fetch('/api/withdraw', { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams({ reference, contact }) });

// On the receipt's own address alone; a wrong contact changes nothing.
test('the receipt of a withdrawn request promises no call', async () => {
  const { reference, receipt } = await sent('callback');
  await takeBack(reference, '9000000000');
  await expect
    .poll(async () => (await site.env.DB.prepare("SELECT count(*) AS asked FROM withdrawals WHERE state = 'asked'").first('asked')) ?? 0)
    .toBe(0);
  expect(mainOf(await textOf(receipt.page))).toContain('We will call you');
  await takeBack(reference, '9123456780');
  await expect.poll(async () => mainOf(await textOf(receipt.page))).toContain(receiptLater['taken-back']);
  const html = mainOf(await textOf(receipt.page));
  for (const words of ['We will call you', callbackMessages.received]) expect(html).not.toContain(words);
  const unproved = await textOf(`/callback/received?ref=${reference}`);
  expect(mainOf(unproved)).toBe(mainOf(await textOf('/callback/received?ref=GI-2222-22')));
});

// It gave the old reference, and a receipt on which 'Send another request' led round in a circle.
test('a withdrawn form sent again without JavaScript gets no receipt', async () => {
  const fields = { fname: 'Canary Name', phone: '9123456780', description: 'Words that change', consent: 'on' };
  const post = (more = {}) =>
    site.fetch('/api/callback', { method: 'POST', headers: { Accept: 'text/html' }, body: new URLSearchParams({ ...fields, ...more }) });
  const first = await post();
  const reference = /GI-[\w-]+/.exec(first.headers.get('location') ?? '')?.[0] ?? '';
  expect([first.status, reference]).toEqual([303, expect.stringMatching(/^GI-/)]);
  expect((await post()).headers.get('location')).toContain(reference);
  await takeBack(reference, '9123456780');
  const again = async () => {
    const answer = await post();
    return [answer.status, (await answer.text()).includes('You took this request back')];
  };
  await expect.poll(again).toEqual([410, true]);
  const other = (await post({ description: 'Words that changed' })).headers.get('location') ?? '';
  expect([other.includes('GI-'), other.includes(reference)]).toEqual([true, false]);
});
