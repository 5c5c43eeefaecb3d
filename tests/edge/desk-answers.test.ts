import { afterAll, beforeAll, expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { textSeeds } from '#content/patient-texts/seeds.ts';
import { practice } from '#content/practice.ts';
import { day, dayOf } from '#content/practice-time.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { isoDate } from '#desk/frame/times.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { type Ask, formOf, people, search, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let [asha, meera, olive]: [Ask, Ask, Ask] = [] as never;

beforeAll(async () => {
  site = await startDesk();
  [asha, meera, olive] = await Promise.all([site.signIn('desk'), site.signIn('doctor'), site.signIn('owner')]);
  await putDeskRows(site.env.DB, await keyRing([developmentSecret]), clockStart);
});
afterAll(() => site?.close());

// React puts an empty comment between two texts.
const text = async (answer: Response | Promise<Response>) => (await (await answer).text()).replaceAll('<!-- -->', '');
const versionOf = (page: string) => /name="version(?:-[^"]+)?" value="(\d+)"/.exec(page)?.[1] ?? '';
const path = (place: number) => `/requests/${referenceAt(place)}`;
const seen = async (place: number, as = asha) => versionOf(await text(as(path(place))));
const entriesOf = (place: number, fields: Readonly<Record<string, string>>) =>
  Object.entries(fields).map(([key, value]) => [`${key}-${referenceAt(place)}`, value] as [string, string]);
const replyOf = (place: number, fields: Readonly<Record<string, string>>) => formOf(Object.fromEntries(entriesOf(place, fields)));
const logged = async (what: string, by: string = people.desk.email) =>
  (
    await site.env.DB.prepare('SELECT reference FROM access_log WHERE what = ? AND by = ?').bind(what, by).all<{ reference: string }>()
  ).results.map(({ reference }) => reference);
const linksIn = (page: string) => [...page.matchAll(/href="((?:tel|mailto|https:\/\/wa\.me)[^"]+)"/g)].map(([, href = '']) => href);
const article = (page: string) => page.slice(page.indexOf('<article'), page.indexOf('</article>'));

test('a message request offers e-mail first and closes when answered', async () => {
  const page = article(await text(asha(path(21))));
  expect(linksIn(page).map((href) => href.slice(0, 7))).toEqual(['mailto:', 'https:/', 'tel:+49']);
  expect(page.indexOf('value="answered"')).toBeLessThan(page.indexOf('value="no-answer"'));
  const answer = await asha(`${path(21)}/call`, formOf({ version: versionOf(page), outcome: 'answered', note: '' }));
  expect(answer.status).toBe(303);
  expect(await text(asha(path(21)))).toContain('Nothing is left to do');
});

test('a wrong-number request with an e-mail address stays listed', async () => {
  await asha(`${path(3)}/call`, formOf({ version: await seen(3), outcome: 'wrong-number', note: '' }));
  const list = await text(asha('/'));
  expect(list).toContain('wrong number, write to them by');
  expect(linksIn(article(await text(asha(path(3)))))[0]).toMatch(/^mailto:lakshmi/);
});

test('the call form rejects outcomes that belong to other screens', async () => {
  const version = await seen(5);
  for (const outcome of ['reply', 'question', 'sent', 'contact', 'called-off'])
    expect([outcome, (await asha(`${path(5)}/call`, formOf({ version, outcome, note: 'x' }))).status]).toEqual([outcome, 422]);
});

const visit = `${isoDate(dayOf(clockStart) + day)}T11:00`;

