import { renderToStaticMarkup } from 'react-dom/server.edge';
import { afterAll, expect, test } from 'vitest';
import { ahead, day, dayOf, minute } from '#content/practice-time.ts';
import { addressOfFilter, filterFrom } from '#desk/requests/filter.ts';
import { answerWords, heldWords, Lines } from '#desk/requests/request-lines.tsx';
import { keyRing } from '#encryption/keys.ts';
import { logListSeen, logSearch, readAccessLog } from '#requests/access-log.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { type Listed, listRequests, searchRequests } from '#requests/lists/listing.ts';
import { deliveredSince, readNeedsALook } from '#requests/lists/needs-a-look.ts';
import { endDatabases } from '#tests/databases.ts';
import { everything, hour, namesIn, newKey, oldKey, requestsBench, type Someone } from '#tests/desk/requests-bench.ts';
import { aFriday } from './requests-bench.ts';

afterAll(endDatabases);

const names = ({ requests }: Awaited<ReturnType<typeof listRequests>>) => namesIn(requests);

test('request list pages show every request once, newest first', async () => {
  const bench = await requestsBench();
  // Three at each moment, so that the time alone gives no order.
  for (let at = 0; at < 120; at += 1) await bench.put({ name: `N${at}`, at: aFriday + Math.floor(at / 3) * minute });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listRequests(bench.db, bench.ring, { ...everything, page }, aFriday)));
  expect(pages.map(({ requests, more }) => [requests.length, more])).toEqual([
    [50, true],
    [50, true],
    [20, false],
    [0, false],
  ]);
  expect(pages.flatMap(names)).toEqual(Array.from({ length: 120 }, (_, at) => `N${119 - at}`));
});

test('request list filters show only requests of one state or kind', async () => {
  const bench = await requestsBench();
  await bench.put({ name: 'Overdue', dueAt: aFriday - hour });
  await bench.put({ name: 'Open', dueAt: aFriday + hour });
  await bench.put({ name: 'Done', dueAt: null });
  await bench.put({ name: 'Gone', reference: 'GI-AAAA-22' });
  await bench.db.batch(lockStatements(bench.db, { where: 'reference = ?1', bind: ['GI-AAAA-22'] }, aFriday));
  await bench.send({ kind: 'contact', payload: { fullName: 'Writer', email: 'w@x.test', phoneNumber: '020 2543 1234', message: 'Hello' } });
  const shown = async (query: Record<string, string>) =>
    names(await listRequests(bench.db, bench.ring, { ...filterFrom(query), by: undefined } as Listed, aFriday)).sort();
  expect(await shown({ show: 'overdue' })).toEqual(['Overdue']);
  expect(await shown({ show: 'open' })).toEqual(['Open', 'Overdue', 'Writer']);
  expect(await shown({ show: 'done' })).toEqual(['Done']);
  expect(await shown({ kind: 'contact' })).toEqual(['Writer']);
  expect(await shown({ show: 'open', kind: 'callback' })).toEqual(['Open', 'Overdue']);
  // The locked one has no name any more, and what an address makes up is left out of account.
  expect(await shown({ show: 'gone' })).toEqual([undefined]);
  expect((await shown({ show: 'toString', kind: '1; DROP', page: '-3' })).length).toBe(5);
});

// Two at the desk: what each of them did last, and when.
async function workBench() {
  const bench = await requestsBench();
  for (const name of ['First', 'Second', 'Third']) await bench.put({ name });
  const wrote = (id: number, at: number, by: string, outcome: string) =>
    bench.db
      .prepare("INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, ?, ?, '', x'', x'')")
      .bind(id, at, by, outcome)
      .run();
  const asked = async (query: Record<string, string>, email?: string) => {
    const { requests } = await listRequests(bench.db, bench.ring, { ...filterFrom(query), by: email } as Listed, aFriday);
    return requests.map(({ written, done, doneBy }) => [written?.name, done, doneBy]);
  };
  return { ...bench, wrote, asked };
}

