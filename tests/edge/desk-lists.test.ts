import { afterAll, beforeAll, expect, test } from 'vitest';
import { wholeDay } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { addClosure } from '#requests/closed-days.ts';
import { settingsFrom } from '#settings/settings.ts';
import { clockStart } from '#tests/clock.ts';
import { deskPeople } from '#tests/desk-people.ts';
import { putDeskPerson, putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { type Ask, formOf, people, search, startDesk } from '#tests/desk-site.ts';

const { encryptionKeys: keys } = settingsFrom({ MODE: 'local' });
let site: Awaited<ReturnType<typeof startDesk>>;
let as: Readonly<Record<'desk' | 'doctor' | 'owner', Ask>>;
beforeAll(async () => {
  site = await startDesk();
  as = { desk: await site.signIn('desk'), doctor: await site.signIn('doctor'), owner: await site.signIn('owner') };
  await putDeskRows(site.env.DB, await keyRing(keys), clockStart);
});
afterAll(() => site?.close());

const sunita = { name: 'Sunita', reference: referenceAt(0), phone: '9822012345' };
const textOf = async (answer: Response | Promise<Response>) => (await answer).text();
const went = (answer: Response) => [answer.status, answer.headers.get('location')];
const lastEntry = () => site.env.DB.prepare('SELECT by, reference, what FROM access_log ORDER BY id DESC LIMIT 1').first();

async function held(name: string): Promise<string> {
  // `website` is the honeypot field.
  const fields = { fullName: name, email: 'x@x.test', phoneNumber: '020 2543 1234', message: '<b>buy</b>', consent: true, website: 'x' };
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify({ ...fields, elapsedMs: 20_000 }) };
  return ((await (await site.fetch('/api/contact', json)).json()) as { reference: string }).reference;
}

test('the list of all requests links to each request', async () => {
  const page = await textOf(as.desk('/requests'));
  expect(page).toContain(`href="/requests/${sunita.reference}"`);
  expect(page).toContain('Sunita Kulkarni');
  expect(await textOf(as.desk('/requests?show=done'))).not.toContain(sunita.reference);
});

test('the work filter shows what a colleague did today', async () => {
  const version = /name="version" value="(\d+)"|value="(\d+)"[^>]*name="version"/.exec(
    await textOf(as.desk(`/requests/${referenceAt(7)}`)),
  );
  const call = formOf({ version: version?.slice(1).find(Boolean) ?? '', outcome: 'advised', note: '' });
  expect((await as.doctor(`/requests/${referenceAt(7)}/call`, call)).status).toBe(303);
  for (const ask of [as.desk, as.doctor, as.owner]) {
    const all = await textOf(ask('/requests'));
    expect(all).not.toContain(people.doctor.email);
    const mark = /value="([0-9a-f]{12})"[^>]*>Dr\. Meera/.exec(all)?.[1] ?? '';
    const day = await textOf(ask(`/requests?by=${mark}&when=today`));
    expect(day).toContain(`What ${people.doctor.name} did today`);
    expect([...day.matchAll(/href="\/requests\/(GI-[\w-]+)"/g)].map(([, reference]) => reference)).toEqual([referenceAt(7)]);
    expect(day).toMatch(/Dr\. Meera Deshpande.{0,20}: <strong>Advised<\/strong>/s);
  }
  // An unknown mark is ignored.
  expect(await textOf(as.desk('/requests?by=0123456789ab'))).toContain('The newest first.');
});

