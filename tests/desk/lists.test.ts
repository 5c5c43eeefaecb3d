import { afterAll, expect, test } from 'vitest';
import { ahead, dayOf } from '#content/practice-time.ts';
import { addressOfFilter, filterFrom, listRequests } from '#desk/requests/listing.ts';
import { searchRequests } from '#desk/requests/search-requests.ts';
import { keyRing } from '#encryption/keys.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { endDatabases } from '#tests/databases.ts';
import { aFriday, everything, hour, keepingBench, minute, newKey, oldKey, type Someone } from '#tests/desk/keeping-bench.ts';

afterAll(endDatabases);

const names = (found: { requests: ReadonlyArray<{ sender: { name: string } | undefined }> }) =>
  found.requests.map(({ sender }) => sender?.name);

test('pages hold every request once, the newest first', async () => {
  const bench = await keepingBench();
  // Three at each moment, so that the time alone gives no order.
  for (let at = 0; at < 120; at += 1) await bench.put({ name: `N${at}`, at: aFriday + Math.floor(at / 3) * minute });
  const pages = await Promise.all([1, 2, 3, 4].map((page) => listRequests(bench.requests, bench.ring, { ...everything, page }, aFriday)));
  expect(pages.map(({ requests, more }) => [requests.length, more])).toEqual([
    [50, true],
    [50, true],
    [20, false],
    [0, false],
  ]);
  expect(pages.flatMap(names)).toEqual(Array.from({ length: 120 }, (_, at) => `N${119 - at}`));
});

test('filters show what they say', async () => {
  const bench = await keepingBench();
  await bench.put({ name: 'Overdue', dueAt: aFriday - hour });
  await bench.put({ name: 'Open', dueAt: aFriday + hour });
  await bench.put({ name: 'Done', dueAt: null });
  await bench.put({ name: 'Gone', reference: 'GI-AAAA-22' });
  await bench.requests.batch(lockStatements(bench.requests, { where: 'reference = ?1', bind: ['GI-AAAA-22'] }, aFriday));
  await bench.send({ kind: 'contact', payload: { fullName: 'Writer', email: 'w@x.test', phoneNumber: '020 2543 1234', message: 'Hello' } });
  const shown = async (query: Record<string, string>) =>
    names(await listRequests(bench.requests, bench.ring, filterFrom(query), aFriday)).sort();
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
  const bench = await keepingBench();
  for (const name of ['First', 'Second', 'Third']) await bench.put({ name });
  const wrote = (id: number, at: number, by: string, outcome: string) =>
    bench.requests
      .prepare("INSERT INTO events (request_id, at, by, outcome, key_id, iv, ciphertext) VALUES (?, ?, ?, ?, '', x'', x'')")
      .bind(id, at, by, outcome)
      .run();
  const asked = async (query: Record<string, string>, email?: string) => {
    const { requests } = await listRequests(bench.requests, bench.ring, filterFrom(query), aFriday, email);
    return requests.map(({ sender, done }) => [sender?.name, done?.outcome, done?.by]);
  };
  return { ...bench, wrote, asked };
}

test('the list shows what one person did that day', async () => {
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
test('a day of work begins at midnight in India', async () => {
  const { wrote, asked } = await workBench();
  const midnight = dayOf(aFriday) - ahead;
  await wrote(1, midnight - 1, 'asha@x.test', 'booked');
  await wrote(2, midnight, 'asha@x.test', 'booked');
  expect((await asked({ when: 'today' })).map(([name]) => name)).toEqual(['Second']);
  expect((await asked({ when: 'week' })).map(([name]) => name)).toEqual(['Second', 'First']);
});

test('an address keeps the filter and knows no e-mail', () => {
  const filter = filterFrom({ by: '0123456789ab', when: 'today', show: 'done' });
  expect(addressOfFilter(filter)).toBe('/requests?show=done&by=0123456789ab&when=today');
  expect(filterFrom({ by: 'asha@x.test', when: 'toString' })).toEqual(everything);
});

const asha: Someone = { name: 'Asha', lname: 'Kulkarni', phone: '9876543210', email: 'asha.k@mail.test', reference: 'GI-7K3Q-92' };
const others: ReadonlyArray<Someone> = [
  { name: 'Ashok', lname: 'Kulkarni', phone: '9876543219', email: 'ashok@mail.test', reference: 'GI-7K3Q-93' },
  { name: 'आशा', lname: 'देशपांडे', phone: '9123456780', email: 'other@mail.test', reference: 'GI-8M4R-73' },
];

async function searchBench(keys = [oldKey]) {
  const bench = await keepingBench(keys);
  for (const each of [asha, ...others]) await bench.put(each);
  return { ...bench, find: async (typed: string, ring = bench.ring) => names(await searchRequests(bench.requests, ring, typed)).sort() };
}

const ways = [
  'asha',
  'ASHA kulkarni',
  'Kulk asha',
  '9876543210',
  '+91 98765 43210',
  '3210',
  'Asha.K@mail.test',
  'GI-7K3Q-92',
  'gi 7k3q 92',
  '7k3q92',
];

test.each(ways)('a search finds her by %s, and nobody else', async (typed) => {
  const { find } = await searchBench();
  expect(await find(typed)).toEqual(['Asha Kulkarni']);
});

test('a search finds names by their beginnings, in either script', async () => {
  const { find } = await searchBench();
  expect(await find('ash')).toEqual(['Asha Kulkarni', 'Ashok Kulkarni']);
  expect(await find('आशा')).toEqual(['आशा देशपांडे']);
  expect(await find('देश')).toEqual(['आशा देशपांडे']);
});

test('a search finds nothing for what nobody wrote', async () => {
  const { find } = await searchBench();
  for (const typed of ['Asha Deshpande', 'sha', '98765', '0000', "' OR 1=1 --", '%', '@', 'GI-2222-22', ' '])
    expect(await find(typed)).toEqual([]);
});

test('a search finds what an older key marked', async () => {
  const { find } = await searchBench([oldKey]);
  expect(await find('asha', await keyRing([newKey, oldKey]))).toEqual(['Asha Kulkarni']);
  expect(await find('asha', await keyRing([newKey]))).toEqual([]);
});

test('nobody finds what is locked or erased', async () => {
  const bench = await searchBench();
  const which = { where: 'reference = ?1', bind: [asha.reference ?? ''] };
  for (const statements of [lockStatements(bench.requests, which, aFriday), eraseStatements(bench.requests, which)]) {
    await bench.requests.batch(statements);
    for (const typed of ways) expect(await bench.find(typed)).toEqual([]);
    // Who knows the reference is told what became of it, and no name.
    expect((await searchRequests(bench.requests, bench.ring, 'gi 7k3q 92')).gone).toBe('GI-7K3Q-92');
  }
});

test('what a search finds comes in pages too', async () => {
  const bench = await keepingBench();
  for (let at = 0; at < 60; at += 1) await bench.put({ name: 'Meera', at: aFriday + at });
  const [first, second] = await Promise.all([1, 2].map((page) => searchRequests(bench.requests, bench.ring, 'meera', page)));
  expect([first?.requests.length, first?.more, second?.requests.length, second?.more]).toEqual([50, true, 10, false]);
});
