/** Builds the site into dist/: Waku's build, then icons and share cards drawn, each prerendered page finished and the headers of the static files written. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { lostSignatures, reviewedPages } from '#checks/reviews.ts';
import { buildFailure } from '#commands/build/build-failure.ts';
import { buildDesk } from '#commands/build/desk.ts';
import { dropPrerenderedPages } from '#commands/build/drop-prerendered-pages.ts';
import { finishBuild } from '#commands/build/finish-build.ts';
import { drawIcons } from '#commands/build/icon-pictures.ts';
import { keepShell } from '#commands/build/keep-shell.ts';
import { drawSharePictures } from '#commands/build/share-pictures.ts';

export async function buildSite(): Promise<void> {
  for (const line of lostSignatures(await reviewedPages())) console.log(line);
  const waku = fileURLToPath(import.meta.resolve('waku/package.json')).replace('package.json', 'cli.js');
  const build = spawn(process.execPath, [waku, 'build'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  let failure: string | undefined;
  const listen = (text: Buffer) => {
    if (process.env.VERBOSE) process.stdout.write(text);
    said += String(text);
    failure ??= buildFailure(said);
    if (failure) build.kill();
  };
  build.stdout.on('data', listen);
  build.stderr.on('data', listen);
  const [code] = await once(build, 'close');
  if (failure) throw new Error(`The build failed: ${failure}`);
  if (code !== 0) throw new Error(`The build failed:\n${said.slice(-6000)}`);
  const folder = new URL('../../dist/public/', import.meta.url);
  await keepShell(folder);
  await Promise.all([drawIcons(folder), drawSharePictures(folder)]);
  await finishBuild(folder);
  await dropPrerenderedPages(new URL('../../dist/server/', import.meta.url));
  await buildDesk();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  console.log('Built into dist/.');
}
