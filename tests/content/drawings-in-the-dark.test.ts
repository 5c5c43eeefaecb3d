import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const scenes = ['hero-1.svg', 'hero-2.svg', 'practice.svg', 'map.svg', 'portrait.svg', 'page.svg'];
const inFolder = (folder: string) => readdirSync(`public/images/${folder}`).map((file) => `${folder}/${file}`);
const drawings = [...scenes, ...inFolder('articles'), ...inFolder('cases')].map((file) => ({
  file,
  text: readFileSync(`public/images/${file}`, 'utf8'),
}));

test('scenes and covers have dark colours', () => {
  for (const { file, text } of drawings) {
    const sheet = text.match(/<style>[\s\S]*<\/style>/)?.[0] ?? '';
    const dark = new Set(sheet.split('@media (prefers-color-scheme:dark)')[1]?.match(/--\w+(?=:#)/g));
    const paper = text.match(/<path fill="var\((--\w+)\)"/)?.[1];
    expect([file, dark.has('--e') && (file === 'page.svg' || dark.has(paper ?? ''))]).toEqual([file, true]);
    expect([file, text.replace(sheet, '').match(/(?:fill|stroke)="#\w+"/)?.[0]]).toEqual([file, undefined]);
  }
});

// The _headers file names the hash of each style sheet, and its length is limited.
test('scenes and covers share one style sheet', () => {
  expect(new Set(drawings.map(({ text }) => text.match(/<style>[\s\S]*<\/style>/)?.[0])).size).toBe(1);
});
