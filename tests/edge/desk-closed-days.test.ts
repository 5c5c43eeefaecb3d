import { afterAll, beforeAll, expect, test } from 'vitest';
import { minute } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, referenceAt } from '#tests/desk-rows.ts';
import { type Ask, formOf, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let asha: Ask;
beforeAll(async () => {
  site = await startDesk();
  asha = await site.signIn('desk');
});
afterAll(() => site?.close());

const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const at = (time: string) => Date.parse(`${time}:00+05:30`);
const range = { first: '2026-12-03', last: '2026-12-09', from: '', until: '', reason: 'Doctor abroad' };
const close = (fields: Partial<typeof range> = {}) => asha('/closed-days', formOf({ ...range, ...fields }));
const inWords = '3 December 2026 to 9 December 2026';

test('a closure from 3 to 9 December is kept in full', async () => {
  const closed = await close();
  expect([closed.status, closed.headers.get('location')]).toEqual([303, `/closed-days?flash=time-closed&day=${range.first}`]);
  const { results } = await site.env.DB.prepare('SELECT starts_at, ends_at, reason, opened_at FROM closures').all();
  expect(results).toEqual([{ starts_at: at('2026-12-03T00:00'), ends_at: at('2026-12-10T00:00'), reason: range.reason, opened_at: null }]);
  expect(await textOf(asha('/closed-days'))).toContain(inWords);
  expect(await textOf(site.fetch('/visit'))).toContain(inWords);
  expect((await textOf(site.fetch('/hi/visit'))).replaceAll('\u00a0', ' ')).toContain('3 दिसंबर 2026 से 9 दिसंबर 2026 तक');
});

test('a closure’s last day may not precede its first', async () => {
  const refused = await close({ first: '2026-12-12', last: '2026-12-11' });
  expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining('The last day comes before the first.')]);
  const tooLong = await close({ first: '2026-12-12', last: '2027-04-12' });
  expect([tooLong.status, await tooLong.text()]).toEqual([422, expect.stringContaining('Close three months at most at a time.')]);
  expect(await site.env.DB.prepare('SELECT count(*) AS n FROM closures').first('n')).toBe(1);
});

/** Somebody who was promised a call at a time, at a place of the list. */
async function promise(place: number, time: string): Promise<void> {
  const person = deskPeople[place];
  if (!person) throw new Error('no such person');
  const promised = (at(time) - clockStart) / minute;
  await putDeskPerson(site.env.DB, await keyRing([developmentSecret]), clockStart, { ...person, promised }, place);
}
const rowAt = (place: number) =>
  site.env.DB.prepare('SELECT due_at, promised_at, outcome FROM requests WHERE reference = ?').bind(referenceAt(place)).first();
/** What the move form of the page has of the requests that it would move. */
const seenIn = (page: string) => /action="\/closed-days\/move".*?name="requests"[^>]*value="([\d:,]+)"/s.exec(page)?.[1] ?? '';
const move = (requests: string, to: string) => asha('/closed-days/move', formOf({ requests, at: to }));

