import { afterAll, beforeAll, expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { holidaysAhead } from '#content/open-now.ts';
import { day, dayOf } from '#content/practice-time.ts';
import { isoDate, typedDayInWords } from '#desk/frame/times.ts';
import { keyRing } from '#encryption/keys.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { type Ask, formOf, people, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asha: Ask;
let meera: Ask;

beforeAll(async () => {
  site = await startDesk();
  [asha, meera] = await Promise.all([site.signIn('desk'), site.signIn('doctor')]);
});
afterAll(() => site?.close());

const text = async (answer: Response | Promise<Response>) => (await answer).text();
const versionOf = (page: string) => /name="version" value="(\d+)"/.exec(page)?.[1] ?? '';
const path = (place: number) => `/requests/${referenceAt(place)}`;
const noteIn = (page: string) => /<textarea[^>]*id="record-note"[^>]*>([^<]*)<\/textarea>/.exec(page)?.[1];

test('an empty call list says that everybody was called back', async () => {
  expect(await text(asha('/'))).toContain('Everybody has been called back.');
  await putDeskRows(site.env.DB, await keyRing([developmentSecret]), clockStart);
});

test('the call list names and links all open requests', async () => {
  const page = await text(asha('/'));
  for (const [place, { name, state, phone }] of deskPeople.entries()) {
    if (state || name[1].includes('’')) continue;
    expect(page).toContain(`${name.join(' ').trim()}`);
    expect(page).toContain(`href="${path(place)}"`);
    if (phone && /^\d+$/.test(phone)) expect(page).toContain(`href="tel:+91${phone}"`);
  }
  expect(page).not.toContain('Locked Person');
  expect(page).toContain('May be an emergency');
  expect(page).toMatch(/<title>\(\d+ new, 3 overdue\) Call list/);
  // Emergencies come before all due times.
  expect(page.indexOf('ring first')).toBeGreaterThan(0);
  expect(page.indexOf('ring first')).toBeLessThan(page.indexOf('id="due-'));
});

test('the call list hides the phone of a withdrawn request', async () => {
  const place = deskPeople.findIndex(({ state, phone }) => !state && /^\d+$/.test(phone ?? ''));
  const [phone = ''] = [deskPeople[place]?.phone];
  const others = (page: string) => page.split(`href="tel:+91${phone}"`).length;
  const before = others(await text(asha('/')));
  await site.env.DB.prepare(
    `INSERT INTO withdrawals (id, reference, fingerprint, state, reason, fits, key_id, iv, ciphertext, asked_at)
      VALUES ('w', ?, 'f', 'open', 'delivered', 1, 'k', x'01', x'01', 1)`,
  )
    .bind(referenceAt(place))
    .run();
  const list = await text(asha('/'));
  expect(list).toContain('Consent taken back: do not ring');
  expect(others(list)).toBe(before - 1);
  expect(await text(asha(path(place)))).toContain('Do not ring before it is settled');
  await site.env.DB.prepare('DELETE FROM withdrawals').run();
});

// Earlier requests are read on their own pages, where each view is logged.
test('a request page lists related requests without their text', async () => {
  const page = await text(asha(path(0)));
  expect(page).toContain('From the same phone or e-mail');
  expect(page).not.toContain('Can I eat before the ultrasound?');
  const { results } = await site.env.DB.prepare('SELECT reference, what FROM access_log WHERE by = ?').bind(people.desk.email).all();
  expect(results).toContainEqual({ reference: referenceAt(0), what: 'opened' });
  expect(results).toContainEqual({ reference: referenceAt(8), what: 'saw the name' });
});

test('a request page shows its text, phone and WhatsApp links', async () => {
  const page = await text(asha(path(1)));
  expect(page).toContain('खून की उल्टी');
  expect(page).toContain('href="tel:+919876501234"');
  const [, message = ''] = /href="https:\/\/wa\.me\/919876501234\?text=([^"]+)"/.exec(page) ?? [];
  expect(decodeURIComponent(message)).toContain('नमस्ते Ramesh Yadav');
  expect(page.match(/<title>([^<]*)/)?.[1]).not.toContain('Ramesh');
});

