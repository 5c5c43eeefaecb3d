import { afterAll, beforeAll, expect, test } from 'vitest';
import { callBy } from '#content/callback-promise.ts';
import { closedAhead } from '#content/open-now.ts';
import { dateName, day, dayOf, wholeDay } from '#content/practice-time.ts';
import { isoDate, typedDayInWords } from '#desk/frame/times.ts';
import { keyRing } from '#encryption/keys.ts';
import { hoursWithout } from '#requests/closed-days.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';
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
const undo = async (place: number) => asha(`${path(place)}/undo`, formOf({ version: versionOf(await text(asha(path(place)))) }));
const wentTo = (answer: Response) => [answer.status, answer.headers.get('location')];
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
  expect(page).toMatch(/<title>\((?:\d+ \w+, )*\d+ overdue\) Call list/);
  // In their own words, and of a long text the beginning.
  expect(page).toContain('>Hernia on the right side, getting bigger after lifting. Can I come on Saturday?<');
  expect(page).toMatch(/>Second opinion about a polyp of 2 cm[^<]{20,60}…</);
});

test('emergencies come first on the call list with their sign', async () => {
  const set = (mark: string | null) =>
    site.env.DB.prepare('UPDATE requests SET emergency = ? WHERE reference = ?').bind(mark, referenceAt(24)).run();
  await set('["black-stool"]');
  const page = await text(asha('/'));
  const [first] = /<ul.*?<\/ul>/s.exec(page) ?? [];
  expect(first).toContain(`data-line="${referenceAt(24)}"`);
  expect(first).toMatch(/bg-emergency-50[^>]*>[^<]{8,}</);
  // Whom to ring next stands beside the list: the emergency that is due first.
  expect(page).toContain(`data-request="${path(1)}"`);
  await set(null);
});

// A desk that stands open all day must not look as if somebody saw to its first request.
test('the call list’s preview does not mark the request as opened', async () => {
  const row = () => site.env.DB.prepare('SELECT opened_by, first_opened_at FROM requests WHERE reference = ?').bind(referenceAt(1)).first();
  const page = await text(meera('/'));
  expect(page).toContain(`data-request="${path(1)}"`);
  expect(page).toContain('खून की उल्टी');
  expect(await row()).toEqual({ opened_by: null, first_opened_at: null });
  const log = 'SELECT what FROM access_log WHERE by = ? AND reference = ? ORDER BY id';
  const logged = await site.env.DB.prepare(log).bind(people.doctor.email, referenceAt(1)).all();
  expect(logged.results).toEqual([{ what: 'saw on the list' }, { what: 'saw as the next in line' }]);
  // Ringing is a sign; the list then shows somebody else to a colleague.
  expect((await meera(`${path(1)}/open`, formOf({}))).status).toBe(204);
  expect(await row()).toMatchObject({ opened_by: people.doctor.email, first_opened_at: expect.any(Number) });
  const hers = await text(asha('/'));
  expect(hers).toContain(`${people.doctor.name} has it open`);
  expect(hers).toContain(`data-request="${path(0)}"`);
  // What somebody works on is kept when the page is loaded again.
  expect(await text(asha(`/?beside=${referenceAt(3)}`))).toContain(`data-request="${path(3)}"`);
  await site.env.DB.prepare('UPDATE requests SET opened_by = NULL, opened_at = NULL').run();
});

test('a Hindi request is labelled Hindi on list and page', async () => {
  const place = deskPeople.findIndex(({ language, state }) => language === 'hi' && !state);
  const list = await text(asha('/'));
  const line = new RegExp(`data-line="[^"]*${referenceAt(place)}[\\s\\S]*?</a>`).exec(list)?.[0] ?? '';
  expect(line).toContain('>Hindi<');
  expect(line).toContain(deskPeople[place]?.text.slice(0, 20) ?? '?');
  expect(await text(asha(path(place)))).toMatch(/ · Hindi\./);
});