test('calls promised in a closure move together to an open time', async () => {
  const [inside, onLastDay, outside, emergency] = [3, 4, 5, 1] as const;
  await promise(inside, '2026-12-04T11:00');
  await promise(onLastDay, '2026-12-09T17:00');
  await promise(outside, '2026-12-10T11:00');
  await promise(emergency, '2026-12-04T12:00');
  await site.env.DB.prepare('UPDATE requests SET due_at = promised_at').run();
  const before = await Promise.all([outside, emergency].map(rowAt));
  const seen = seenIn(await textOf(asha('/closed-days')));
  expect(seen.split(',')).toHaveLength(2);

  for (const [to, problem] of [
    ['2026-12-08T11:00', 'You are closed then too. Choose another time.'],
    ['2026-11-26T11:00', 'Choose a day and a time still to come.'],
    // A Sunday, and a night: nobody would be told of what is due then.
    ['2026-12-13T11:00', 'You are closed then too. Choose another time.'],
    ['2026-12-10T02:00', 'You are closed then too. Choose another time.'],
  ] as const) {
    const refused = await move(seen, to);
    expect([refused.status, await refused.text()]).toEqual([422, expect.stringContaining(problem)]);
    expect(await rowAt(inside)).toMatchObject({ due_at: at('2026-12-04T11:00'), outcome: null });
  }

  const moved = await move(seen, '2026-12-10T10:30');
  expect([moved.status, moved.headers.get('location')]).toEqual([303, '/closed-days?flash=calls-moved&day=2026-12-10T10%3A30']);
  for (const [place, promised] of [
    [inside, '2026-12-04T11:00'],
    [onLastDay, '2026-12-09T17:00'],
  ] as const)
    expect(await rowAt(place)).toEqual({ due_at: at('2026-12-10T10:30'), promised_at: at(promised), outcome: 'moved' });
  expect(await Promise.all([outside, emergency].map(rowAt))).toEqual(before);
  expect(await textOf(asha('/closed-days'))).toContain('2 are moved, and have not heard of it yet:');

  // Sent once more by a page that was loaded before.
  const again = await move(seen, '2026-12-11T10:30');
  expect([again.status, await again.text()]).toEqual([409, expect.stringContaining('0 of 2 moved. Somebody has changed the others')]);
  expect(await rowAt(inside)).toMatchObject({ due_at: at('2026-12-10T10:30') });
});

/** Somebody who comes within the closure. */
async function book(place: number, time: string): Promise<void> {
  await promise(place, '2026-11-26T11:00');
  await site.env.DB.prepare(
    `INSERT INTO events (request_id, at, by, outcome, due_at, key_id, iv, ciphertext)
      SELECT id, ?, 'asha@practice.test', 'booked', ?, '', x'', x'' FROM requests WHERE reference = ?`,
  )
    .bind(clockStart, at(time), referenceAt(place))
    .run();
}

/** The words of a page, without its elements. */
const wordsOf = (page: string) => page.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');
/** What 'Told' posts, and where. */
function toldForm(page: string) {
  const [, path = '', form = ''] = /action="(\/requests\/[^"]+\/told)"(.*?)<\/form>/s.exec(page) ?? [];
  const inputs = [...form.matchAll(/<input[^>]*>/g)].map(([input]) => input);
  const attribute = (input: string, key: string) => new RegExp(`${key}="([^"]*)"`).exec(input)?.[1] ?? '';
  return { path, fields: Object.fromEntries(inputs.map((input) => [attribute(input, 'name'), attribute(input, 'value')])) };
}

