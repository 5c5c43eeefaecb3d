import { expect, test } from 'vitest';
import { wholeDay } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { addClosure } from '#requests/closed-days.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { known, trials } from '#tests/desk/route-trials.ts';
import { putDeskPerson, referenceAt } from '#tests/desk-rows.ts';
import { formOf, startDesk } from '#tests/desk-site.ts';
import { vectors } from '#tests/security/xss-vectors.ts';
import { sharedBrowser } from './chromium.ts';
import { doorTo } from './desk-in-browser.ts';
import { tryEverything } from './hostile-page.ts';

type Site = Awaited<ReturnType<typeof startDesk>>;

// What the schemas of the forms would not let through is put where it would lie.
const day = 24 * 60;
const firstPlace = 400;
const each = 12;

/** Stores every vector as name, text and note of a request, and some as whatever else people write at the desk. */
async function storeThem(site: Site): Promise<ReadonlyArray<string>> {
  const { DB: db } = site.env;
  const ring = await keyRing([developmentSecret]);
  for (const [place, vector] of vectors.entries()) {
    const person = {
      name: [vector, vector],
      phone: vector,
      email: vector,
      text: `vomiting blood ${vector}`,
      accepted: -place - 5,
      // A request that is opened shows those of the requests after it, that are not.
      events: vectors.slice(place, place + each).map((other) => ['no-answer', -1, other] as const),
    } as const;
    await putDeskPerson(db, ring, clockStart, { ...person, promised: place - 60 }, firstPlace + place);
  }
  const joined = vectors.join('');
  for (const [place, vector] of vectors.slice(0, 40).entries()) {
    await db
      .prepare("INSERT INTO staff (email, name, role, added_at, added_by) VALUES (?, ?, 'desk', 1, ?)")
      .bind(`${place}${vector}@x.test`.toLowerCase(), vector, vector)
      .run();
    await db.prepare('INSERT INTO access_log (at, by, reference, what) VALUES (?, ?, ?, ?)').bind(clockStart, vector, vector, vector).run();
    const date = new Date(clockStart + (place + 1) * day * 60_000).toISOString().slice(0, 10);
    await addClosure(db, { ...wholeDay(Date.parse(date)), reason: vector }, { by: vector, now: 1 });
    await db
      .prepare('INSERT INTO missed_searches (digest, words, day, times) VALUES (?1, ?1, ?2, 9)')
      .bind(vector, new Date(clockStart).toISOString().slice(0, 10))
      .run();
  }
  const doctor = await site.signIn('doctor');
  const articles: string[] = [];
  for (const from of [0, 40, 80, 120]) {
    const some = vectors.slice(from, from + 40).join('\n\n');
    const fields = { version: '0', title: (vectors[from] ?? '').slice(0, 100), category: joined.slice(0, 60), markdown: some };
    const answer = await doctor('/articles/new', formOf(fields));
    const article = (answer.headers.get('location') ?? '').split('?')[0] ?? '';
    if (article) articles.push(article, `${article}/preview`, `${article}/history`, `${article}/publish`);
  }
  return articles;
}

// Every screen that shows what somebody wrote, without the policy that would stop a script, and everything set off.
test('no staff screen runs scripts typed by patients or staff', async () => {
  await using started = new AsyncDisposableStack();
  const site = started.adopt(await startDesk(), (own) => own.close());
  const articles = await storeThem(site);
  const door = started.adopt(await doorTo(site), (own) => own.close());
  const page = await door.open(await sharedBrowser(), 'owner', { bypassCSP: true });
  const context = page.context();
  const ran: string[] = [];
  const away: string[] = [];
  await context.exposeBinding('noteRun', () => ran.push(page.url()));
  await context.addInitScript(() => {
    const note = (globalThis as unknown as { noteRun: () => void }).noteRun;
    for (const name of ['alert', 'confirm', 'prompt', 'print']) Object.assign(globalThis, { [name]: () => note() });
  });
  page.on('request', (request) => {
    if (!request.url().startsWith(door.browserUrl) && !/^(?:data|blob|about):/.test(request.url())) away.push(request.url());
  });
  const requests = vectors.map((_, place) => `/requests/${referenceAt(firstPlace + place)}`).filter((_, at) => at % each === 0);
  const screens = trials(known).flatMap(({ method, address }) => (method === 'GET' ? [address] : []));
  const lists = ['/?page=2', '/?page=3', '/requests?page=2', '/requests?page=3', '/access?page=2'];
  let held = 0;
  const paths = [...new Set([...screens, ...lists, ...requests, ...articles])];
  for (const path of paths) {
    const answer = await page.goto(path).catch(() => undefined);
    if (!answer?.headers()['content-type']?.includes('text/html')) continue;
    if ((await page.content()).includes('alert')) held += 1;
    await tryEverything(page);
  }
  await page.waitForTimeout(200);
  // The trial is a fair one: what does run is noticed.
  const noticed = [...ran];
  await page.goto('data:text/html,<img src=x onerror=alert(1)>');
  for (let left = 50; ran.length === noticed.length && left > 0; left -= 1) await page.waitForTimeout(20);
  expect(ran.length).toBeGreaterThan(noticed.length);
  await context.close();
  expect({ ran: noticed, away }).toEqual({ ran: [], away: [] });
  // The words are on the screens.
  expect(held).toBeGreaterThan(paths.length / 3);
});