test('the request list’s work filter shows one colleague’s day or week', async () => {
  const { wrote, asked } = await workBench();
  await wrote(1, aFriday - 26 * hour, 'asha@x.test', 'booked');
  await wrote(2, aFriday - 2 * hour, 'asha@x.test', 'no-answer');
  await wrote(2, aFriday - hour, 'asha@x.test', 'advised');
  await wrote(3, aFriday - minute, 'olive@x.test', 'booked');
  const by = '0123456789ab';
  expect(await asked({ by, when: 'today' }, 'asha@x.test')).toEqual([['Second', 'advised', 'asha@x.test']]);
  expect(await asked({ by, when: 'week' }, 'asha@x.test')).toEqual([
    ['Second', 'advised', 'asha@x.test'],
    ['First', 'booked', 'asha@x.test'],
  ]);
  expect((await asked({ when: 'today' })).map(([name]) => name)).toEqual(['Third', 'Second']);
  expect((await asked({ by }, 'olive@x.test')).map(([name]) => name)).toEqual(['Third']);
});

// The practice's day, not that of a server in London: it begins at half past six in the evening there.
test('the work filter starts a day at midnight in India', async () => {
  const { wrote, asked } = await workBench();
  const midnight = dayOf(aFriday) - ahead;
  await wrote(1, midnight - 1, 'asha@x.test', 'booked');
  await wrote(2, midnight, 'asha@x.test', 'booked');
  expect((await asked({ when: 'today' })).map(([name]) => name)).toEqual(['Second']);
  expect((await asked({ when: 'week' })).map(([name]) => name)).toEqual(['Second', 'First']);
});

test('the work filter’s URL contains no colleague’s e-mail address', () => {
  const filter = filterFrom({ by: '0123456789ab', when: 'today', show: 'done' });
  expect(addressOfFilter(filter)).toBe('/requests?show=done&by=0123456789ab&when=today');
  expect(filterFrom({ by: 'asha@x.test', when: 'toString' })).toEqual({ ...everything, by: '' });
});

const asha: Someone = { name: 'Asha', lname: 'Kulkarni', phone: '9876543210', email: 'asha.k@mail.test', reference: 'GI-7K3Q-92' };
const others: ReadonlyArray<Someone> = [
  { name: 'Ashok', lname: 'Kulkarni', phone: '9876543219', email: 'ashok@mail.test', reference: 'GI-7K3Q-93' },
  { name: 'निशा', lname: 'देशपांडे', phone: '9123456780', email: 'other@mail.test', reference: 'GI-8M4R-73' },
];

async function searchBench(keys = [oldKey]) {
  const bench = await requestsBench(keys);
  for (const each of [asha, ...others]) await bench.put(each);
  return { ...bench, find: async (typed: string, ring = bench.ring) => names(await searchRequests(bench.db, ring, typed)).sort() };
}

test('search results show phone, text and any emergency signs', async () => {
  const { db, ring, put } = await requestsBench();
  await put({ name: 'Meena', lname: 'Gupta', phone: '9876543210', text: 'Since morning I vomit blood' });
  const { requests } = await searchRequests(db, ring, 'Meena G');
  const shown = renderToStaticMarkup(Lines({ requests, now: aFriday, withWords: true }));
  for (const words of ['Meena Gupta', '+91 98765 43210', 'vomiting blood', 'Since morning I vomit blood'])
    expect(shown.replaceAll('\u00a0', ' ')).toContain(words);
  expect(renderToStaticMarkup(Lines({ requests, now: aFriday }))).not.toContain('98765');
  const done = requests.map((each) => ({ ...each, state: 'done' as const }));
  expect(renderToStaticMarkup(Lines({ requests: done, now: aFriday, withWords: true }))).not.toContain('vomiting blood');
});

const ways = [
  'asha',
  'Asha K',
  'asha.k',
  'ASHA kulkarni',
  'Kulk asha',
  '9876543210',
  '+91 98765 43210',
  '3210',
  'Asha.K@mail.test',
  'GI-7K3Q-92',
  'gi 7k3q 92',
  '7k3q92',
  'Q-92',
  'gi-7k3q-92',
];

test.each(ways)('request search finds Asha Kulkarni by %s', async (typed) => {
  const { find } = await searchBench();
  expect(await find(typed)).toEqual(['Asha Kulkarni']);
});

test('request search finds names by their beginnings in both scripts', async () => {
  const { find } = await searchBench();
  expect(await find('ash')).toEqual(['Asha Kulkarni', 'Ashok Kulkarni']);
  expect(await find('निशा')).toEqual(['निशा देशपांडे']);
  expect(await find('देश')).toEqual(['निशा देशपांडे']);
});

