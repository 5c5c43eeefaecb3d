/** Waku's dev server in workerd, with bindings, the embedded backend and hot reload. For the desk, see `npm run desk`. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { prepareDatabases } from '#commands/cloudflare/local-databases.ts';
import { onShutdown } from './shutdown.ts';

// waku.config.ts reads the same variable.
await prepareDatabases(['--local', '--persist-to', process.env.STATE_DIR ?? '.wrangler/state', '--config', 'wrangler.toml']);
const waku = fileURLToPath(import.meta.resolve('waku/package.json')).replace('package.json', 'cli.js');
const server = spawn(process.execPath, [waku, 'dev', '--port', process.env.PORT ?? '3000'], { stdio: 'inherit' });
onShutdown(() => server.kill('SIGTERM'));
server.once('exit', (code) => {
  process.exitCode = code ?? 0;
});