test('a booked visit offers a confirmation and joins the day’s visits', async () => {
  const booked = await asha(`${path(0)}/call`, formOf({ version: await seen(0), outcome: 'booked', note: '', bookedFor: visit }));
  const list = await text(asha(booked.headers.get('location') ?? ''));
  expect(list).toContain('booked, for 11:00 tomorrow');
  expect(list).toMatch(new RegExp(`href="${path(0)}/texts"[^>]*>Send the confirmation`));
  const texts = await text(asha(`${path(0)}/texts`));
  const [first = ''] = linksIn(texts);
  expect(decodeURIComponent(first)).toContain('https://wa.me/919822012345?text=Hello Sunita Kulkarni, your visit');
  expect(decodeURIComponent(first)).toContain('is booked for Saturday 28 November at 11:00 am.');
  const page = await text(asha(`/bookings?on=${visit.slice(0, 10)}`));
  for (const words of ['Who comes tomorrow', '11:00', 'Sunita Kulkarni', 'Appointment', 'tel:+919822012345']) expect(page).toContain(words);
  expect(await text(asha('/bookings'))).toContain('Nobody is booked for this day yet.');
  expect(await text(asha('/bookings?on=2026-02-31'))).toContain('Who comes today');
  expect(await logged('saw who comes')).toEqual([referenceAt(0)]);
  expect(await text(asha(path(5)))).toMatch(
    /Booked, comes at <\/span>11:00<span[^>]*> tomorrow<\/span><b[^>]*> · 1<span[^>]*> booked then</,
  );
});

test('sending a text message records its name and language', async () => {
  const page = await text(asha(`${path(0)}/texts?language=mr`));
  expect(decodeURIComponent(linksIn(page)[0] ?? '')).toContain('शनिवार, 28 नोव्हेंबर, सकाळी 11 वाजता');
  const fields = { version: versionOf(page), text: 'booked', language: 'mr' };
  const sent = await asha(`${path(0)}/sent?language=mr`, formOf({ ...fields, after: 'stay' }));
  expect([sent.status, sent.headers.get('location')]).toEqual([303, `/next?after=${referenceAt(0)}`]);
  expect(await text(asha(sent.headers.get('location') ?? ''))).toContain('Sunita Kulkarni</a>: sent a text');
  const after = await text(asha(path(0)));
  for (const words of ['Sent a text', 'Booked, in Marathi', 'Comes tomorrow, 11:00']) expect(after).toContain(words);
  // A second tap is the first one.
  expect((await asha(`${path(0)}/sent`, formOf({ ...fields, after: 'stay' }))).status).toBe(303);
  expect((await text(asha(path(0)))).split('Booked, in Marathi').length).toBe(2);
  expect((await asha(`${path(0)}/sent`, formOf({ version: '1', text: 'no-such', language: 'mr' }))).status).toBe(409);
});

test('a sent text can close the request; unavailable texts say why', async () => {
  const page = await text(asha(`${path(12)}/texts`));
  expect(page).toContain('Needs a visit that is booked for a day and a time.');
  expect(page.indexOf('Could not reach you')).toBeLessThan(page.indexOf('Timings'));
  const sent = await asha(`${path(12)}/sent`, formOf({ version: versionOf(page), text: 'missed', language: 'en', after: 'close' }));
  expect(sent.headers.get('location')).toBe(`/next?after=${referenceAt(12)}`);
  const next = await text(asha(sent.headers.get('location') ?? ''));
  expect(next).toMatch(new RegExp(`Manisha Bhosale</a>: sent a text.*action="${path(12)}/undo"`, 's'));
  expect(await text(asha(path(12)))).toContain('Nothing is left to do');
});

test('closing with a text asks while the doctor is asked', async () => {
  await asha(`${path(13)}/ask`, formOf({ version: await seen(13), question: 'May she eat?' }));
  const fields = { version: await seen(13), text: 'thanks', language: 'en', after: 'close' };
  const asked = await asha(`${path(13)}/sent?language=en`, formOf(fields));
  const page = await text(asked);
  expect([asked.status, page.includes('The doctor was asked and has not answered.')]).toEqual([422, true]);
  expect(await text(asha(path(13)))).toContain('The doctor was asked');
  const [form = ''] = /<form action="[^"]*\/sent[^"]*"[^>]*>(?:<input[^>]*>)*<button[^>]*>Yes: sent, and close/.exec(page) ?? [];
  expect(form).toContain('name="confirmed" value="thanks"');
  expect((await asha(`${path(13)}/sent?language=en`, formOf({ ...fields, confirmed: 'thanks' }))).status).toBe(303);
  expect(await text(asha(path(13)))).toContain('Nothing is left to do');
});