test('request search finds names in the other script by their sound', async () => {
  const { find } = await searchBench();
  expect(await find('Nisha Deshpande')).toEqual(['निशा देशपांडे']);
  expect(await find('आशा कुलकर्णी')).toEqual(['Asha Kulkarni']);
});

test('request search finds phone numbers by their first digits', async () => {
  const { find } = await searchBench();
  expect(await find('9876')).toEqual(['Asha Kulkarni', 'Ashok Kulkarni']);
  expect(await find('+91 91234 5')).toEqual(['निशा देशपांडे']);
});

test('request search finds phone numbers by their last digits', async () => {
  const { find, put } = await searchBench();
  await put({ name: 'Vimal', phone: '9822754321', reference: 'GI-9N5S-44' });
  for (const typed of ['4321', '54321', '75 4321']) expect(await find(typed)).toEqual(['Vimal']);
  expect(await find('754322')).toEqual([]);
});

// Three letters are the beginning of many a name too: a person of that name is found alone.
test('request search matches parts of references unless a name matches', async () => {
  const { put, find } = await searchBench();
  expect(await find('7k3')).toEqual(['Asha Kulkarni', 'Ashok Kulkarni']);
  expect(await find('M4R-7')).toEqual(['निशा देशपांडे']);
  expect(await find('GI-8M')).toEqual([]);
  await put({ name: 'Sunita', reference: 'GI-ASH2-22' });
  expect(await find('ash')).toEqual(['Asha Kulkarni', 'Ashok Kulkarni']);
});

test('request search finds nothing for words that no request contains', async () => {
  const { find } = await searchBench();
  for (const typed of ['Asha Deshpande', 'sha', '98766', '0000', "' OR 1=1 --", '%', '@', 'GI-2222-22', ' '])
    expect(await find(typed)).toEqual([]);
});

test('request search finds requests encrypted under an older key', async () => {
  const { find } = await searchBench([oldKey]);
  expect(await find('asha', await keyRing([newKey, oldKey]))).toEqual(['Asha Kulkarni']);
  expect(await find('asha', await keyRing([newKey]))).toEqual([]);
});

test('request search omits locked and erased requests', async () => {
  const bench = await searchBench();
  const which = { where: 'reference = ?1', bind: [asha.reference ?? ''] };
  for (const statements of [lockStatements(bench.db, which, aFriday), eraseStatements(bench.db, which, aFriday)]) {
    await bench.db.batch(statements);
    for (const typed of ways) expect(await bench.find(typed)).toEqual([]);
    // Who knows the reference is told what became of it, and no name.
    expect((await searchRequests(bench.db, bench.ring, 'gi 7k3q 92')).gone).toBe('GI-7K3Q-92');
  }
});

test('request search shows fifty results per page', async () => {
  const bench = await requestsBench();
  for (let at = 0; at < 60; at += 1) await bench.put({ name: 'Meera', at: aFriday + at });
  const [first, second] = await Promise.all([1, 2].map((page) => searchRequests(bench.db, bench.ring, 'meera', page)));
  expect([first?.requests.length, first?.more, second?.requests.length, second?.more]).toEqual([50, true, 10, false]);
});

// Each word was a SELECT of its own, and the database takes no more than five in a chain.
test('request search accepts twelve words, including a phone number', async () => {
  const bench = await requestsBench([newKey, oldKey]);
  const full = { name: 'Shri Ramesh Chandra', lname: 'Govind Rao Kulkarni', phone: '9876543210', email: 'r@x.test' };
  await bench.put(full);
  await bench.put({ ...full, phone: '9876543211' });
  const find = async (typed: string) => (await searchRequests(bench.db, bench.ring, typed)).requests.length;
  expect(await find('Shri Ramesh Chandra Govind Rao Kulkarni')).toBe(2);
  expect(await find('Shri Ramesh Chandra Govind Rao Kulkarni 98765-43210')).toBe(1);
  expect(await find('shri ramesh chandra govind rao kulkarni shr ram chan gov r@x.test 3211')).toBe(1);
  expect(await find('Shri Ramesh Chandra Govind Rao Deshpande')).toBe(0);
});