test('the call list hides the phone of a withdrawn request', async () => {
  const place = deskPeople.findIndex(({ state, phone }) => !state && /^\d+$/.test(phone ?? ''));
  const button = `aria-label="Call ${deskPeople[place]?.name.join(' ')}"`;
  expect(await text(asha('/'))).toContain(button);
  await site.env.DB.prepare(
    `INSERT INTO withdrawals (id, reference, fingerprint, state, reason, fits, key_id, iv, ciphertext, asked_at)
      SELECT 'w', ?, 'f', 'open', 'delivered', 1, 'k', x'01', x'01', max(accepted_at) FROM requests`,
  )
    .bind(referenceAt(place))
    .run();
  const list = await text(asha('/'));
  expect(list).toContain('Consent taken back: do not ring');
  expect(list.indexOf('Consent taken back: needs a look')).toBeGreaterThan(list.indexOf('id="due-today"'));
  expect(list).not.toContain(button);
  // Nor is it whom to ring next.
  expect(list).not.toContain(`data-request="${path(place)}"`);
  const screen = await text(asha(path(place)));
  expect(screen).toContain('Do not ring before it is settled');
  for (const way of ['data-call', 'wa.me', 'value="no-answer"']) expect(screen.slice(screen.indexOf('<article'))).not.toContain(way);
  await site.env.DB.prepare('DELETE FROM withdrawals').run();
});

// Earlier requests are read on their own pages, where each view is logged.
test('a request page lists related requests without their text', async () => {
  const page = await text(asha(path(0)));
  expect(page).toContain('From the same phone or email');
  expect(page).not.toContain('Can I eat before the ultrasound?');
  const { results } = await site.env.DB.prepare('SELECT reference, what FROM access_log WHERE by = ?').bind(people.desk.email).all();
  expect(results).toContainEqual({ reference: referenceAt(0), what: 'opened' });
  expect(results).toContainEqual({ reference: referenceAt(8), what: 'saw on the list' });
});

test('a request page shows its text, phone and WhatsApp links', async () => {
  const page = await text(asha(path(1)));
  expect(page).toContain('खून की उल्टी');
  expect(page).toContain('href="tel:+919876501234"');
  const [, message = ''] = /href="https:\/\/wa\.me\/919876501234\?text=([^"]+)"/.exec(page) ?? [];
  expect(decodeURIComponent(message)).toContain('नमस्ते Ramesh Yadav');
  expect(page.match(/<title>([^<]*)/)?.[1]).not.toContain('Ramesh');
});

test('a request page returns 404 unknown, 410 erased, 401 signed out', async () => {
  expect((await asha('/requests/GI-7777-77')).status).toBe(404);
  expect((await asha(path(28))).status).toBe(410);
  expect((await asha('/requests/callback-99999')).status).toBe(404);
  for (const one of ['/', path(1), '/calls.json', '/closed-days']) expect((await site.desk(one)).status).toBe(401);
});

