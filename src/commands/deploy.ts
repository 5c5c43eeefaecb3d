/** Puts the site live: launch check, build, migrations of the real databases, `wrangler deploy`. `-- --anyway` goes ahead with sample values. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { prepareDatabases } from '#commands/cloudflare/local-databases.ts';
import { failed, wrangler, wranglerCli } from '#commands/cloudflare/wrangler.ts';
import { buildSite } from './build.ts';

const anyway = process.argv.includes('--anyway');
const practiceHasBackend = process.argv.includes('--own-backend');

async function run(file: string, ...words: ReadonlyArray<string>): Promise<void> {
  const [code] = await once(spawn(process.execPath, [file, ...words], { stdio: 'inherit' }), 'close');
  if (code !== 0) process.exit(1);
}

async function deploy(): Promise<void> {
  await run('src/commands/launch-check.ts', ...(anyway ? ['--anyway'] : []));
  // Before the work of building, which would be for nothing.
  await wrangler('whoami', '--json');
  process.env.LIVE = '1';
  await buildSite();
  await prepareDatabases(['--remote', '--config', 'wrangler.toml'], { samples: !practiceHasBackend });
  await run(wranglerCli, 'deploy', '--config', 'dist/server/wrangler.json');
}

await deploy().catch(failed);