async function waitingBench() {
  const bench = await requestsBench();
  await bench.become(await bench.put({ name: 'Held' }), 'held', 'links');
  await bench.become(await bench.put({ name: 'Waiting' }), 'pending');
  await bench.become(await bench.put({ name: 'Rejected' }), 'rejected', null, '422');
  await bench.put({ name: 'Open' });
  return { ...bench, read: async (keys = [oldKey]) => readNeedsALook(bench.db, await keyRing(keys)) };
}

test('the needs-a-look list shows each stuck request with its reason', async () => {
  const { held, pending, rejected, unopenable } = await (await waitingBench()).read();
  expect([held, pending, rejected].map(({ all, shown }) => [all, ...namesIn(shown)])).toEqual([
    [1, 'Held'],
    [1, 'Waiting'],
    [1, 'Rejected'],
  ]);
  expect([held.shown[0]?.heldReason, rejected.shown[0]?.lastCode, unopenable.all]).toEqual(['links', '422', 0]);
});

test('the needs-a-look list names the missing encryption key', async () => {
  const { held, pending, rejected, unopenable } = await (await waitingBench()).read([newKey]);
  expect([held.all, pending.all, rejected.all, unopenable.all]).toEqual([0, 0, 0, 4]);
  expect(new Set(unopenable.shown.map(({ keyId }) => keyId))).toEqual(new Set([oldKey.id]));
});

test('the needs-a-look list shows fifty requests and counts the rest', async () => {
  const bench = await requestsBench();
  for (let at = 0; at < 52; at += 1) await bench.become(await bench.put({ name: `N${at}`, at: aFriday - at * minute }), 'held', 'links');
  const { held } = await readNeedsALook(bench.db, bench.ring);
  expect([held.all, held.shown.length, held.shown[0]?.written?.name]).toEqual([52, 50, 'N51']);
});

test('a request with altered ciphertext stays listed without its text', async () => {
  const bench = await waitingBench();
  await bench.db.prepare("UPDATE requests SET ciphertext = zeroblob(length(ciphertext)) WHERE state = 'held'").run();
  const { held } = await bench.read();
  expect([held.all, held.shown[0]?.written]).toEqual([1, undefined]);
});

test('deliveredSince counts requests delivered after each given time', async () => {
  const bench = await waitingBench();
  const settled = "state = 'delivered', due_at = NULL, iv = x'', ciphertext = x'', settled_at = ?";
  await bench.db.prepare(`UPDATE requests SET ${settled} WHERE state = 'pending'`).bind(aFriday).run();
  expect(await deliveredSince(bench.db, [aFriday - day, aFriday + 1])).toEqual([1, 0]);
});

test('viewing a request list is logged once an hour per reader', async () => {
  const bench = await requestsBench();
  const saw = (at: number, by: string, names: ReadonlyArray<string>) => logListSeen(bench.db, { at, by, names, what: 'saw what waits' });
  await saw(aFriday, 'a', ['GI-1', 'GI-2', 'GI-1']);
  await saw(aFriday + 1, 'a', ['GI-1', 'GI-3']);
  await saw(aFriday + 1, 'b', ['GI-1']);
  await saw(aFriday + hour + 2, 'a', ['GI-1']);
  const entries = (await bench.table('access_log')).map(({ by, reference }) => `${by} ${reference}`);
  expect(entries).toEqual(['a GI-1', 'a GI-2', 'a GI-3', 'b GI-1', 'a GI-1']);
});

test('every reason to hold or reject a request has an explanation', () => {
  expect(new Set(['honeypot', 'too-fast', 'links', 'anything else', null].map(heldWords)).size).toBe(4);
  for (const words of [null, 'unreachable', '401'].map(answerWords)) expect(words).toMatch(/[.?]$/);
});

test('the access log merges one person’s searches of a day', async () => {
  const bench = await requestsBench();
  const midnight = dayOf(aFriday) - ahead;
  for (const at of [midnight - 1, midnight, aFriday, aFriday + 1]) await logSearch(bench.db, { at, by: 'a' });
  await logSearch(bench.db, { at: aFriday, by: 'b' });
  const { entries } = await readAccessLog(bench.db, { by: undefined, reference: '', before: undefined, limit: 9 });
  expect(entries.map(({ by, what, reference }) => `${by} ${what} ${reference}`)).toEqual([
    'b searched once',
    'a searched 3 times',
    'a searched once',
  ]);
});
