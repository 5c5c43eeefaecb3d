import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { signablePages } from '#checks/reviews.ts';
import { writeReviews } from '#commands/reviews/write-reviews.ts';
import { doctorName } from '#content/contact-links.ts';
import { partHash } from '#content/reviews/blocks.ts';
import type { ReviewEntry } from '#content/reviews/entries.ts';
import { partsOf } from '#content/reviews/page-parts.ts';
import { addRemark, openRemarks } from '#desk/signing/remarks.ts';
import { addSignatures, type NewSignature, newestSignatures } from '#desk/signing/signatures.ts';
import { freshDatabase } from '#tests/databases.ts';

const pages = await signablePages();
const partsIn = (id: string) => partsOf(pages.find((page) => page.id === id)?.page ?? 'triage');
const days = { on: '2026-11-20', next: '2028-11-20' };
const entriesOf = (page: string): ReadonlyArray<ReviewEntry> =>
  partsIn(page).map((part) => ({ page, part: part.key, hash: partHash(part), by: doctorName, ...days }));
const sorted = (entries: ReadonlyArray<ReviewEntry>) =>
  entries.toSorted((a, b) => (`${a.page} ${a.part}` < `${b.page} ${b.part}` ? -1 : 1));

/** A desk with a database of its own, and a file of signatures beside it. */
async function bench(entries: unknown = []) {
  const folder = await mkdtemp(join(tmpdir(), 'reviews-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'reviews.json');
  await writeFile(path, JSON.stringify(entries));
  const db = await freshDatabase('migrations');
  return {
    db,
    sign: (page: string, more: Partial<NewSignature> = {}) =>
      addSignatures(
        db,
        entriesOf(page).map(({ part, hash }) => {
          const signature = { page, part, hash, by: doctorName, days, at: 1, email: 'meera@practice.test', blocks: [] };
          return { ...signature, ...more };
        }),
      ),
    bring: async () =>
      writeReviews(pathToFileURL(path), { signatures: await newestSignatures(db), openRemarks: await openRemarks(db) }, pages),
    file: async (): Promise<unknown> => JSON.parse(await readFile(path, 'utf8')),
    text: () => readFile(path, 'utf8'),
  };
}

test('npm run reviews copies signatures from the desk into reviews.json', async () => {
  const { sign, bring, file } = await bench();
  await sign('triage');
  await sign('services/surgical-care');
  await sign('treatments/fisures', { days: { on: '2025-01-01', next: '2026-01-01' } });
  await sign('treatments/fisures');
  const said = await bring();
  expect(await file()).toEqual(sorted(['services/surgical-care', 'treatments/fisures', 'triage'].flatMap(entriesOf)));
  expect(said).toMatch(/^Taken into .*\(3\)\n/);
  expect(said).toContain(`3 of ${pages.length} pages are signed whole`);
  expect(said).toContain('commit src/content/reviews.json');
  expect(await bring()).toContain('Nothing in it had to change.');
});

test('npm run reviews copies the signed parts of an unfinished page', async () => {
  const { db, bring, file } = await bench();
  const [first] = entriesOf('treatments/fisures');
  await addSignatures(db, [{ ...(first ?? expect.fail()), days, at: 1, email: 'meera@practice.test', blocks: [] }]);
  expect(await bring()).toContain(`0 of ${pages.length} pages are signed whole`);
  expect(await file()).toEqual([first]);
});

test('npm run reviews skips changed texts, other doctors and missing pages', async () => {
  const { sign, bring, file } = await bench(sorted(entriesOf('triage')));
  await sign('triage', { hash: '0'.repeat(16) });
  await sign('treatments/fisures', { hash: '0'.repeat(16) });
  await sign('treatments/polyps', { by: 'Dr. A. Nother' });
  await sign('treatments/fistulas', { part: 'renamed' });
  const said = await bring();
  expect(await file()).toEqual(sorted(entriesOf('triage')));
  expect(said).toMatch(/changed since review\) \(2\)\n {2}treatments\/fisures: .*\n {2}triage: .*\n/);
  expect(said).toMatch(/not the practice’s \(1\)\n {2}treatments\/polyps: /);
  expect(said).toMatch(/no such page or part any more \(1\)\n {2}treatments\/fistulas: renamed\n/);
});

test('npm run reviews removes a withdrawn signature from reviews.json', async () => {
  const { sign, bring, file } = await bench(sorted([...entriesOf('treatments/fisures'), ...entriesOf('triage')]));
  await sign('triage');
  await sign('triage', { days: undefined });
  expect(await bring()).toContain('Taken back by the doctor');
  expect(await file()).toEqual(sorted(entriesOf('treatments/fisures')));
});

// A desk that was just set up must not wipe out what was signed before.
test('npm run reviews with an empty desk leaves reviews.json unchanged', async () => {
  const { bring, text } = await bench(sorted(entriesOf('treatments/fisures')));
  const before = await text();
  await bring();
  expect(await text()).toBe(before);
});

// The workflow's log may be public, and a remark may name somebody.
test('npm run reviews counts open remarks without printing their words', async () => {
  const { db, bring } = await bench();
  for (const page of ['treatments/polyps', 'triage'])
    await addRemark(db, { page, block: '', quote: '', text: 'A second look, please.', by: 'Asha', at: 1 });
  const said = await bring();
  expect(said).toContain('Remarks without an answer: 2');
  expect(said).not.toContain('second look');
});

test('npm run reviews names an invalid entry and changes nothing', async () => {
  const { sign, bring, text } = await bench([{ page: 'triage' }]);
  await sign('treatments/fisures');
  await expect(bring()).rejects.toThrow(/entry 1 \(triage\)/);
  expect(await text()).toBe('[{"page":"triage"}]');
});