// Three taps: 'Another time', the time, and WhatsApp with the text that names it.
test('a booked visit moves in three taps, its text at hand', async () => {
  const day = `/bookings?on=${visit.slice(0, 10)}`;
  const move = `${path(0)}/visit`;
  expect(await text(asha(day))).toContain(`href="${move}"`);
  const times = await text(asha(move));
  expect(times).toContain('Another time for Sunita Kulkarni');
  expect(times).toContain('Booked for tomorrow, 11:00');
  const outcome = `booked:${visit.replace('11:00', '12:30')}`;
  expect(times).toContain(`value="${outcome}"`);
  const version = versionOf(times);
  expect((await asha(move, formOf({ version, outcome: 'no-answer' }))).status).toBe(422);
  const stale = await asha(move, formOf({ version: '1', outcome }));
  expect([stale.status, (await text(stale)).includes('The visit was not moved')]).toEqual([409, true]);
  const moved = (await asha(move, formOf({ version, outcome }))).headers.get('location') ?? '';
  const texts = await text(asha(moved));
  expect(texts).toMatch(
    new RegExp(
      `The visit is moved to [^<]+12:30\\..*action="${path(0)}/undo"[^>]*><input type="hidden" name="version" value="${Number(version) + 1}"`,
      's',
    ),
  );
  expect(decodeURIComponent(linksIn(texts)[0] ?? '')).toContain('Please come on Saturday 28 November at 12:30 pm instead.');
  expect(await text(asha(path(0)))).toContain('Comes tomorrow, 12:30');
  await asha(`${path(0)}/undo`, formOf({ version: await seen(0) }));
  expect(await text(asha(path(0)))).toContain('Comes tomorrow, 11:00');
  // Who has no visit has none to move.
  expect((await asha(`${path(5)}/visit`)).headers.get('location')).toBe(path(5));
});

test('cancelling a booked visit removes the visit from its day', async () => {
  const day = `/bookings?on=${visit.slice(0, 10)}`;
  const version = versionOf(await text(asha(day)));
  const stale = await asha(`${path(0)}/called-off`, formOf({ version: '1', on: visit.slice(0, 10) }));
  expect(stale.headers.get('location')).toBe(`${day}&flash=dealt-with`);
  const done = await asha(`${path(0)}/called-off`, formOf({ version, on: visit.slice(0, 10) }));
  expect(done.headers.get('location')).toBe(`${day}&flash=called-off&about=${referenceAt(0)}&version=${Number(version) + 1}`);
  expect(await text(asha(day))).toContain('Nobody is booked for this day yet.');
});

test('saving a message template rejects unknown fields and keeps the text', async () => {
  const page = await text(meera('/texts/timings'));
  const typed = { version: versionOf(page), en: 'Hello {name}, we moved. {hourss}', hi: 'नमस्ते {name}', mr: 'नमस्कार {name}' };
  const refused = await meera('/texts/timings', formOf(typed));
  const again = await text(refused);
  expect(refused.status).toBe(422);
  for (const words of ['There is no field {hourss}.', 'we moved. {hourss}', 'नमस्ते {name}']) expect(again).toContain(words);
  const long = await text(meera('/texts/timings', formOf({ ...typed, en: 'a'.repeat(801) })));
  expect(long).toContain('Use 800 characters or fewer.');
  expect(long).toContain('a'.repeat(801));
  const saved = await meera('/texts/timings', formOf({ ...typed, en: 'Hello {name}, we moved.' }));
  expect(saved.headers.get('location')).toBe('/texts?flash=text-saved');
  expect(await text(asha(`${path(6)}/texts`))).toContain('Hello Aarti Deshmukh, we moved.');
  const late = await olive('/texts/timings', formOf({ ...typed, en: 'Mine.' }));
  const told = await text(late);
  expect(late.status).toBe(409);
  for (const words of ['Somebody else saved this text meanwhile', 'Mine.', 'Now: Hello {name}, we moved.']) expect(told).toContain(words);
  await olive('/texts/timings/reset', formOf({ version: versionOf(told) }));
  expect(await text(asha('/texts'))).toContain('Hello {name}, this is {practice}. We are open {hours}.');
});

