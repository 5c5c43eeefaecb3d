/**
 * Lists the obstacles to a launch: sample values, claims that disagree, unsigned pages, unchecked sources. Exits 1 if there is any,
 * but 0 with `--anyway`; `--without-desk` leaves the desk out.
 */
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { readContentFiles } from '#checks/content-files.ts';
import { launchProblems, readSamples } from '#checks/launch.ts';
import { reviewedPages } from '#checks/reviews.ts';
import { deskConfigurationHere, deskProblems } from '#commands/cloudflare/desk-configuration.ts';
import { unbroughtSignatures } from '#commands/reviews/desk-signatures.ts';
import { howIDecide } from '#content/about.ts';
import { operations } from '#content/operations.ts';
import { practice } from '#content/practice.ts';
import { pageId } from '#content/review.ts';
import { testimonials } from '#content/testimonials.ts';
import { triageEvidence } from '#content/triage/evidence.ts';

const anyway = process.argv.includes('--anyway');
const withDesk = !process.argv.includes('--without-desk');
const root = new URL('../../', import.meta.url);

async function localSecrets(): Promise<NodeJS.Dict<string>> {
  return readFile(new URL('.dev.vars', root), 'utf8').then(parseEnv, () => ({}));
}

const reviews = new Map((await reviewedPages()).map(({ id, ...page }) => [id, page]));
const encryptionKeys = process.env.OUTBOX_KEYS || (await localSecrets()).OUTBOX_KEYS || undefined;
const groups = launchProblems({
  practice,
  samples: readSamples(root),
  testimonials,
  operations,
  howIDecide,
  encryptionKeys,
  // A sample adminUrl is listed among the samples, and wrangler reports missing database ids.
  desk: withDesk ? deskProblems(deskConfigurationHere(true)).filter((problem) => !/sample|database_id/.test(problem)) : undefined,
  unbrought: await unbroughtSignatures(),
  pages: [
    { name: 'The triage rulebook', ...reviews.get(pageId('triage')), sources: Object.values(triageEvidence.sources) },
    ...(await readContentFiles()).map(({ kind, page }) =>
      kind === 'article'
        ? { name: `Article: ${page.title}`, sources: Object.values(page.evidence.sources) }
        : { name: page.name, ...reviews.get(pageId(page)), sources: Object.values(page.evidence.sources) },
    ),
  ],
  today: new Date().toISOString().slice(0, 10),
});

for (const { title, problems } of groups) {
  console.log(`${title} (${problems.length})`);
  for (const problem of problems) console.log(`  - ${problem}`);
  console.log('');
}

console.log(
  encryptionKeys
    ? 'Not known: whether Cloudflare holds the OUTBOX_KEYS seen here. `wrangler secret list` shows its names.'
    : 'Not known: whether OUTBOX_KEYS is set. It is in neither the environment nor .dev.vars, and this check cannot see what Cloudflare holds; `wrangler secret list` shows its names.',
);
if (withDesk)
  console.log(
    'Not known: whether the desk has an owner, and whether Access lets exactly your staff in. Tick off: `npm run staff -- owner you@example.com "Your Name" --remote`; the policy of the Access application names each of them, and nobody else.',
  );
console.log(
  'Not known: whether the values above are right, only that they are no longer the samples. Articles have no signature of their own.',
);

const count = groups.reduce((sum, { problems }) => sum + problems.length, 0);
if (count === 0) console.log('Nothing stands in the way of a launch.');
else if (anyway) console.log(`${count} lines, and going ahead anyway, as asked.`);
else {
  console.log(`${count} lines to settle first. \`--anyway\` goes ahead without.`);
  process.exitCode = 1;
}