// Seven were told by going back to the list seven times.
test('after “Told” the next patient of a closure opens by itself', async () => {
  await book(6, '2026-12-07T15:00');
  const list = await textOf(asha('/closed-days'));
  const [, start = ''] = /href="(\/closed-days\/tell\/\d+)"/.exec(list) ?? [];
  expect(wordsOf(list)).toContain('Tell all 3, one after the other');
  let page = await textOf(asha(start));
  const shown: string[] = [];
  for (const count of ['0 of 3 told', '1 of 3 told', '2 of 3 told']) {
    expect(wordsOf(page)).toContain(count);
    const { path, fields } = toldForm(page);
    shown.push(path.split('/')[2] ?? '');
    // With the text of the visit or of the moved call, ready to be sent.
    const text = decodeURIComponent(/https:\/\/wa\.me\/\d+\?text=([^"]+)/.exec(page)?.[1] ?? '');
    expect(text).toContain(shown.length === 1 ? '7 December' : '10 December');
    const told = await asha(path, formOf(fields));
    expect(told.status).toBe(303);
    page = await textOf(asha(told.headers.get('location') ?? ''));
  }
  expect(shown).toEqual([6, 3, 4].map(referenceAt));
  expect(wordsOf(page)).toContain('3 of 3 told Everybody has been told.');
  expect(await textOf(asha('/closed-days'))).not.toContain('one after the other');
});

test('a patient left for later is not counted as told', async () => {
  await book(7, '2026-12-07T15:00');
  await book(8, '2026-12-07T16:00');
  const [, start = ''] = /href="(\/closed-days\/tell\/\d+)"/.exec(await textOf(asha('/closed-days'))) ?? [];
  const first = await textOf(asha(start));
  const [, later = ''] = /href="([^"]+)"[^>]*>Leave for later/.exec(first) ?? [];
  const second = await textOf(asha(later.replaceAll('&amp;', '&')));
  const { path, fields } = toldForm(second);
  expect([toldForm(first).path, path]).toEqual([7, 8].map((place) => `/requests/${referenceAt(place)}/told`));
  // Pressed twice, it tells nobody twice.
  await asha(path, formOf(fields));
  const again = await asha(path, formOf(fields));
  const last = await textOf(asha(again.headers.get('location') ?? ''));
  expect(wordsOf(last)).toContain('You are through the list. One is left for later. Tell this one now');
  const [, back = ''] = /href="([^"]+)"[^>]*>Tell this one now/.exec(last) ?? [];
  expect(toldForm(await textOf(asha(back.replaceAll('&amp;', '&')))).path).toBe(`/requests/${referenceAt(7)}/told`);
  const rows = await site.env.DB.prepare("SELECT count(*) AS n FROM events WHERE outcome = 'told'").first('n');
  expect(rows).toBe(4);
});

// Somebody who had written three times was sent the same words three times.
test('a patient with two moved calls is told once', async () => {
  await site.env.DB.prepare('DELETE FROM events').run();
  const places = [0, 14, 2];
  for (const place of places) await promise(place, '2026-12-04T11:00');
  await site.env.DB.prepare("UPDATE requests SET due_at = promised_at, state = 'open', outcome = NULL").run();
  await move(seenIn(await textOf(asha('/closed-days'))), '2026-12-10T10:30');
  const list = await textOf(asha('/closed-days'));
  const [, start = ''] = /href="(\/closed-days\/tell\/\d+)"/.exec(list) ?? [];
  let page = await textOf(asha(start));
  const shown: string[] = [];
  for (let left = 10; left > 0 && !page.includes('Everybody has been told.'); left -= 1) {
    const { path, fields } = toldForm(page);
    shown.push(path.split('/')[2] ?? '');
    if (shown.at(-1) === referenceAt(0)) expect(wordsOf(page)).toContain('(2 requests)');
    page = await textOf(asha((await asha(path, formOf(fields))).headers.get('location') ?? ''));
  }
  expect(shown).toContain(referenceAt(0));
  expect(shown).not.toContain(referenceAt(14));
  const told =
    "SELECT count(*) AS n FROM events AS e JOIN requests AS r ON r.id = e.request_id WHERE e.outcome = 'told' AND r.reference = ?";
  for (const place of places) expect(await site.env.DB.prepare(told).bind(referenceAt(place)).first('n')).toBe(1);
});

// A day that a new deploy has made a holiday was at risk nowhere.
test('a call promised for a holiday is listed under Closed days', async () => {
  await site.env.DB.prepare("UPDATE requests SET state = 'done', due_at = NULL").run();
  expect(wordsOf(await textOf(asha('/closed-days')))).not.toContain('Holiday of the website');
  for (const place of [9, 10]) await promise(place, '2026-12-25T11:00');
  await site.env.DB.prepare("UPDATE requests SET due_at = promised_at WHERE state = 'open'").run();
  const list = await textOf(asha('/closed-days'));
  expect(wordsOf(list)).toContain('25 December 2026 Holiday of the website 2 calls are due in this time.');
  expect((await move(seenIn(list), '2026-12-26T10:30')).status).toBe(303);
  const [, start = ''] = /href="(\/closed-days\/tell\/20261225)"/.exec(await textOf(asha('/closed-days'))) ?? [];
  expect(wordsOf(await textOf(asha(start)))).toContain('0 of 2 told');
});