// Every confirmation would go out without a day.
test('a confirmation template without its date needs a second save', async () => {
  const { en, hi, mr } = textSeeds.booked.bodies;
  const typed = { version: versionOf(await text(meera('/texts/booked'))), en: en.replace('{day} at {time}', 'your day'), hi, mr };
  const asked = await meera('/texts/booked', formOf(typed));
  const page = await text(asked);
  expect(asked.status).toBe(409);
  expect(page).toContain('The text no longer says the day and time of the visit in English. Save it all the same?');
  expect(page).toContain('is booked for your day');
  expect(page).toContain('value="en:day+time"');
  const sure = 'en:day+time';
  expect((await meera('/texts/booked', formOf({ ...typed, hi: 'नमस्ते', sure }))).status).toBe(409);
  const saved = await meera('/texts/booked', formOf({ ...typed, sure }));
  expect(saved.headers.get('location')).toBe('/texts?flash=text-saved');
  await olive('/texts/booked/reset', formOf({ version: versionOf(await text(meera('/texts/booked'))) }));
});

test('a phoned-in request is promised the same call time as online', async () => {
  const form = await text(asha('/write-down'));
  const promise = callBy(clockStart, practice.openingHours) ?? 0;
  expect(form).toContain(`a call promised ${promiseAsRead(promise, clockStart)}`);
  const key = /name="key" value="([^"]+)"/.exec(form)?.[1] ?? '';
  const fields = { key, name: 'Vitthal Kamble', phone: '०९८२२ ०५५५५५', wish: 'Hernia, wants to come on Monday.', came: 'phone' };
  // A double tap.
  const answers = await Promise.all([1, 2, 3].map(() => asha('/write-down', formOf(fields))));
  const [address = ''] = answers.map((answer) => answer.headers.get('location') ?? '');
  expect(new Set(answers.map((answer) => `${answer.status} ${answer.headers.get('location')}`)).size).toBe(1);
  expect(address).toMatch(/^\/requests\/GI-[\w-]+\?flash=written-down&day=/);
  const page = await text(asha(address));
  for (const words of ['Tell them that we ring by Friday 27 November 2026, 12:30.', 'Rang us', 'tel:+919822055555'])
    expect(page).toContain(words);
  const { results } = await site.env.DB.prepare(
    'SELECT entered_by, came_by, notice_version, promised_at, state FROM requests WHERE entered_by IS NOT NULL',
  ).all();
  expect(results).toEqual([{ entered_by: people.desk.email, came_by: 'phone', notice_version: null, promised_at: promise, state: 'open' }]);
  const other = await asha('/write-down', formOf({ ...fields, name: 'Somebody Else' }));
  const told = await text(other);
  expect(other.status).toBe(409);
  for (const words of ['This form was sent before with other words', 'Somebody Else', 'wants to come on Monday'])
    expect(told).toContain(words);
  const anew = await asha(
    '/write-down',
    formOf({ ...fields, name: 'Somebody Else', key: /name="key" value="([^"]+)"/.exec(told)?.[1] ?? '', came: 'visit' }),
  );
  expect(await text(asha(anew.headers.get('location') ?? ''))).toContain('Walked in');
});

test('a caller with emergency signs is promised no later call', async () => {
  const told = await asha(
    '/write-down',
    formOf({ name: 'Ramu', phone: '9822077777', wish: 'vomiting blood since morning', came: 'phone' }),
  );
  expect(told.headers.get('location')).toMatch(/flash=written-down-emergency&about=GI-/);
  const page = await text(asha(told.headers.get('location') ?? ''));
  expect(page).toContain('Do not hang up');
  expect(page).not.toContain('Tell them that we ring');
  const here = { name: 'Ramu', phone: '9822077778', wish: 'vomiting blood since morning', came: 'visit' };
  const room = await text(asha((await asha('/write-down', formOf(here))).headers.get('location') ?? ''));
  expect(room).toContain('Keep them here');
  expect(room).not.toMatch(/Do not hang up|Tell them that we ring/);
});

