/** `node tests/engines/installed.ts` fails with one sentence when an engine that `npm run engines` needs is not installed. */
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

function found(program: string, path: string): string | undefined {
  return path
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find((file) => {
      try {
        accessSync(file, constants.X_OK);
        return true;
      } catch {
        return false;
      }
    });
}

const needed: Readonly<Record<string, string>> = {
  'firefox-esr': 'firefox-esr',
  WebKitWebDriver: 'webkit2gtk-driver',
  Xvfb: 'xvfb',
};

/** What to install, in one sentence; undefined when all is there. */
export function missingEngines(path = process.env.PATH ?? ''): string | undefined {
  const missing = Object.entries(needed).flatMap(([program, name]) => (found(program, path) ? [] : [name]));
  if (missing.length === 0) return undefined;
  return `npm run engines also opens the site in Firefox and WebKit: install what is missing with \`sudo apt-get install ${missing.join(' ')}\` (Debian 12 or newer) and run it again.`;
}

export const programs = { firefox: () => found('firefox-esr', process.env.PATH ?? '') ?? 'firefox-esr' };

if (import.meta.main) {
  const sentence = missingEngines();
  if (sentence) console.error(sentence);
  process.exitCode = sentence ? 1 : 0;
}
