import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { writeReviews } from '#commands/reviews/write-reviews.ts';
import { doctorName } from '#content/contact-links.ts';
import type { ReviewEntry } from '#content/reviews/entries.ts';
import { hashOf } from '#content/reviews/page-hash.ts';
import { addRemark, openRemarks, settleRemark } from '#desk/signing/remarks.ts';
import { addSignature, type DeskSignature, newestSignatures } from '#desk/signing/signatures.ts';
import { freshDatabase } from '#tests/databases.ts';

const pages = await signablePages();
const hash = (id: string) => hashOf(pages.find((page) => page.id === id)?.page ?? 'triage');
const days = { on: '2026-11-20', next: '2028-11-20' };
const entryOf = (page: string): ReviewEntry => ({ page, hash: hash(page), by: doctorName, ...days, remarks: '' });

/** A desk with a database of its own, and a file of signatures beside it. */
async function bench(entries: unknown = []) {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'reviews.json');
  await writeFile(path, JSON.stringify(entries));
  const db = await freshDatabase('migrations');
  return {
    db,
    sign: (page: string, more: Partial<DeskSignature> = {}) =>
      addSignature(db, { page, hash: hash(page), by: doctorName, days, at: 1, email: 'meera@practice.test', ...more }),
    remark: (page: string, text: string, quote = '') =>
      addRemark(db, { page, hash: hash(page), block: quote && 'b-0000000000', quote, text, by: 'Asha', at: 1 }),
    bring: async () => writeReviews(pathToFileURL(path), { signatures: await newestSignatures(db), remarks: await openRemarks(db) }, pages),
    file: async (): Promise<unknown> => JSON.parse(await readFile(path, 'utf8')),
    text: () => readFile(path, 'utf8'),
  };
}

test('copies signatures from the desk into reviews.json', async () => {
  const { sign, bring, file } = await bench();
  await sign('triage');
  await sign('services/surgical-care');
  await sign('treatments/fisures', { days: { on: '2025-01-01', next: '2026-01-01' } });
  await sign('treatments/fisures');
  const said = await bring();
  expect(await file()).toEqual(['services/surgical-care', 'treatments/fisures', 'triage'].map(entryOf));
  expect(said).toMatch(/^Taken into .*\(3\)\n/);
  expect(said).toContain('commit src/content/reviews.json');
  expect(await bring()).toContain('Nothing in it had to change.');
});

test('skips signatures of changed text, other doctors and missing pages', async () => {
  const { sign, bring, file } = await bench([entryOf('triage')]);
  await sign('triage', { hash: '0'.repeat(16) });
  await sign('treatments/fisures', { hash: '0'.repeat(16) });
  await sign('treatments/polyps', { by: 'Dr. A. Nother' });
  await sign('treatments/renamed');
  const said = await bring();
  expect(await file()).toEqual([entryOf('triage')]);
  expect(said).toMatch(/changed since review\) \(2\)\n {2}treatments\/fisures\n {2}triage\n/);
  expect(said).toMatch(/not the practice’s \(1\)\n {2}treatments\/polyps\n/);
  expect(said).toMatch(/no such page any more \(1\)\n {2}treatments\/renamed\n/);
});

test('removes a withdrawn signature from reviews.json', async () => {
  const { sign, bring, file } = await bench([entryOf('treatments/fisures'), entryOf('triage')]);
  await sign('triage');
  await sign('triage', { days: undefined });
  expect(await bring()).toContain('Taken back by the doctor');
  expect(await file()).toEqual([entryOf('treatments/fisures')]);
});

// A desk that was just set up must not wipe out what was signed before.
test('an empty desk leaves reviews.json unchanged', async () => {
  const { bring, text } = await bench([entryOf('treatments/fisures')]);
  const before = await text();
  await bring();
  expect(JSON.parse(await text())).toEqual(JSON.parse(before));
});

test('prints open remarks with quotes and copies them into reviews.json', async () => {
  const { db, sign, remark, bring, file } = await bench();
  await sign('treatments/fisures');
  await remark('treatments/fisures', 'Say how long.', 'It heals soon.');
  await remark('treatments/polyps', 'A second look?\nPlease.');
  await remark('treatments/polyps', 'Settled long ago.');
  await settleRemark(db, { page: 'treatments/polyps', id: 3, by: doctorName, at: 2 });
  const said = await bring();
  expect(said).toContain('Open remarks (2)\n  treatments/fisures\n    “It heals soon.”\n    Asha: Say how long.\n  treatments/polyps\n');
  expect(said).not.toContain('Settled long ago');
  expect(await file()).toEqual([{ ...entryOf('treatments/fisures'), remarks: '“It heals soon.” Asha: Say how long.' }]);
});

test('leaves an invalid reviews.json unchanged and names the faulty entry', async () => {
  const { sign, bring, text } = await bench([{ page: 'triage' }]);
  await sign('treatments/fisures');
  await expect(bring()).rejects.toThrow(/entry 1 \(triage\)/);
  expect(await text()).toBe('[{"page":"triage"}]');
});

test('a remark can be settled once, only from its page', async () => {
  const { db, remark } = await bench();
  await remark('treatments/fisures', 'Why?');
  const settle = (page: string) => settleRemark(db, { page, id: 1, by: 'Asha', at: 2 });
  expect(await settle('treatments/polyps')).toBe(false);
  expect(await settle('treatments/fisures')).toBe(true);
  expect(await settle('treatments/fisures')).toBe(false);
});
