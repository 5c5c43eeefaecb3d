/**
 * Puts site and desk live: launch check, build, migrations of the real databases, `wrangler deploy` of both. `-- --anyway` goes ahead
 * with sample values, `-- --own-backend` without the sample articles, `-- --without-desk` with the site alone.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { deskConfigurationHere, deskProblems, missingSecrets } from '#commands/cloudflare/desk-configuration.ts';
import { prepareDatabases } from '#commands/cloudflare/local-databases.ts';
import { failed, wrangler, wranglerCli } from '#commands/cloudflare/wrangler.ts';
import { practice } from '#content/practice.ts';
import { buildSite } from './build.ts';

const practiceHasBackend = process.argv.includes('--own-backend');
const withDesk = !process.argv.includes('--without-desk');
const forLaunchCheck = process.argv.filter((word) => word === '--anyway' || word === '--without-desk');
const site = 'dist/server/wrangler.json';
const desk = 'dist/desk/wrangler.json';

async function run(file: string, ...words: ReadonlyArray<string>): Promise<void> {
  const [code] = await once(spawn(process.execPath, [file, ...words], { stdio: 'inherit' }), 'close');
  if (code !== 0) process.exit(1);
}

// Sample values may go live on request; a desk that lets in nobody, or everybody, may not.
function refuseUnfinishedDesk(): void {
  const problems = deskProblems(deskConfigurationHere(true));
  if (problems.length === 0) return;
  const lines = problems.map((problem) => `- ${problem}`).join('\n');
  throw new Error(
    `The desk cannot go live yet:\n${lines}\nREADME, "Put it live", says where each comes from. \`npm run deploy -- --without-desk\` puts the site live alone.`,
  );
}

/** Prints the secrets that the site has and the desk lacks; no command can read one in order to copy it. */
async function printMissingSecrets(): Promise<void> {
  const [ofSite, ofDesk] = [await wrangler('secret', 'list', '--config', site), await wrangler('secret', 'list', '--config', desk)];
  for (const name of missingSecrets(ofSite, ofDesk))
    console.log(`The desk lacks ${name}, which the site has; give it the same: npx wrangler secret put ${name} --config ${desk}`);
}

async function deploy(): Promise<void> {
  await run('src/commands/launch-check.ts', ...forLaunchCheck);
  // Before the build, which would be in vain.
  if (withDesk) refuseUnfinishedDesk();
  await wrangler('whoami', '--json');
  process.env.LIVE = '1';
  await buildSite();
  await prepareDatabases(['--remote', '--config', 'wrangler.toml'], { samples: !practiceHasBackend });
  await run(wranglerCli, 'deploy', '--config', site);
  if (!withDesk) return;
  // After the site, to which the desk is bound.
  await run(wranglerCli, 'deploy', '--config', desk);
  await printMissingSecrets();
  console.log(`The desk is at ${practice.adminUrl}. Its first owner: npm run staff -- owner you@example.com "Your Name" --remote`);
}

await deploy().catch(failed);