test('desk search terms appear in no URL and no log', async () => {
  const { headers } = await as.desk('/requests', formOf({ find: 'sunita' }));
  expect(headers.get('location')).toMatch(/^\/requests\?found=(?!.*sunita)/i);
  expect(await lastEntry()).toEqual({ by: people.desk.email, reference: 'once', what: 'searched' });
  const found = await as.desk(headers.get('location') ?? '');
  expect(found.status).toBe(200);
  const page = await found.text();
  expect(page).toContain(`href="/requests/${sunita.reference}"`);
  expect([...page.matchAll(/(?:href|action)="([^"]*)"/g)].filter(([, address]) => /sunita/i.test(address ?? ''))).toEqual([]);
  expect(await textOf(search(as.desk, sunita.phone.slice(-4)))).toContain(sunita.reference);
  expect((await search(as.desk, ' ')).status).toBe(422);
  expect(JSON.stringify(site.logs())).not.toMatch(/sunita|9822012345/i);
});

test('each desk screen showing a name writes an access log entry', async () => {
  const db = site.env.DB;
  const { day } = (await db
    .prepare("SELECT date((due_at + 19800000) / 1000, 'unixepoch') AS day FROM requests WHERE reference = ?")
    .bind(sunita.reference)
    .first<{ day: string }>()) ?? { day: '' };
  await addClosure(db, { ...wholeDay(Date.parse(day)), reason: 'x' }, { by: 'x', now: 0 });
  const screens: ReadonlyArray<readonly [what: string, screen: () => Promise<Response>]> = [
    ['saw on the list', () => as.owner('/')],
    ['saw the name', () => as.owner('/requests')],
    ['saw on the list', () => search(as.owner, 'sunita')],
    ['saw the name', () => as.owner('/closed-days')],
  ];
  for (const [what, screen] of screens) {
    await db.prepare("DELETE FROM access_log WHERE what LIKE 'saw %'").run();
    expect(await textOf(screen())).toContain('Sunita');
    const { results } = await db
      .prepare('SELECT by, what FROM access_log WHERE reference = ? AND by = ?')
      .bind(sunita.reference, people.owner.email)
      .all();
    expect(results).toEqual([{ by: people.owner.email, what }]);
  }
  await db.prepare('DELETE FROM closures').run();
});

test('only the owner can export requests', async () => {
  expect((await as.doctor('/requests/export', formOf({ month: 'all' }))).status).toBe(403);
  expect(await textOf(as.doctor('/requests'))).not.toContain('/requests/export');
  const file = await as.owner('/requests/export', formOf({ month: 'all' }));
  expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8');
  expect(file.headers.get('content-disposition')).toBe('attachment; filename="requests-all.csv"');
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(new TextDecoder().decode(bytes)).toContain('"Sunita Kulkarni","9822012345"');
  expect(await lastEntry()).toEqual({ by: people.owner.email, reference: 'all requests', what: 'exported' });
  expect((await as.owner('/requests/export', formOf({ month: '2026-13' }))).status).toBe(422);
});

test('staff can read why requests are held, release or discard them', async () => {
  const look = '/requests?show=look';
  const [person, robot] = [await held('Mistaken Person'), await held('Robot')];
  const page = await textOf(as.desk(look));
  expect(page).toContain('A field that people do not see was filled in.');
  expect(page).toContain('&lt;b&gt;buy&lt;/b&gt;');
  expect(page).not.toContain('value="discard"');
  expect(await lastEntry()).toMatchObject({ by: people.desk.email, what: 'saw what waits' });
  expect(await textOf(as.desk('/'))).toContain('2 need a look');
  expect(went(await as.desk(`/requests/${person}`))).toEqual([303, `${look}#${person}`]);
  const decide = (ask: Ask, reference: string, decision: string) => ask(`/requests/${reference}/decide`, formOf({ decision }));
  expect((await decide(as.desk, robot, 'discard')).status).toBe(403);
  expect(went(await decide(as.desk, person, 'release'))).toEqual([303, `${look}&flash=released`]);
  expect(await lastEntry()).toEqual({ by: people.desk.email, reference: person, what: 'released' });
  // It cannot be taken back, so it is asked once, and nothing is erased before.
  const asked = await decide(as.doctor, robot, 'discard');
  const question = await asked.text();
  expect(asked.status).toBe(409);
  for (const words of ['Discard this request?', 'Afterwards nobody rings them.', 'value="yes"']) expect(question).toContain(words);
  expect(await textOf(as.doctor(look))).toContain(robot);
  expect(went(await as.doctor(`/requests/${robot}/decide`))).toEqual([303, look]);
  const sure = () => as.doctor(`/requests/${robot}/decide`, formOf({ decision: 'discard', sure: 'yes' }));
  expect(went(await sure())).toEqual([303, `${look}&flash=discarded`]);
  expect(await lastEntry()).toEqual({ by: people.doctor.email, reference: robot, what: 'discarded' });
  expect([went(await decide(as.doctor, robot, 'discard')), went(await sure())]).toEqual(Array(2).fill([303, `${look}&flash=dealt-with`]));
  expect(await textOf(as.desk(`${look}&flash=released`))).toContain('Released. It is on the call list.');
  expect(await textOf(as.desk('/'))).toContain('Mistaken Person');
  expect((await as.desk(`/requests/${robot}`)).status).toBe(410);
});

// One look at the list silenced every emergency on it, whoever looked.
test('a held emergency stays unopened until somebody says they rang', async () => {
  const look = '/requests?show=look';
  const name = await held('Bleeding Person');
  const db = site.env.DB;
  await db
    .prepare('UPDATE requests SET emergency = \'["vomits-blood-or-black-stool"]\', due_at = ?2 WHERE reference = ?1')
    .bind(name, clockStart - 40 * 60_000)
    .run();
  const opened = () =>
    db.prepare('SELECT first_opened_at AS at, first_call_at AS rung FROM requests WHERE reference = ?').bind(name).first();
  const page = await textOf(as.owner(look));
  expect(await opened()).toEqual({ at: null, rung: null });
  const item = page.slice(page.indexOf(`id="${name}"`));
  expect(item).toMatch(/An answer by \d+:\d\d, 4\d minutes late/);
  expect(item).toContain('I have rung them');
  const question = await textOf(as.doctor(`/requests/${name}/decide`, formOf({ decision: 'discard' })));
  expect(question).toContain('nobody has rung them yet. Ring first: afterwards nobody has the number.');
  expect(went(await as.desk(`/requests/${name}/rung`, formOf({})))).toEqual([303, `${look}&flash=rung#${name}`]);
  expect(await lastEntry()).toEqual({ by: people.desk.email, reference: name, what: 'rang them' });
  expect(await opened()).toEqual({ at: expect.any(Number), rung: expect.any(Number) });
  const after = await textOf(as.owner(look));
  expect(after.slice(after.indexOf(`id="${name}"`))).toMatch(/An answer by \d+:\d\d; rung \d+:\d\d/);
  await as.doctor(`/requests/${name}/decide`, formOf({ decision: 'discard', sure: 'yes' }));
  expect(went(await as.desk(`/requests/${name}/rung`, formOf({})))).toEqual([303, `${look}&flash=dealt-with`]);
});

test('only the owner sets whether requests are erased or locked', async () => {
  expect((await as.doctor('/settings')).status).toBe(403);
  expect(await textOf(as.doctor(`/requests/${sunita.reference}/erase`))).toContain('Lock this request?');
  expect((await as.owner('/settings', formOf({ mode: 'never' }))).status).toBe(422);
  expect(went(await as.owner('/settings', formOf({ mode: 'now' })))).toEqual([303, '/settings?flash=settings-saved']);
  expect(await textOf(as.owner('/settings'))).toContain(`Set by ${people.owner.name}`);
  expect(await textOf(as.doctor(`/requests/${sunita.reference}/erase`))).toContain('Erase this request?');
});

test('the page of an erased request names no patient', async () => {
  const address = `/requests/${sunita.reference}`;
  expect((await as.desk(`${address}/erase`)).status).toBe(403);
  expect((await as.desk(`${address}/erase`, formOf({ version: '1' }))).status).toBe(403);
  // An outdated version.
  expect((await as.doctor(`${address}/erase`, formOf({ version: '99' }))).status).toBe(409);
  const ask = await textOf(as.doctor(`${address}/erase`));
  const version = /name="version" value="(\d+)"/.exec(ask)?.[1] ?? '';
  await as.owner('/settings', formOf({ mode: 'now' }));
  expect(went(await as.doctor(`${address}/erase`, formOf({ version })))).toEqual([
    303,
    // What else came from her phone is asked about next.
    `/requests/${referenceAt(14)}/erase?flash=erased`,
  ]);
  const gone = await as.doctor(address);
  expect(gone.status).toBe(410);
  const page = await gone.text();
  expect(page).toContain(`${sunita.reference} is erased`);
  expect(page).toContain(`by ${people.doctor.name}`);
  expect(page).not.toMatch(/Sunita|9822012345/);
  expect(went(await as.doctor(`${address}/erase`))).toEqual([303, address]);
  expect(await textOf(search(as.desk, 'sunita'))).not.toContain(sunita.reference);
  expect((await as.doctor('/requests/GI-2222-22/erase')).status).toBe(404);
});

test('the front desk can dismiss a withdrawal but not erase requests', async () => {
  const submission = { fname: 'Wilhelmine', lname: '', phone: '9812345670', email: '', consent: true, elapsedMs: 20_000 };
  const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(submission) };
  const { reference } = (await (await site.fetch('/api/callback', json)).json()) as { reference: string };
  for (const contact of ['9812345670', '9000000000', '9000000001'])
    await site.fetch('/api/withdraw', formOf({ reference, contact, website: '' }));
  const page = async () => textOf(as.doctor('/requests?show=look'));
  await expect.poll(page).toContain('Does not fit');
  expect(await page()).toContain('Fits: the same contact');
  await expect.poll(async () => (await page()).split('Does not fit: the request').length).toBe(3);
  const forDesk = await textOf(as.desk('/requests?show=look'));
  expect(forDesk).not.toContain('value="erase"');
  const task = (words: string) => new RegExp(`id="task-([\\w-]+)"(?:(?!id="task-).)*${words}`, 's').exec(forDesk)?.[1] ?? '';
  const fitting = task('Fits: the same');
  for (const decision of ['erase', 'done']) expect((await as.desk(`/withdrawals/${fitting}`, formOf({ decision }))).status).toBe(403);
  // The front desk can settle a stranger's withdrawal without waiting for a doctor.
  expect(went(await as.desk(`/withdrawals/${task('Does not fit')}`, formOf({ decision: 'leave' })))).toEqual([
    303,
    '/requests?show=look&flash=task-done',
  ]);
  expect(went(await as.doctor(`/withdrawals/${fitting}`, formOf({ decision: 'erase' })))).toEqual([
    303,
    '/requests?show=look&flash=task-done',
  ]);
  expect(await page()).not.toContain('Consent taken back');
  expect((await as.desk(`/requests/${reference}`)).status).toBe(410);
});