test('without JavaScript one POST records a call’s outcome', async () => {
  const version = versionOf(await text(asha(path(4))));
  const answer = await asha(`${path(4)}/call`, formOf({ version, outcome: 'advised', note: 'Saturday, ten.' }));
  const next = `/next?after=${referenceAt(4)}`;
  expect(wentTo(answer)).toEqual([303, next]);
  // The next one is open, under what was recorded; another colleague is not told of it.
  const page = await text(asha(next));
  expect(page).toMatch(/Ganesh Pawar<\/a>: advised/);
  expect(page).toContain(`action="${path(4)}/undo"`);
  expect(page).toMatch(/data-request="\/requests\/GI-DSK/);
  expect(await text(meera(next))).not.toContain('Ganesh Pawar');
  expect(await text(asha('/next?after=..%2Fstaff'))).not.toContain('href="/requests/..');
  const after = await text(meera(path(4)));
  for (const words of ['Saturday, ten.', 'Advised', 'Open it again']) expect(after).toContain(words);
  expect(after.slice(after.indexOf('<article'))).not.toContain('has it open');
});

test('undo restores a request’s due time and list position', async () => {
  const row = () =>
    site.env.DB.prepare('SELECT state, due_at, promised_at, tries, outcome FROM requests WHERE reference = ?').bind(referenceAt(3)).first();
  const lines = async () => [...(await text(asha('/'))).matchAll(/data-line="([^"]+)"/g)].map(([, name]) => name);
  const [before, place] = [await row(), await lines()];
  const version = versionOf(await text(asha(path(3))));
  await asha(`${path(3)}/call`, formOf({ version, outcome: 'no-answer', note: '' }));
  expect(await text(asha(`/next?after=${referenceAt(3)}`))).toMatch(/Lakshmi Iyer<\/a>: no answer, again at \d+:\d\d/);
  // A form that was drawn before that, and one without what it undoes.
  for (const stale of [{ version }, {}])
    expect(wentTo(await asha(`${path(3)}/undo`, formOf(stale)))).toEqual([303, `${path(3)}?flash=not-undone`]);
  expect(wentTo(await undo(3))).toEqual([303, `${path(3)}?flash=undone`]);
  expect([await row(), await lines()]).toEqual([before, place]);
  const page = await text(asha(path(3)));
  expect(page).toContain('Undone');
  expect(page).toMatch(/line-through[^>]*>No answer/);
  expect(wentTo(await undo(3))).toEqual([303, `${path(3)}?flash=not-undone`]);
  expect(await text(asha(`${path(3)}?flash=not-undone`))).toContain('Nothing was undone.');
});

test('double-tapping an outcome records once and opens the next request', async () => {
  const version = versionOf(await text(asha(path(7))));
  const tap = () => asha(`${path(7)}/call`, formOf({ version, outcome: 'busy', note: 'Twice.' }));
  const answers = [...(await Promise.all([tap(), tap()])), await tap()];
  expect(answers.map(wentTo)).toEqual(Array(3).fill([303, `/next?after=${referenceAt(7)}`]));
  expect((await text(asha(path(7)))).split('Twice.').length).toBe(2);
  await undo(7);
});

test('reloading a rejected call form returns to its request', async () => {
  const refused = await asha(`${path(7)}/call?page=2`, formOf({ version: '1', outcome: '', note: '' }));
  expect(refused.status).toBe(422);
  expect(wentTo(await asha(`${path(7)}/call?page=2`))).toEqual([303, `${path(7)}?page=2`]);
});

test('one outcome applies to all three requests of a person', async () => {
  const ring = await keyRing([developmentSecret]);
  const person = deskPeople[26];
  if (!person) throw new Error('no such person');
  for (const [place, words] of [
    [40, 'I asked already.'],
    [41, 'Please do ring me.'],
  ] as const)
    await putDeskPerson(site.env.DB, ring, clockStart, { ...person, text: words, accepted: -3, promised: 116 }, place);
  const list = await text(asha('/'));
  expect(list).toContain(`data-line="${[26, 40, 41].map(referenceAt).join(' ')}"`);
  expect(list).toMatch(/Meenal Gokhale<\/span><span[^>]*>third time, since/);
  const page = await text(asha(path(26)));
  for (const words of ['six weeks are over', 'I asked already.', 'Please do ring me.', 'This settles all three requests.'])
    expect(page).toContain(words);
  const opened = await site.env.DB.prepare("SELECT reference FROM access_log WHERE what = 'opened' AND reference IN (?, ?, ?)")
    .bind(...[26, 40, 41].map(referenceAt))
    .all();
  expect(opened.results).toHaveLength(3);
  const othersOn = (screen: string) => /name="others" value="([^"]+)"/.exec(screen)?.[1] ?? '';
  const others = othersOn(page);
  const states = async () =>
    (
      await site.env.DB.prepare('SELECT state FROM requests WHERE reference IN (?, ?, ?) ORDER BY id')
        .bind(...[26, 40, 41].map(referenceAt))
        .all()
    ).results.map(({ state }) => state);
  const post = async (more: Record<string, string>) =>
    asha(`${path(26)}/call`, formOf({ version: versionOf(await text(asha(path(26)))), outcome: 'advised', note: '', others, ...more }));
  expect((await post({ alone: 'yes' })).status).toBe(303);
  expect(await states()).toEqual(['done', 'open', 'open']);
  await undo(26);
  // What the same one of several people asked is settled with it.
  const [own = ''] = othersOn(await text(asha(path(26)))).split(' ');
  expect((await post({ alone: 'yes', own })).status).toBe(303);
  expect((await states()).filter((state) => state === 'done')).toHaveLength(2);
  await undo(26);
  expect((await post({ others: othersOn(await text(asha(path(26)))) })).status).toBe(303);
  expect(await states()).toEqual(['done', 'done', 'done']);
  await undo(26);
  expect(await states()).toEqual(['open', 'open', 'open']);
  // The phone was rung in vain, whoever of its people was meant.
  const seenNow = othersOn(await text(asha(path(26))));
  expect((await post({ alone: 'yes', outcome: 'no-answer', others: seenNow })).status).toBe(303);
  expect(await text(asha(path(41)))).toContain('rung once');
  await undo(26);
  // A colleague was first with one of them: nothing is settled, the note stays.
  const late = await meera(
    `${path(26)}/call`,
    formOf({ version: versionOf(await text(meera(path(26)))), outcome: 'booked', note: 'Come at ten.', others }),
  );
  expect([late.status, noteIn(await late.text())]).toEqual([409, 'Come at ten.']);
  expect(await states()).toEqual(['open', 'open', 'open']);
});

