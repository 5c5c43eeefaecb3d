/** Builds site and desk into dist/: Waku's build, icons and share cards, finished pages, headers of the static files, the desk. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { lostSignatures, reviewedPages } from '#checks/reviews.ts';
import { buildFailure } from '#commands/build/build-failure.ts';
import { buildDesk } from '#commands/build/desk.ts';
import { dropPrerenderedPages, finishBuild, keepShell } from '#commands/build/finish-build.ts';
import { drawIcons } from '#commands/build/icon-pictures.ts';
import { linkLeanSheet } from '#commands/build/lean-sheet.ts';
import { lightenDrawings } from '#commands/build/lighter-drawings.ts';
import { drawSharePictures } from '#commands/build/share-pictures.ts';

export async function buildSite(): Promise<void> {
  for (const line of lostSignatures(await reviewedPages())) console.log(line);
  const waku = fileURLToPath(import.meta.resolve('waku/package.json')).replace('package.json', 'cli.js');
  const build = spawn(process.execPath, [waku, 'build'], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let failure: string | undefined;
  const read = (text: Buffer) => {
    if (process.env.VERBOSE) process.stdout.write(text);
    output += String(text);
    failure ??= buildFailure(output);
    if (failure) build.kill();
  };
  build.stdout.on('data', read);
  build.stderr.on('data', read);
  const [code] = await once(build, 'close');
  if (failure) throw new Error(`The build failed: ${failure}`);
  if (code !== 0) throw new Error(`The build failed:\n${output.slice(-6000)}`);
  const folder = new URL('../../dist/public/', import.meta.url);
  await keepShell(folder);
  await Promise.all([drawIcons(folder), drawSharePictures(folder)]);
  // Only now, because the pictures read the drawings.
  await lightenDrawings(folder);
  await finishBuild(folder);
  await linkLeanSheet(folder);
  await dropPrerenderedPages(new URL('../../dist/server/', import.meta.url));
  await buildDesk();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await buildSite();
  console.log('Built into dist/.');
}