test('a walk-in without a phone number can be entered', async () => {
  const fields = { name: 'Laxmi Pawar', phone: '', wish: 'Stoma bag leaks' };
  const refused = await asha('/write-down', formOf({ ...fields, came: 'visit' }));
  expect([refused.status, (await text(refused)).includes('Enter their number. Without one, choose')]).toEqual([422, true]);
  const done = await asha('/write-down', formOf({ ...fields, came: 'no-phone' }));
  const page = await text(asha(done.headers.get('location') ?? ''));
  for (const words of ['Nobody can ring them', 'Walked in', 'Laxmi Pawar']) expect(page).toContain(words);
});

// A wrong name and wrong words stayed, and the front desk could only set a caller aside as spam.
test('the front desk corrects and erases a caller within a day', async () => {
  const fields = { name: 'Suresh Mane', phone: '9822066666', wish: 'Piles', came: 'phone', language: 'mr' };
  const done = await asha('/write-down', formOf(fields));
  const [address = ''] = (done.headers.get('location') ?? '').split('?');
  const page = await text(asha(done.headers.get('location') ?? ''));
  expect(page).toContain(`href="${address}/correct"`);
  expect(page).not.toContain('Set aside as spam');
  // What she chose last is ticked for the next one.
  expect(await text(asha('/write-down'))).toMatch(/<input[^>]*checked=""[^>]*value="mr"/);
  expect(linksIn(article(page)).map(decodeURIComponent).join(' ')).toContain('नमस्कार Suresh Mane');
  const form = await text(asha(`${address}/correct`));
  expect(form).toContain('value="Suresh Mane"');
  const version = versionOf(form.slice(form.indexOf('action="/requests')));
  const saved = await asha(`${address}/correct`, formOf({ ...fields, version, name: 'Ramesh Mane', language: 'en' }));
  expect(saved.headers.get('location')).toBe(`${address}?flash=corrected`);
  const now = await text(asha(address));
  expect(now).toContain('Ramesh Mane');
  expect(now).not.toContain('Suresh');
  expect((await asha(`${address}/correct`, formOf({ ...fields, version }))).status).toBe(409);
  // A form's words are the patient's own, and a day later it is no slip any more.
  expect((await asha(`${path(2)}/correct`)).headers.get('location')).toBe(path(2));
  expect((await asha(`${path(2)}/erase`)).status).toBe(403);
  expect((await asha(`${path(2)}/erase`, formOf({ version: await seen(2) }))).status).toBe(403);
  const asked = await text(asha(`${address}/erase`));
  expect(asked).toContain('It is still on the call list. Afterwards nobody rings them.');
  const [name = ''] = address.split('/').slice(-1);
  const older = (by: number) =>
    site.env.DB.prepare('UPDATE requests SET accepted_at = accepted_at - ? WHERE reference = ?').bind(by, name).run();
  await older(86_400_000);
  expect((await asha(`${address}/erase`)).status).toBe(403);
  expect((await asha(`${address}/correct`)).headers.get('location')).toBe(address);
  await older(-86_400_000);
  const erased = await asha(`${address}/erase`, formOf({ version: versionOf(asked.slice(asked.indexOf('action="/requests'))) }));
  expect(erased.headers.get('location')).toMatch(/flash=(?:locked|erased)/);
  expect((await asha(address)).status).toBe(410);
});

test('a rejected caller form keeps the typed values', async () => {
  const refused = await asha('/write-down', formOf({ key: '', name: ' ', phone: '12', wish: 'Piles <b>', came: 'visit' }));
  const page = await text(refused);
  expect(refused.status).toBe(422);
  for (const words of ['Enter their name', 'Enter a phone number that we can ring', 'Piles &lt;b&gt;', 'value="12"'])
    expect(page).toContain(words);
  expect(page).toMatch(/<input[^>]*checked=""[^>]*value="visit"|<input[^>]*value="visit"[^>]*checked=""/);
});

