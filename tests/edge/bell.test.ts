import { afterAll, beforeAll, expect, test } from 'vitest';
import { clockStart } from '#tests/clock.ts';
import { type Ask, formOf, search, startDesk } from '#tests/desk-site.ts';
import { startReceiver } from '#tests/webhook-receiver.ts';

const minute = 60_000;
let chat: Awaited<ReturnType<typeof startReceiver>>;
let watcher: Awaited<ReturnType<typeof startReceiver>>;
let site: Awaited<ReturnType<typeof startDesk>>;

beforeAll(async () => {
  [chat, watcher] = await Promise.all([startReceiver(), startReceiver()]);
  site = await startDesk({ vars: { ALERT_WEBHOOK: chat.url, HEARTBEAT_URL: watcher.url } });
});
afterAll(async () => {
  await site.close();
  await Promise.all([chat.close(), watcher.close()]);
});

const texts = () => chat.heard.splice(0).map((body) => (JSON.parse(body) as { text: string }).text);
const at = (minutes: number) => new Date(clockStart + minutes * minute);
/** The rounds of one Worker, minute by minute; what was told, with the minute. */
async function rounds(which: 'tick' | 'deskTick', from: number, to: number): Promise<ReadonlyArray<readonly [number, string]>> {
  const told: (readonly [number, string])[] = [];
  for (let minutes = from; minutes <= to; minutes += 1) {
    await site[which](at(minutes));
    told.push(...texts().map((text) => [minutes, text] as const));
  }
  return told;
}

test('whichever cron runs first alerts staff to a new form, once', async () => {
  const fields = { fname: 'Asha Rao', phone: '9876543210', consent: 'on', description: 'Pain after meals' };
  const answer = await site.fetch('/api/callback', { ...formOf(fields), headers: { Accept: 'application/json' } });
  expect(answer.status).toBe(303);
  expect(await rounds('deskTick', 1, 1)).toEqual([[1, '1 new, ring by 12:30.']]);
  expect(await rounds('tick', 1, 1)).toEqual([]);
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ outbox: { unseen: 1, overdue: 0 }, crons: { site: 0, desk: 0 } });
  const asha = await site.signIn('desk');
  const list = await (await asha('/')).text();
  const [, address = ''] = /href="(\/requests\/GI-[^"?]+)/.exec(list) ?? [];
  expect((await asha(address)).status).toBe(200);
  expect(await (await site.fetch('/healthz')).json()).toMatchObject({ outbox: { unseen: 0 } });
});

// Each stands still for a quarter of an hour, in turn.
test('each Worker alerts staff within ten minutes when the other stops', async () => {
  const [deskStopped] = await rounds('tick', 2, 16);
  expect(deskStopped).toEqual([11, expect.stringContaining("The desk's clockwork has stood still since 10:05")]);
  await rounds('deskTick', 17, 17);
  const [siteStopped] = await rounds('deskTick', 18, 32);
  expect(siteStopped).toEqual([26, expect.stringContaining("The website's clockwork has stood still since 10:20")]);
});

test('each successful cron run of site and desk calls HEARTBEAT_URL', async () => {
  watcher.heard.splice(0);
  await rounds('tick', 33, 33);
  await rounds('deskTick', 33, 33);
  expect(watcher.heard).toHaveLength(2);
});

/** What the desk's screens have of a request, by its reference or by what the test form says; the last is the mark of the call list. */
async function shownAt(owner: Ask, reference: string): Promise<Readonly<Record<string, unknown>>> {
  const screens: Readonly<Record<string, () => Promise<Response>>> = {
    list: () => owner('/'),
    'all requests': () => owner('/requests'),
    'needs a look': () => owner('/requests?show=look'),
    'found by name': () => search(owner, 'Test form'),
    'found by e-mail': () => search(owner, 'test-form@desk.invalid'),
    'found by reference': () => search(owner, reference),
  };
  const shown = Object.entries(screens).map(async ([name, screen]) => {
    const answer = await screen();
    const page = await answer.text();
    return [
      name,
      answer.status === 200 ? page.includes(`/requests/${reference}`) || /Test form<|whether a form arrives/.test(page) : 'no page',
    ];
  });
  return Object.fromEntries(await Promise.all(shown));
}