test('returns 404 for unknown, 410 for erased, 401 for strangers', async () => {
  expect((await asha('/requests/GI-7777-77')).status).toBe(404);
  expect((await asha(path(28))).status).toBe(410);
  expect((await asha('/requests/callback-99999')).status).toBe(404);
  for (const one of ['/', path(1), '/calls.json', '/closed-days']) expect((await site.desk(one)).status).toBe(401);
});

test('without JavaScript one POST records a call’s outcome', async () => {
  const version = versionOf(await text(asha(path(4))));
  const answer = await asha(`${path(4)}/call`, formOf({ version, outcome: 'booked', note: 'Saturday, ten.' }));
  const list = `/?flash=recorded&about=${referenceAt(4)}`;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, list]);
  expect(await text(asha(list))).not.toContain('Ganesh Pawar');
  // A wrong outcome is one tap from being corrected.
  expect(await text(asha(list))).toContain(`href="${path(4)}"`);
  expect(await text(asha('/?flash=recorded&about=..%2Fstaff'))).not.toContain('href="/requests/..');
  const after = await text(meera(path(4)));
  for (const words of ['Saturday, ten.', 'Booked', 'Open it again', 'Asha opened this']) expect(after).toContain(words);
});

test('the flash message spells out the chosen call time', async () => {
  const version = versionOf(await text(asha(path(8))));
  const at = `${isoDate(dayOf(clockStart) + 12 * 24 * 60 * 60_000)}T16:30`;
  const refused = await text(asha(`${path(8)}/call`, formOf({ version, outcome: 'later:at', note: '', laterAt: '2020-03-12T16:30' })));
  expect(refused).toContain('Thursday 12 March 2020, 4:30 pm');
  const answer = await asha(`${path(8)}/call`, formOf({ version, outcome: 'later:at', note: '', laterAt: at }));
  expect(answer.headers.get('location')).toBe(`/?flash=recorded&day=${encodeURIComponent(at)}&about=${referenceAt(8)}`);
  expect(await text(asha(answer.headers.get('location') ?? ''))).toContain(`Recorded, for ${typedDayInWords(at)}.`);
  // The URL can put nothing but a day into the message.
  expect(await text(asha('/?flash=recorded&day=%3Cb%3Enow'))).toContain('>Recorded.<');
});

test('recording a second outcome returns 409 and keeps its note', async () => {
  const version = versionOf(await text(asha(path(5))));
  await asha(`${path(5)}/call`, formOf({ version, outcome: 'booked', note: '' }));
  const late = await meera(`${path(5)}/call`, formOf({ version, outcome: 'advised', note: 'I told her to keep it dry.' }));
  const page = await late.text();
  expect(late.status).toBe(409);
  expect(page).toContain('Asha recorded ‘Booked’ a moment ago.');
  expect(noteIn(page)).toBe('I told her to keep it dry.');
  // The version on the new page is accepted.
  const again = await meera(`${path(5)}/call`, formOf({ version: versionOf(page), outcome: 'note', note: 'I told her to keep it dry.' }));
  expect(again.status).toBe(303);
});

test('one of fifty parallel outcomes wins and every note survives', async () => {
  const version = versionOf(await text(asha(path(6))));
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? asha : meera)(`${path(6)}/call`, formOf({ version, outcome: 'advised', note: `This is note ${at}.` })),
    ),
  );
  const statuses = answers.map(({ status }) => status);
  expect([statuses.filter((status) => status === 303).length, statuses.filter((status) => status === 409).length]).toEqual([1, 49]);
  const stored = await text(asha(path(6)));
  const kept = await Promise.all(answers.map(async (answer) => (answer.status === 409 ? noteIn(await answer.text()) : undefined)));
  for (const at of statuses.keys())
    expect(statuses[at] === 303 ? stored.includes(`This is note ${at}.`) : kept[at] === `This is note ${at}.`).toBe(true);
});