test('the confirmation after recording spells out the chosen call time', async () => {
  const version = versionOf(await text(asha(path(8))));
  const at = `${isoDate(dayOf(clockStart) + 12 * 24 * 60 * 60_000)}T16:30`;
  const refused = await text(asha(`${path(8)}/call`, formOf({ version, outcome: 'later:at', note: '', laterAt: '2020-03-12T16:30' })));
  expect(refused).toContain('Thursday 12 March 2020, 16:30');
  const answer = await asha(`${path(8)}/call`, formOf({ version, outcome: 'later:at', note: '', laterAt: at }));
  expect(await text(asha(answer.headers.get('location') ?? ''))).toContain(
    `: call later, at 16:30 on Wed ${dateName(dayOf(clockStart) + 12 * day)}`,
  );
  // A button says its time itself.
  const pressed = `${isoDate(dayOf(clockStart) + day)}T18:00`;
  const again = versionOf(await text(asha(path(8))));
  const press = (confirmed = '') => asha(`${path(8)}/call`, formOf({ version: again, outcome: `later:${pressed}`, note: '', confirmed }));
  // In the evening somebody has to be there: it is asked once.
  const question = await press();
  expect([question.status, await text(question)]).toEqual([422, expect.stringContaining('You are closed at 18:00 tomorrow.')]);
  expect((await press(`later:${pressed}`)).status).toBe(303);
  expect(await text(asha(`/next?after=${referenceAt(8)}`))).toContain(': call later, at 18:00 tomorrow');
});

