/** @module-tag long */
import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { wrangler } from '#commands/cloudflare/wrangler.ts';
import { findTreatment, hrefOfTreatment } from '#content/catalogue.ts';
import { doctorName } from '#content/contact-links.ts';
import { text as hindi } from '#content/languages/hi/words.ts';
import { addSignatures, newestSignatures } from '#desk/signing/signatures.ts';
import { formOf, startDesk } from '#tests/desk-site.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
let project: string;
beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'signed-build-'));
  const parts = ['src', 'public', 'package.json', 'tsconfig.json', 'waku.config.ts', 'wrangler.toml'];
  await Promise.all(parts.map((part) => cp(join(root, part), join(project, part), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'));
});
afterAll(() => rm(project, { recursive: true }));

const run = async (command: string, env: NodeJS.Dict<string> = {}, ...words: ReadonlyArray<string>) => {
  // Without the test runner's NODE_ENV, which would change the build.
  const { PATH, HOME } = process.env;
  const options = { cwd: project, env: { PATH, HOME, ...env } as unknown as NodeJS.ProcessEnv };
  return (await promisify(execFile)(process.execPath, [`src/commands/${command}.ts`, ...words], options)).stdout;
};

/** Signs pages at a desk like the doctor's browser, and returns the desk's signatures. */
async function signedAtTheDesk(ids: ReadonlyArray<string>) {
  const site = await startDesk();
  try {
    const asDoctor = await site.signIn('doctor');
    for (const id of ids) {
      const form = async () => {
        const page = await (await asDoctor(`/pages/${id}?part=all`)).text();
        const fieldOf = (name: string) => new RegExp(`<input[^>]*name="${name}"[^>]* value="([^"]+)"`).exec(page)?.[1] ?? '';
        return { parts: fieldOf('parts'), on: fieldOf('on'), next: fieldOf('next') };
      };
      // A page of many parts shows one after the other, and once all are signed the first again.
      const seen = new Set<string>();
      for (let fields = await form(); !seen.has(fields.parts); fields = await form()) {
        seen.add(fields.parts);
        expect([id, (await asDoctor(`/pages/${id}/sign`, formOf(fields))).status]).toEqual([id, 303]);
      }
    }
    return await newestSignatures(site.env.DB);
  } finally {
    await site.close();
  }
}

async function changeText(name: string, part = 'aims', folder = 'treatments'): Promise<void> {
  const file = join(project, `src/content/${folder}/${name}.ts`);
  const text = await readFile(file, 'utf8');
  const changed = text.replace(new RegExp(`(\\n {2}${part}:\\s+['"\`])`), '$1Today. ');
  expect(changed).not.toBe(text);
  await writeFile(file, changed);
}

async function builtPage(link: string): Promise<{ named: boolean; awaits: boolean }> {
  const page = findTreatment(link);
  const html = await readFile(join(project, `dist/public${page && hrefOfTreatment(page)}/index.html`), 'utf8');
  return { named: html.includes('Reviewed by') && html.includes(`"reviewedBy"`), awaits: html.includes('Awaiting review') };
}

const hindiPage = async (path: string) => {
  const html = await readFile(join(project, `dist/public/hi/${path}/index.html`), 'utf8');
  const { unreviewed, updating } = hindi.language;
  return {
    named: html.includes('यह अनुवाद') && html.includes('data-due='),
    unreviewed: html.includes(unreviewed),
    hidden: /<meta[^>]*content="noindex"/.test(html),
    updating: html.includes(updating),
  };
};

const english = ['treatments/fisures', 'treatments/polyps', 'treatments/fistulas'];
const forms = ['hi/forms', 'hi/form-errors', 'hi/form-pages'];
const unsigned = { named: false, unreviewed: true, hidden: true, updating: false };

// One page stays unchanged; one changes before the signatures are exported, one afterwards.
test('a page signed at the desk is built with its reviewer', { timeout: 900_000 }, async () => {
  const signatures = await signedAtTheDesk([...english, ...english.map((id) => `hi/${id}`), ...forms]);
  const state = join(project, 'state');
  const local = ['--local', '--persist-to', state, '--config', join(root, 'wrangler.toml')];
  await wrangler('d1', 'migrations', 'apply', 'DB', ...local);
  await withDatabase({ binding: 'DB', live: false, state }, async (db) => {
    await addSignatures(
      db,
      signatures.map((signature) => ({ ...signature, email: 'meera@practice.test', blocks: [] })),
    );
  });
  await changeText('polyps');
  const waits =
    /not in reviews\.json.*\(9\)\n(?: {2}- hi\/.*\n){6} {2}- treatments\/fistulas: .*\n {2}- treatments\/fisures: .*\n {2}- treatments\/polyps: help, options, operation\n/;
  expect(await run('launch-check', { STATE_DIR: state }, '--anyway')).toMatch(waits);
  const said = await run('reviews', { STATE_DIR: state });
  expect(await run('launch-check', { STATE_DIR: state }, '--anyway')).not.toContain('not in reviews.json');
  expect(said).toMatch(
    /^Taken into .* \(9\)\n(?: {2}hi\/.*\n){6} {2}treatments\/fistulas: .*\n {2}treatments\/fisures: .*\n {2}treatments\/polyps: help, options, operation\n/,
  );
  expect(said).toMatch(/\(changed since review\) \(1\)\n {2}treatments\/polyps: rest\n/);
  const file = JSON.parse(await readFile(join(project, 'src/content/reviews.json'), 'utf8'));
  expect(new Set(file.map(({ page, by }: { page: string; by: string }) => `${page} ${by}`))).toEqual(
    new Set([...english, ...english.map((id) => `hi/${id}`), ...forms].map((id) => `${id} ${doctorName}`)),
  );
  await changeText('fistulas');
  await changeText('fistulas', 'description');
  await changeText('polyps', 'description', 'languages/hi/treatments');
  expect(await run('build')).toContain('treatments/fistulas: changed since review');
  expect(await builtPage('fisures')).toEqual({ named: true, awaits: false });
  expect(await builtPage('polyps')).toEqual({ named: false, awaits: true });
  expect(await builtPage('fistulas')).toEqual({ named: false, awaits: true });
  // Of the Hindi pages one stays unchanged; of one the Hindi changes, of one the English.
  expect(await hindiPage('treatment/proctology/fisures')).toEqual({ named: true, unreviewed: false, hidden: false, updating: false });
  expect(await hindiPage('treatment/stomach-cancer/polyps')).toEqual(unsigned);
  expect(await hindiPage('treatment/proctology/fistulas')).toEqual({ ...unsigned, updating: true });
  expect(await hindiPage('callback')).toMatchObject({ named: true, unreviewed: false, hidden: false });
  expect(await hindiPage('privacy/withdraw')).toEqual(unsigned);
  const forWorker = JSON.parse(await readFile(join(project, 'dist/public/translated-reviews.json'), 'utf8'));
  expect(forWorker.hi).toMatchObject({
    '/callback': { state: 'signed', by: doctorName },
    '/contact': { state: 'signed', by: doctorName },
    '/privacy/withdraw': { state: 'awaiting review' },
  });
});