test('a rejected call outcome keeps the typed values', async () => {
  const version = versionOf(await text(asha(path(7))));
  for (const [outcome, words] of [
    ['', 'Choose what came of the call.'],
    ['note', 'Write the note first.'],
    ['later:at', 'Choose a day and a time still to come.'],
    ['erased', 'Choose what came of the call.'],
  ] as const) {
    const answer = await asha(`${path(7)}/call`, formOf({ version, outcome, note: '', laterAt: '2020-01-01T10:00' }));
    const page = await answer.text();
    expect([answer.status, page.includes(words), page.includes('value="2020-01-01T10:00"')]).toEqual([422, true, true]);
  }
});

test('a closed day changes promises and the visit page immediately', async () => {
  const promise = callBy(clockStart) ?? 0;
  const closed = { day: isoDate(dayOf(promise)), reason: 'Doctor travels' };
  const told = await asha('/closed-days', formOf(closed));
  expect([told.status, told.headers.get('location')]).toEqual([303, `/closed-days?flash=day-closed&day=${closed.day}`]);
  // In words, because a browser may show 12 March as 3 December.
  expect(await text(asha(told.headers.get('location') ?? ''))).toContain(`${typedDayInWords(closed.day)} is closed.`);
  const avoiding = () => callBy(clockStart, hoursWithout([closed]));
  const before = avoiding();
  const sent = await site.fetch('/api/callback', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: new URL(site.url).origin },
    body: JSON.stringify({ fname: 'Closed Day', phone: '9876500000', consent: true }),
  });
  expect(sent.ok).toBe(true);
  const { reference } = (await sent.json()) as { reference: string };
  const promised = await site.env.DB.prepare('SELECT promised_at FROM requests WHERE reference = ?')
    .bind(reference)
    .first<number>('promised_at');
  expect(isoDate(dayOf(promised ?? 0))).not.toBe(closed.day);
  expect([before, avoiding()]).toContain(promised);
  expect(await text(site.fetch('/visit'))).toContain(holidaysAhead(clockStart, hoursWithout([closed]))[0]);
  const page = await text(asha('/closed-days'));
  expect(page).toContain('Doctor travels');
  expect((await asha('/closed-days/remove', formOf({ day: closed.day }))).status).toBe(303);
  expect(await text(asha('/closed-days'))).not.toContain('Doctor travels');
});

test('rejects a past or nonexistent closed day', async () => {
  for (const typed of [isoDate(dayOf(clockStart) - day), '2026-02-31', '']) {
    const answer = await asha('/closed-days', formOf({ day: typed, reason: 'x' }));
    expect(answer.status).toBe(422);
  }
  const left = await site.env.DB.prepare('SELECT count(*) AS n FROM closed_days').first<number>('n');
  expect(left).toBe(0);
});

test('a closed day lists the callbacks promised on it', async () => {
  const person = deskPeople[22];
  const closed = isoDate(dayOf(clockStart + (person?.promised ?? 0) * 60_000));
  await asha('/closed-days', formOf({ day: closed, reason: 'Conference' }));
  expect(await text(asha('/closed-days'))).toContain('Shabana Ansari');
  expect(await text(asha('/'))).toContain('We are closed that day');
  await asha('/closed-days/remove', formOf({ day: closed }));
});

test('/calls.json changes with the call list and has no personal data', async () => {
  const counts = async () => (await asha('/calls.json')).json() as Promise<{ mark: string; open: number; overdue: number }>;
  const before = await counts();
  expect(Object.keys(before).toSorted()).toEqual(['asOf', 'emergency', 'mark', 'new', 'newest', 'open', 'overdue', 'unseen']);
  const version = versionOf(await text(asha(path(8))));
  await asha(`${path(8)}/call`, formOf({ version, outcome: 'no-answer', note: '' }));
  expect((await counts()).mark).not.toBe(before.mark);
});

test('logs and tables contain no name or note in plain text', async () => {
  const dump = JSON.stringify([
    site.logs(),
    (await site.env.DB.prepare('SELECT * FROM access_log').all()).results,
    (await site.env.DB.prepare('SELECT at, by, outcome FROM events').all()).results,
  ]);
  for (const words of ['Ganesh', 'Saturday, ten', 'This is note']) expect(dump).not.toContain(words);
  expect(dump).toContain(people.desk.email);
});