/** The rows of this week's tables, and the mark by which open lists know that they have to load again. */
async function countedAt(owner: Ask) {
  const week = await (await owner('/week')).text();
  const { mark } = (await (await owner('/calls.json')).json()) as { mark: string };
  return { rows: [...week.matchAll(/This week<\/th>(.*?)<\/tr>/gs)].map(([, cells = '']) => cells.replace(/<[^>]+>/g, ' ')), mark };
}

// Every hour each open list loaded again for it, or said that it had changed.
test('the hourly test submission is stored but never shown to staff', async () => {
  const states = async () => (await site.env.DB.prepare("SELECT state, number FROM requests WHERE state <> 'open'").all()).results;
  expect(await states()).toEqual([]);
  const owner = await site.signIn('owner');
  const before = await countedAt(owner);
  expect(before).toEqual({ rows: [expect.stringMatching(/^ *1 /), expect.stringContaining('1')], mark: expect.stringMatching(/^1-/) });
  await rounds('deskTick', 62, 62);
  expect(await states()).toEqual([{ state: 'probe', number: 0 }]);
  expect(await site.env.DB.prepare("SELECT at FROM cron_runs WHERE name = 'probe'").first('at')).toBe(clockStart + 62 * minute);
  const [real, probe] = (await site.env.DB.prepare('SELECT reference FROM requests ORDER BY id').raw<[string]>()).flat();
  const screens = { 'all requests': true, 'needs a look': false, 'found by name': false, 'found by e-mail': false };
  expect(await shownAt(owner, real ?? '')).toEqual({ ...screens, list: true, 'found by reference': true });
  expect(await shownAt(owner, probe ?? '')).toEqual({ ...screens, list: false, 'all requests': false, 'found by reference': false });
  expect(await countedAt(owner)).toEqual(before);
  expect((await site.fetch('/healthz').then((answer) => answer.json())) as object).toMatchObject({ outbox: { held: 0, overdue: 0 } });
});

test('a form with a forged test-submission proof is treated as real', async () => {
  const headers = {
    'Content-Type': 'application/json',
    'Idempotency-Key': 'forged-probe-key-1234',
    Authorization: `${clockStart}.${'0'.repeat(64)}`,
  };
  const body = JSON.stringify({ fname: 'Meena', phone: '9876543211', consent: true });
  const { reference } = (await (await site.fetch('/api/callback', { method: 'POST', headers, body })).json()) as { reference: string };
  expect(await site.env.DB.prepare('SELECT state FROM requests WHERE reference = ?').bind(reference).first('state')).toBe('open');
});

test('/healthz returns 503 when a callback is over an hour overdue', async () => {
  await site.env.DB.prepare("UPDATE requests SET due_at = ?, accepted_at = accepted_at - 86400000 WHERE state = 'open'")
    .bind(clockStart - 59 * minute)
    .run();
  const health = () => site.fetch('/healthz');
  expect([(await health()).status, ((await (await health()).json()) as { outbox: object }).outbox]).toMatchObject([200, { overdue: 2 }]);
  await site.env.DB.prepare("UPDATE requests SET due_at = ? WHERE state = 'open'")
    .bind(clockStart - 61 * minute)
    .run();
  expect((await health()).status).toBe(503);
});

test('staff are alerted at once when the database stops answering', async () => {
  const table = (from: string, to: string) => site.env.DB.prepare(`ALTER TABLE ${from} RENAME TO ${to}`).run();
  chat.heard.splice(0);
  watcher.heard.splice(0);
  await table('cron_runs', 'cron_runs_away');
  try {
    await rounds('deskTick', 63, 63).then((told) => expect(told).toEqual([]));
    expect(await rounds('tick', 63, 64)).toEqual([[63, expect.stringContaining('The database has not answered at 11:07')]]);
    expect(await rounds('deskTick', 64, 64)).toEqual([]);
  } finally {
    await table('cron_runs_away', 'cron_runs');
  }
  expect(watcher.heard).toEqual([]);
});
