import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');
const workflow = read('.github/workflows/reviews.yml');
const file = /^ {6}FILE: (.*)$/m.exec(workflow)?.[1] ?? '';

// The last step, without its indent.
const script = (workflow.split(/^ {8}run: \|\n/m)[1] ?? '').replace(/^ {10}/gm, '');

/** A checkout with its origin, and a stand-in for GitHub's command that writes down what it is asked for. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'workflow-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const here = join(folder, 'here');
  const asked = join(folder, 'asked');
  const run = (command: string, ...words: ReadonlyArray<string>) =>
    execFileSync(command, words, {
      cwd: here,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      env: {
        PATH: `${folder}/bin:${process.env.PATH}`,
        HOME: folder,
        FILE: file,
        BRANCH: 'reviews',
        ASKED: asked,
      } as unknown as NodeJS.ProcessEnv,
    });
  mkdirSync(join(folder, 'bin'));
  mkdirSync(join(here, 'src/content'), { recursive: true });
  const gh = '#!/bin/sh\nif [ "$2" = list ]; then [ -f "$ASKED" ] && echo \'{"number":1}\'; exit 0; fi\necho "$1 $2" >> "$ASKED"\n';
  writeFileSync(join(folder, 'bin/gh'), gh, { mode: 0o755 });
  writeFileSync(join(here, file), '[]\n');
  run('git', 'init', '--quiet', '--bare', '../origin');
  run('git', 'init', '--quiet', '--initial-branch', 'main');
  run('git', 'remote', 'add', 'origin', '../origin');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@practice.test', 'add', '.');
  run('git', '-c', 'user.name=a', '-c', 'user.email=a@practice.test', 'commit', '--quiet', '-m', 'First');
  return {
    sign: (text: string) => writeFileSync(join(here, file), text),
    propose: () => run('bash', '-e', '-o', 'pipefail', '-c', script),
    proposed: () => run('git', '--git-dir', '../origin', 'show', `reviews:${file}`),
    back: () => run('git', 'checkout', '--quiet', 'main'),
    asked: () => (existsSync(asked) ? readFileSync(asked, 'utf8') : ''),
  };
}

test('reviews.yml opens one pull request for all changed signatures', () => {
  const { sign, propose, proposed, back, asked } = checkout();
  sign('["first"]\n');
  propose();
  expect([proposed(), asked()]).toEqual(['["first"]\n', 'pr create\n']);
  back();
  sign('["second"]\n');
  propose();
  expect([proposed(), asked()]).toEqual(['["second"]\n', 'pr create\n']);
});

test('reviews.yml opens no pull request without changed signatures', () => {
  const { propose, proposed, asked } = checkout();
  propose();
  expect(asked()).toBe('');
  expect(proposed).toThrow();
});

test('reviews.yml runs the npm command that writes its reviews file', () => {
  expect(workflow).toContain('npm run --silent reviews -- --remote');
  expect(read('src/commands/reviews.ts')).toContain(`../${file.replace('src/', '')}`);
});

test('OPERATING.md names every secret that reviews.yml uses', () => {
  const secrets = [...workflow.matchAll(/secrets\.(\w+)/g)].map(([, name]) => name);
  expect(secrets.length).toBe(2);
  for (const name of secrets) expect(read('.github/OPERATING.md')).toContain(`\`${name}\``);
});