test('the export and weekly figures distinguish callers from online forms', async () => {
  const file = await text(olive('/requests/export', formOf({ month: 'all' })));
  expect(file).toMatch(/"by phone".*"Vitthal Kamble".*"told in words"/);
  expect(file).toMatch(/"walked in".*"Somebody Else"/);
  expect(file).toMatch(/"by the form".*"Ramesh Yadav"/);
  expect((await text(asha('/week'))).replace(/<[^>]+>/g, '|')).toMatch(/How they came.*This week\|+\d+\|+1\|+1\|/);
});

test('a staff question reaches the doctor, her answer the front desk', async () => {
  const none = await asha(`${path(7)}/ask`, formOf({ version: await seen(7), question: ' ' }));
  expect([none.status, await text(none)]).toEqual([422, expect.stringContaining('Write what you want to know.')]);
  const asked = await asha(`${path(7)}/ask`, formOf({ version: await seen(7), question: 'Which day for <grade 2>?' }));
  expect(asked.headers.get('location')).toBe(`/next?after=${referenceAt(7)}`);
  expect(await text(asha(`/next?after=${referenceAt(7)}`))).toContain('asked the doctor, whose answer comes back to the call list');
  expect(await text(asha('/'))).toContain('With the doctor');
  // She comes in from elsewhere, and finds it first; her own links lead where they say.
  const coming = (site: string) => meera('/', { headers: { 'Sec-Fetch-Site': site } });
  expect([(await coming('none')).headers.get('location'), (await coming('same-origin')).status]).toEqual(['/for-you', 200]);
  expect((await text(meera('/'))).replace(/<[^>]+>/g, '')).toContain('For you 1 waiting');
  const list = await text(meera('/for-you'));
  for (const words of ['Which day for &lt;grade 2&gt;?', 'Fatty liver grade 2', 'Asha asks']) expect(list).toContain(words);
  expect(await logged('saw a question', people.doctor.email)).toEqual([referenceAt(7)]);
  const empty = await text(meera(`${path(7)}/reply`, replyOf(7, { version: versionOf(list), reply: '' })));
  expect(empty).toContain('Write the answer.');
  const stale = await meera(`${path(7)}/reply`, replyOf(7, { version: '1', reply: 'Any Tuesday.' }));
  expect([stale.status, await text(stale)]).toEqual([409, expect.stringContaining('Any Tuesday.')]);
  for (const other of [asha, olive])
    expect((await other(`${path(7)}/reply`, replyOf(7, { version: versionOf(list), reply: 'Forged.' }))).status).toBe(403);
  const done = await meera(`${path(7)}/reply`, replyOf(7, { version: versionOf(list), reply: 'Any Tuesday.' }));
  expect(done.headers.get('location')).toMatch(new RegExp(`^/for-you\\?flash=replied&day=[^&]+&about=${referenceAt(7)}$`));
  expect(await text(meera('/for-you'))).toContain('Nobody waits for an answer of yours.');
  expect((await coming('none')).status).toBe(200);
  const back = article(await text(asha(path(7))));
  expect(back).toContain('Dr. Meera Deshpande answered');
  expect(back.indexOf('Any Tuesday.')).toBeLessThan(back.indexOf('Fatty liver'));
  const lines = await text(asha('/'));
  for (const words of ['The doctor says: Any Tuesday.', 'tell them by']) expect(lines).toContain(words);
});