test('only the owner can change the staff list', async () => {
  const ravi = { name: 'Ravi', email: 'Ravi@Practice.test', role: 'desk' };
  expect((await as.doctor('/staff', formOf(ravi))).status).toBe(403);
  expect(went(await as.owner('/staff', formOf(ravi)))).toEqual([303, '/staff?flash=staff-added']);
  const wrong = await as.owner('/staff', formOf({ ...ravi, email: 'ravi' }));
  expect([wrong.status, (await wrong.text()).includes('value="Ravi"')]).toEqual([422, true]);
  const email = 'ravi@practice.test';
  const sure = 'yes';
  expect(went(await as.owner('/staff/role', formOf({ email, role: 'doctor', sure })))).toEqual([303, '/staff?flash=staff-changed']);
  expect(went(await as.owner('/staff/remove', formOf({ email, sure })))).toEqual([303, '/staff?flash=staff-removed']);
  const last = await as.owner('/staff/remove', formOf({ email: people.owner.email, sure }));
  expect([last.status, (await last.text()).includes('This is the last owner')]).toEqual([409, true]);
});

test('removing staff or changing a role asks for confirmation', async () => {
  const email = 'neel@practice.test';
  await as.owner('/staff', formOf({ name: 'Neel', email, role: 'desk' }));
  const roleOf = () => site.env.DB.prepare('SELECT role FROM staff WHERE email = ?').bind(email).first('role');
  const asked = await as.owner('/staff/role', formOf({ email, role: 'doctor' }));
  expect([asked.status, await asked.text()]).toEqual([409, expect.stringContaining('Make Neel doctor?')]);
  const removing = await as.owner('/staff/remove', formOf({ email }));
  expect([removing.status, await removing.text()]).toEqual([409, expect.stringContaining('Yes: remove Neel')]);
  expect(await roleOf()).toBe('desk');
  await as.owner('/staff/remove', formOf({ email, sure: 'yes' }));
  expect(await roleOf()).toBe(null);
});

