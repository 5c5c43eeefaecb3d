/**
 * `npm run returning`: which scripts and styles a returning visitor loads again. Builds the site in a temporary folder unchanged,
 * unchanged again, with a word of a treatment changed, and with an island changed. Fails if a library's file name changes, or a
 * file that the change does not concern.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';

type Change = { file: string; from: string; to: string };

const root = fileURLToPath(new URL('../..', import.meta.url));
const left = new Set(['node_modules', 'dist', '.git', '.wrangler']);

async function filesOf(change?: Change): Promise<ReadonlyArray<string>> {
  const folder = await mkdtemp(join(tmpdir(), 'site-'));
  try {
    await cp(root, folder, { recursive: true, filter: (path) => !left.has(basename(path)) });
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
    if (change) {
      const text = await readFile(join(folder, change.file), 'utf8');
      if (!text.includes(change.from)) throw new Error(`${change.file} does not say '${change.from}' any more.`);
      await writeFile(join(folder, change.file), text.replace(change.from, change.to));
    }
    const build = spawn(process.execPath, ['src/commands/build.ts'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    const [code] = await once(build, 'close');
    if (code !== 0) throw new Error('A copy could not be built.');
    return (await readdir(join(folder, 'dist/public/assets'))).filter((file) => /\.(?:js|css)$/.test(file));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

type Build = {
  what: string;
  change?: Change;
  /** The only files whose names must change. */
  again: RegExp;
};

const builds: ReadonlyArray<Build> = [
  { what: 'the same source again', again: /^$/ },
  {
    what: 'a word of a treatment',
    change: {
      file: 'src/content/treatments/gallbladderstones.ts',
      from: 'a small bag under the liver',
      to: 'a little bag under the liver',
    },
    again: /^$/,
  },
  {
    what: 'a word of an island',
    change: { file: 'src/islands/post-cards.tsx', from: 'Read More<', to: 'Read on<' },
    // The island, the two files that list all islands, and those that import dynamically through the boot chunk's helper.
    again: /^(?:post-cards|hydrate|index|carousel|organ-pointer|search-box)-/,
  },
];

const first = await filesOf();
console.log(`${first.length} scripts and styles, of which ${first.filter((file) => file.startsWith('lib-')).length} libraries\n`);
let failed = false;
for (const { what, change, again } of builds) {
  const files = await filesOf(change);
  const other = files.filter((file) => !first.includes(file));
  const wrong = other.filter((file) => !again.test(file));
  const kept = first.length - first.filter((file) => !files.includes(file)).length;
  console.log(`${wrong.length === 0 ? '✓' : '✗'} ${what}: ${kept} keep their names; new: ${other.join(', ') || 'none'}`);
  failed ||= wrong.length > 0;
}
if (failed) process.exitCode = 1;