test('a second outcome returns 409 and gives its note back', async () => {
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

test('a rejected call outcome keeps the typed values', async () => {
  const version = versionOf(await text(asha(path(7))));
  for (const [outcome, words] of [
    ['', 'Choose what came of the call.'],
    ['note', 'Write the note first.'],
    ['later:at', 'Choose a day and a time still to come.'],
    ['erased', 'Choose what came of the call.'],
    ['later:2020-01-01T10:00', 'This time is over. Choose a later one.'],
  ] as const) {
    const answer = await asha(`${path(7)}/call`, formOf({ version, outcome, note: '', laterAt: '2020-01-01T10:00' }));
    const page = await answer.text();
    expect([answer.status, page.includes(words), page.includes('value="2020-01-01T10:00"')]).toEqual([422, true, true]);
  }
});

test('closing a day changes promised times and /visit immediately', async () => {
  const promise = callBy(clockStart) ?? 0;
  const date = dayOf(promise);
  const first = isoDate(date);
  const told = await asha('/closed-days', formOf({ first, last: '', from: '', until: '', reason: 'Doctor travels' }));
  expect([told.status, told.headers.get('location')]).toEqual([303, `/closed-days?flash=day-closed&day=${first}`]);
  // In words, because a browser may show 12 March as 3 December.
  expect(await text(asha(told.headers.get('location') ?? ''))).toContain(`${typedDayInWords(first)} is closed.`);
  const avoiding = () => callBy(clockStart, hoursWithout([wholeDay(date)]));
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
  expect(isoDate(dayOf(promised ?? 0))).not.toBe(first);
  expect([before, avoiding()]).toContain(promised);
  expect(await text(site.fetch('/visit'))).toContain(closedAhead(clockStart, hoursWithout([wholeDay(date)]))[0]);
  const page = await text(asha('/closed-days'));
  expect(page).toContain('Doctor travels');
  expect((await asha('/closed-days/remove', formOf({ id: '1' }))).status).toBe(303);
  expect(await text(asha('/closed-days'))).not.toContain('Doctor travels');
});

test('postponing an emergency by hours asks for confirmation', async () => {
  const emergency = await text(asha(path(1)));
  for (const minutes of [5, 15, 30]) expect(emergency).toContain(`value="later:+${minutes}"`);
  const pressed = `later:${isoDate(dayOf(clockStart) + 1 * day)}T13:00`;
  expect(emergency).not.toContain('value="later:2');
  const press = (more: Readonly<Record<string, string>> = {}) =>
    asha(`${path(1)}/call`, formOf({ version: versionOf(emergency), outcome: pressed, note: '', ...more }));
  const question = await press();
  expect([question.status, await text(question)]).toEqual([
    422,
    expect.stringContaining('This may be an emergency. Put it off until 13:00'),
  ]);
  expect((await press({ confirmed: pressed })).status).toBe(303);
  expect((await undo(1)).status).toBe(303);
});

// Eleven days ahead nobody else of these tests books.
test('booking a visit in a closure asks for confirmation', async () => {
  const first = isoDate(dayOf(clockStart) + 11 * day);
  await asha('/closed-days', formOf({ first, from: '14:00', until: '17:00', reason: 'Half a day' }));
  const pressed = `booked:${first}T15:00`;
  const press = async (more: Readonly<Record<string, string>> = {}) =>
    asha(`${path(9)}/call`, formOf({ version: versionOf(await text(asha(path(9)))), outcome: pressed, note: 'With reports.', ...more }));
  const question = await press();
  const page = await text(question);
  expect([question.status, noteIn(page)]).toEqual([422, 'With reports.']);
  for (const words of ['You are closed at 15:00', `name="confirmed" value="${pressed}"`, 'Nothing is recorded yet.'])
    expect(page).toContain(words);
  // A yes to another time is none.
  expect((await press({ confirmed: `booked:${first}T16:00` })).status).toBe(422);
  expect(wentTo(await press({ confirmed: pressed }))).toEqual([303, `/next?after=${referenceAt(9)}`]);
  expect(await text(asha(`/bookings?on=${first}`))).toContain('closed then');
  const listed = async () => (await text(asha('/closed-days'))).match(/One is booked in this time/g)?.length ?? 0;
  expect([await listed(), await text(asha(`${path(9)}/texts`))]).toEqual([1, expect.stringContaining('please do not come then')]);
  const version = versionOf(await text(asha(path(9))));
  const back = 'closed-1-moved-GI-AAAA-AA';
  const wentBack = `/closed-days?flash=told&about=${referenceAt(9)}#${back}`;
  expect(wentTo(await asha(`${path(9)}/told`, formOf({ version, back })))).toEqual([303, wentBack]);
  expect(await listed()).toBe(0);
  await asha('/closed-days/remove', formOf({ id: '2' }));
});

test('the desk rejects a past or nonexistent closed day', async () => {
  for (const typed of [isoDate(dayOf(clockStart) - day), '2026-02-31', '']) {
    const answer = await asha('/closed-days', formOf({ first: typed, reason: 'x' }));
    expect(answer.status).toBe(422);
  }
  const left = await site.env.DB.prepare('SELECT count(*) AS n FROM closures WHERE opened_at IS NULL').first<number>('n');
  expect(left).toBe(0);
});

test('a closed day lists the callbacks promised that day', async () => {
  const person = deskPeople[22];
  const closed = isoDate(dayOf(clockStart + (person?.promised ?? 0) * 60_000));
  await asha('/closed-days', formOf({ first: closed, reason: 'Conference' }));
  expect(await text(asha('/closed-days'))).toContain('Shabana Ansari');
  expect(await text(asha('/'))).toContain('We are closed then');
  await asha('/closed-days/remove', formOf({ id: '3' }));
});

test('/calls.json changes with the call list and has no personal data', async () => {
  const counts = async () => (await asha('/calls.json')).json() as Promise<{ mark: string; open: number; overdue: number }>;
  const before = await counts();
  expect(Object.keys(before).toSorted()).toEqual(
    'answers asOf emergencies emergency mark new newest newestEmergency open overdue questions unattended unseen'.split(' '),
  );
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