test('an owner who gives up her role sees a confirmation', async () => {
  const { email } = people.owner;
  await as.owner('/staff', formOf({ name: 'Mina', email: 'mina@practice.test', role: 'owner' }));
  const give = () => as.owner('/staff/role', formOf({ email, role: 'desk', sure: 'yes' }));
  const kept = await give();
  expect([kept.status, await kept.text()]).toEqual([409, expect.stringContaining('No other owner has signed in yet')]);
  await site.env.DB.prepare("UPDATE staff SET signed_in_at = 1 WHERE email = 'mina@practice.test'").run();
  const given = await give();
  expect(went(given)).toEqual([303, '/?flash=own-role-changed']);
  expect(await textOf(as.owner('/?flash=own-role-changed'))).toContain('Your own role is changed.');
  await site.env.DB.batch([
    site.env.DB.prepare("UPDATE staff SET role = 'owner' WHERE email = ?").bind(email),
    site.env.DB.prepare("DELETE FROM staff WHERE email = 'mina@practice.test'"),
  ]);
});

test('the access log lists readers without e-mail addresses in URLs', async () => {
  expect((await as.doctor('/access')).status).toBe(403);
  const page = await textOf(as.owner('/access'));
  expect(page).toContain('searched');
  const mark = new RegExp(`value="([0-9a-f]{12})"[^>]*>${people.desk.name}<`).exec(page)?.[1] ?? '';
  const hers = await textOf(as.owner(`/access?by=${mark}&reference=times`));
  expect(hers).toContain('searched');
  expect(hers).not.toContain('all requests');
  expect(page).toContain('all requests');
  expect([...page.matchAll(/(?:href|action)="([^"]*)"/g)].filter(([, address]) => address?.includes('@'))).toEqual([]);
});

test('the weekly page shows its tables with escaped search terms', async () => {
  await site.env.DB.prepare("INSERT INTO missed_searches (digest, words, day, times) VALUES ('d', '<i>hiccups</i>', ?, 3)")
    .bind('2026-11-27')
    .run();
  const page = await textOf(as.desk('/week'));
  expect(page).toContain('Rung in time');
  expect(page).toContain('&lt;i&gt;hiccups&lt;/i&gt;');
});

// Nobody else of these tests came in the week before: three who wrote on its Monday, of whom one was rung in time.
test('the weekly page begins with last week in one sentence', async () => {
  const monday = (Date.parse('2026-11-16T09:00:00+05:30') - clockStart) / 60_000;
  const ring = await keyRing(keys);
  for (const [place, person] of deskPeople.slice(3, 6).entries()) {
    const events = place === 0 ? [['booked', monday + 20] as const] : [];
    await putDeskPerson(
      site.env.DB,
      ring,
      clockStart,
      { ...person, accepted: monday, promised: monday + 60, state: 'done', events },
      60 + place,
    );
  }
  const page = (await textOf(as.desk('/week'))).replace(/<!--.*?-->/g, '');
  const sentence = '<strong>Last week:</strong> 1 of 3 rung in time. Late: Mondays before eleven. One booked.</p>';
  expect(page).toContain(sentence);
  expect(page.indexOf(sentence)).toBeLessThan(page.indexOf('<table'));
});
