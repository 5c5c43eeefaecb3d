import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { type SignablePage, signablePages } from '#checks/reviews.ts';
import { type Signature, signPage } from '#commands/sign/sign-page.ts';
import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { hashOf } from '#content/reviews/page-hash.ts';

const today = '2026-11-25';
const fissure: Signature = { page: 'treatments/fisures', by: doctorName, on: today, next: '2028-11-25', remarks: '' };
const pages = await signablePages();

/** A file of signatures of our own, and what it holds. */
async function signatures(json: unknown = []) {
  const folder = await mkdtemp(join(tmpdir(), 'sign-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'reviews.json');
  await writeFile(path, JSON.stringify(json));
  return {
    sign: (signature: Partial<Signature>, among: ReadonlyArray<SignablePage> = pages) =>
      signPage({ ...fissure, ...signature }, { file: pathToFileURL(path), today, pages: among }),
    text: () => readFile(path, 'utf8'),
  };
}

test('a signature is written with the hash of the words', async () => {
  const { sign, text } = await signatures();
  const page = pages.find(({ id }) => id === fissure.page)?.page ?? 'triage';
  await sign({ page: 'triage', by: `dr  ${practice.doctor.name.toUpperCase()}`, remarks: 'Read with a colleague.' });
  await sign({ page: 'services/surgical-care' });
  await sign({ by: practice.doctor.name });
  const all = JSON.parse(await text());
  expect(all.map((entry: Signature) => entry.page)).toEqual(['services/surgical-care', 'treatments/fisures', 'triage']);
  expect(all[1]).toEqual({ ...fissure, hash: hashOf(page) });
  expect(all[2]).toMatchObject({ by: doctorName, hash: hashOf('triage'), remarks: 'Read with a colleague.' });
});

test('a page that is signed again keeps one entry', async () => {
  const { sign, text } = await signatures();
  await sign({});
  await sign({ next: '2029-01-01' });
  expect(JSON.parse(await text())).toEqual([expect.objectContaining({ page: fissure.page, next: '2029-01-01' })]);
});

const refused: ReadonlyArray<[string, Partial<Signature>, RegExp]> = [
  ['an unknown page', { page: 'treatments/fissures' }, /^There is no page 'treatments\/fissures'/],
  ['an article', { page: 'articles/fatty-liver' }, /^There is no page/],
  ['nobody’s name', { by: '' }, /^--by: who/],
  ['a title alone', { by: 'Dr. ' }, /^--by: who/],
  ['another doctor', { by: 'Dr. A. Nother' }, /is not the practice's doctor, Dr\. /],
  ['no next review', { next: '' }, /^--next: '' is not a day/],
  ['a next review that is past', { next: '2026-11-24' }, /^--next: 2026-11-24 is not in the future/],
  ['a next review today', { next: today }, /is not in the future/],
  ['a day that does not exist', { next: '2028-02-30' }, /is not a day/],
  ['a review yet to come', { on: '2026-11-26' }, /^--on: 2026-11-26 has not come/],
  ['a review on no day', { on: 'today' }, /^--on: 'today' is not a day/],
];
for (const [what, signature, words] of refused) {
  test(`signing is refused with ${what}, and nothing is written`, async () => {
    const { sign, text } = await signatures();
    expect(await sign(signature)).toEqual({ problem: expect.stringMatching(words) });
    expect(await text()).toBe('[]');
  });
}

test('a page with problems cannot be signed', async () => {
  const { sign, text } = await signatures();
  const faulty = pages.map((page) => (page.id === fissure.page ? { ...page, problems: () => ['900 words too many'] } : page));
  expect(await sign({}, faulty)).toEqual({ problem: 'treatments/fisures has problems to settle first:\n- 900 words too many' });
  expect(await text()).toBe('[]');
});

test('a file that is wrong already is left as it is', async () => {
  const { sign, text } = await signatures([{ page: 'triage' }]);
  await expect(sign({})).rejects.toThrow(/entry 1 \(triage\)/);
  expect(await text()).toBe('[{"page":"triage"}]');
});

test('the command lists every page and fails when it refuses', async () => {
  const command = fileURLToPath(new URL('../../src/commands/sign.ts', import.meta.url));
  const run = (...words: ReadonlyArray<string>) => promisify(execFile)(process.execPath, [command, ...words]);
  const { stdout } = await run('--list');
  for (const { id } of pages) expect(stdout).toMatch(new RegExp(`^${id} +(?:signed on|awaiting|changed)`, 'm'));
  await expect(run('nope', '--by', doctorName)).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining("no page 'nope'") });
  await expect(run()).rejects.toMatchObject({ code: 1, stderr: expect.stringMatching(/^PAGE --by/) });
});