test('sending one doctor’s answer keeps texts typed for other questions', async () => {
  for (const place of [1, 2]) await asha(`${path(place)}/ask`, formOf({ version: await seen(place), question: 'What now?' }));
  const list = await text(meera('/for-you'));
  const version = (place: number) => new RegExp(`name="version-${referenceAt(place)}" value="(\\d+)"`).exec(list)?.[1] ?? '';
  const both = new URLSearchParams(
    [1, 2].flatMap((place) => [...entriesOf(place, { version: version(place), reply: `Answer ${place}.` })]),
  );
  both.set(`urgent-${referenceAt(1)}`, 'yes');
  const first = await meera(`${path(1)}/reply`, formOf(Object.fromEntries(both)));
  const page = await text(first);
  expect(first.status).toBe(200);
  for (const words of ['is with the emergencies on the call list', 'Answer 2.']) expect(page).toContain(words);
  expect(page).not.toContain('Answer 1.');
  expect((await meera(`${path(1)}/reply`)).headers.get('location')).toBe('/for-you');
  const second = await meera(`${path(2)}/reply`, replyOf(2, { version: version(2), reply: 'Answer 2.' }));
  expect(second.status).toBe(303);
  const urgent = article(await text(asha(path(1))));
  expect(urgent).toContain('The doctor says: tell them now');
});

test('the desk’s search finds a corrected phone number, old and new', async () => {
  const page = await text(asha(`${path(8)}/contact`));
  const change = (fields: Record<string, string>) => asha(`${path(8)}/contact`, formOf({ version: versionOf(page), ...fields }));
  const refused = await change({ phone: '12', second: '9890123456' });
  const told = await text(refused);
  expect(refused.status).toBe(422);
  for (const words of ['Enter a phone number that we can ring', 'value="12"', 'value="9890123456"']) expect(told).toContain(words);
  expect(await text(change({ phone: '', second: '9890123456' }))).toContain('Enter the first number before a second one');
  expect(await text(change({ phone: '9890123456', second: '+91 98901 23456' }))).toContain('This is the first number again');
  const done = await change({ phone: '98901 99999', second: '020 2543 1122' });
  expect(done.headers.get('location')).toBe(`${path(8)}?flash=number-changed`);
  const after = await text(asha(path(8)));
  for (const words of ['tel:+919890199999', 'tel:02025431122', 'Changed the number', 'Before: 9890123456']) expect(after).toContain(words);
  for (const find of ['9890123456', '9890199999']) expect(await text(search(asha, find))).toContain(path(8));
  expect((await change({ phone: '9890111111' })).status).toBe(409);
});

test('the front desk can mark and unmark a request as spam', async () => {
  const aside = await asha(`${path(26)}/set-aside`, formOf({ version: await seen(26) }));
  const list = await text(asha(aside.headers.get('location') ?? ''));
  expect(list).toContain('Set aside as spam.');
  expect(list).toMatch(new RegExp(`action="${path(26)}/decide"[^>]*><button[^>]*value="release"[^>]*>Bring it back`));
  expect(list).not.toContain('needs a look before a call');
  expect(await text(asha('/requests?show=look'))).toMatch(/Somebody at the desk took it for spam\..*Bring it back: it is a person/s);
  expect((await asha(`${path(26)}/decide`, formOf({ decision: 'discard' }))).status).toBe(403);
  await asha(`${path(26)}/decide`, formOf({ decision: 'release' }));
  expect(await text(asha(path(26)))).toContain('Set aside as spam');
  const late = await asha(`${path(26)}/set-aside`, formOf({ version: '1' }));
  expect(late.headers.get('location')).toBe(`${path(26)}?flash=dealt-with`);
});

test('marking a possible emergency as spam asks for confirmation', async () => {
  const mark = (emergency: string | null) =>
    site.env.DB.prepare('UPDATE requests SET emergency = ? WHERE reference = ?').bind(emergency, referenceAt(26)).run();
  await mark('["vomit-blood"]');
  const put = async (more = {}) => asha(`${path(26)}/set-aside`, formOf({ version: await seen(26), ...more }));
  const asked = await put();
  expect([asked.status, (await text(asked)).includes('This may be an emergency')]).toEqual([409, true]);
  expect(await text(asha(path(26)))).toContain('Set aside as spam');
  expect((await put({ sure: 'yes' })).headers.get('location')).toContain('flash=set-aside');
  await asha(`${path(26)}/decide`, formOf({ decision: 'release' }));
  await mark(null);
});
