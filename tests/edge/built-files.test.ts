import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { wrangler } from '#commands/cloudflare/wrangler.ts';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { reviewOf } from '#content/reviews/review-of.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { rules } from '#content/triage.ts';

const scripts = globSync('dist/public/assets/*.js').map((file) => ({ name: basename(file), text: readFileSync(file, 'utf8') }));
const named = (start: string) => scripts.filter(({ name }) => name.startsWith(start));

/** Returns the other scripts that a script names, as imports or preloads. */
function namedBy(text: string): ReadonlyArray<string> {
  return scripts.map(({ name }) => name).filter((name) => text.includes(name));
}

// A script's name hashes its contents, including the names of its imports: browsers reload every renamed script.
test('built library scripts import none of our own scripts', () => {
  expect(named('lib-').map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toEqual(
    expect.arrayContaining(['lib-embla', 'lib-motion', 'lib-react', 'lib-valibot', 'lib-waku']),
  );
  const ofOurs = named('lib-').flatMap(({ name, text }) => namedBy(text).map((other) => [name, other]));
  expect(ofOurs.filter(([, other = '']) => !/^(?:lib|rolldown-runtime)-/.test(other))).toEqual([]);
});

test('changing one island renames at most four other scripts', () => {
  const [start, hydrate] = ['index-', 'hydrate-'].map((name) => named(name)[0]?.name);
  const naming = (file: string | undefined) => scripts.filter(({ text }) => text.includes(`${file}`)).map(({ name }) => name);
  expect(naming(hydrate)).toEqual([start]);
  expect(
    naming(start)
      .map((name) => name.replace(/-[\w-]{8}\.js$/, ''))
      .toSorted(),
  ).toEqual(['home-above-posts', 'hydrate', 'search-box', 'treatment']);
});

test('no browser script contains the build id', () => {
  const mark = /"_buildId":"([\w-]+)"/.exec(readFileSync('dist/public/RSC/R/privacy.txt', 'utf8'))?.[1] ?? '';
  expect(mark).toMatch(/^[\w-]{8}$/);
  expect(readFileSync('dist/public/privacy/index.html', 'utf8')).toContain(`data-build="${mark}"`);
  expect(scripts.filter(({ text }) => text.includes(mark)).map(({ name }) => name)).toEqual([]);
});

/** Returns the modules of a Worker's upload and its size in KiB with gzip. */
async function uploadOf(config: string): Promise<{ modules: ReadonlyArray<string>; size: number }> {
  const said = await wrangler('deploy', '--dry-run', '--config', config);
  const modules = [...said.matchAll(/^│ (\S+) +│ (?:esm|text|wasm|buffer|commonjs) /gm)].map(([, name = '']) => name);
  const size = Number(/Total Upload: .* gzip: ([\d.]+) KiB/.exec(said)?.[1]);
  return { modules, size };
}

// An isolate parses its whole Worker before its first answer.
test.each([
  ['server', 600],
  ['desk', 330],
])('the Worker upload of dist/%s is at most %i KiB gzipped', async (folder, most) => {
  expect((await uploadOf(`dist/${folder}/wrangler.json`)).size).toBeLessThanOrEqual(most);
});

test('the desk’s Worker upload has no additional modules', async () => {
  expect((await uploadOf('dist/desk/wrangler.json')).modules).toEqual([]);
});

test('the desk’s Worker leaves out detector, rulebook, renderer and second table', () => {
  const worker = readFileSync('dist/desk/worker/worker.js', 'utf8');
  const { long } = emergencyWords('choking');
  expect(long.length).toBeGreaterThan(20);
  // What a mark may name is there, and nothing that the rulebook says beside it.
  expect(worker).toContain(long);
  // The last is in the table of names that micromark brings of its own.
  const left = [rules['bowel-habit'].words, triageEvidence.sources.NhsChoking.url, 'haematemesis', 'startFlowing'];
  for (const part of [...left, 'CounterClockwiseContourIntegral']) expect([part, worker.includes(part)]).toEqual([part, false]);
});

test('the site’s Worker upload contains no prerendered page', async () => {
  const { modules } = await uploadOf('dist/server/wrangler.json');
  expect(modules).toContain('__waku_build_metadata.js');
  expect(readFileSync('dist/server/__waku_build_metadata.js', 'utf8')).not.toContain('slot/page:');
});

test('the site’s Worker upload contains no development code', () => {
  const texts = globSync('dist/server/**/*.js').map((file) => readFileSync(file, 'utf8'));
  for (const part of ['come from the same tokens', 'unsafe-eval'])
    expect([part, texts.some((text) => text.includes(part))]).toEqual([part, false]);
});

const sheet = (name: string) => readFileSync(globSync(`dist/public/assets/${name}-*.css`)[0] ?? '', 'utf8');

test('the treatment pages and their data alone name the lean sheet', () => {
  const files = globSync(['dist/public/**/*.html', 'dist/public/RSC/R/**/*.txt']);
  const naming = (start: string) => files.filter((file) => readFileSync(file, 'utf8').includes(`/assets/${start}-`)).toSorted();
  const treatmentFiles = files.filter((file) => /^dist\/public\/(?:RSC\/R\/)?treatment[/.]/.test(file)).toSorted();
  expect(treatmentFiles.length).toBeGreaterThan(70);
  expect(naming('_lean')).toEqual(treatmentFiles);
  expect(naming('_root').filter((file) => treatmentFiles.includes(file))).toEqual([]);
});

// No page of the build has these elements: scripts make them.
test.each(['forms/your-requests.ts', 'forms/callback-form.tsx', 'forms/form-status.tsx', 'forms/receipts.tsx', 'search-box.tsx'])(
  'the lean sheet has every class that islands/%s writes',
  (file) => {
    const words = new Set(readFileSync(`src/islands/${file}`, 'utf8').split(/[\s"'`]+/));
    const selectors = [...words].filter((word) => /^[a-z]/.test(word)).map((word) => `.${word.replace(/[^\w-]/g, '\\$&')}{`);
    const needed = selectors.filter((selector) => sheet('_root').includes(selector));
    expect(needed.length).toBeGreaterThan(2);
    expect(needed.filter((selector) => !sheet('_lean').includes(selector))).toEqual([]);
  },
);

const pages = [
  ...treatments.map((page) => [hrefOfTreatment(page), reviewOf(page).state] as const),
  ...servicePages.map((page) => [hrefOfService(page), reviewOf(page).state] as const),
];

test('only signed pages of the build name a reviewer', () => {
  for (const [href, state] of pages) {
    const html = readFileSync(`dist/public${href}/index.html`, 'utf8');
    const named = /Reviewed by|Reviewer:|"reviewedBy"|"lastReviewed"/.test(html);
    expect([href, named, html.includes('Awaiting review')]).toEqual([href, state === 'signed', state !== 'signed']);
  }
});

test('neither Worker nor scripts contain the code that checks signatures', () => {
  const scripts = [...globSync('dist/server/**/*.js'), ...globSync('dist/public/**/*.js')].map((file) => readFileSync(file, 'utf8'));
  expect(scripts.length).toBeGreaterThan(10);
  for (const words of ['is not 16 hexadecimal digits', 'createHash', 'signed by another doctor'])
    expect([words, scripts.filter((script) => script.includes(words)).length]).toEqual([words, 0]);
});
