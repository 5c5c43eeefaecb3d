import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { SaxesParser } from 'saxes';
import { expect, test } from 'vitest';
import type { Picture } from '#content/picture.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../src/content/pictures/*.ts', { eager: true });
const lists = Object.values(modules).flatMap((module) =>
  Object.entries(module)
    .filter(([name]) => name.endsWith('Pictures'))
    .map(([name, pictures]) => ({ name, pictures: pictures as ReadonlyArray<Picture> })),
);
const pictures = [...new Map(lists.flatMap((list) => list.pictures).map((picture) => [picture.src, picture])).values()];
const fileOf = ({ src }: Picture) => `public${src}`;
const read = (picture: Picture) => readFileSync(fileOf(picture), 'utf8');

// Matches scripts, handlers, foreign content and addresses outside the file.
const unsafe = /<script|<foreignObject|<image|\son\w+=|javascript:|@import|url\((?!#)|href="(?!#)|\sstyle="/i;

test('each treatment page has at least two different pictures', () => {
  expect(lists.length).toBeGreaterThan(14);
  for (const { name, pictures: shown } of lists) {
    const files = new Set(shown.map(({ src }) => src));
    expect([name, files.size === shown.length && files.size >= 2]).toEqual([name, true]);
  }
});

test('each treatment drawing exists, is small and has its declared size', () => {
  for (const picture of pictures) {
    expect([picture.src, existsSync(fileOf(picture))]).toEqual([picture.src, true]);
    const { width, height, src } = picture;
    expect(read(picture)).toContain(`viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`);
    expect([src, statSync(fileOf(picture)).size <= 7000]).toEqual([src, true]);
  }
});

test('each treatment drawing is valid XML and contains no script', () => {
  for (const picture of pictures) {
    const text = read(picture);
    new SaxesParser({ xmlns: true }).write(text).close();
    expect([picture.src, text.match(unsafe)?.[0]]).toEqual([picture.src, undefined]);
  }
});

test('each treatment drawing defines its colours for dark mode', () => {
  for (const picture of pictures) {
    const [light = '', dark = ''] = read(picture).split('@media (prefers-color-scheme:dark)');
    const named = (css: string) => (css.match(/--\w(?=:#)/g) ?? []).toSorted();
    expect([picture.src, named(light).length > 2]).toEqual([picture.src, true]);
    expect([picture.src, named(dark)]).toEqual([picture.src, named(light)]);
  }
});

// The _headers file names the hash of each style sheet in the folder, and Cloudflare reads 2,000 characters of it.
test('the treatment drawings use at most six different style sheets', () => {
  const sheets = pictures.map((picture) => read(picture).match(/<style>[\s\S]*<\/style>/)?.[0]);
  expect(new Set(sheets).size).toBeLessThanOrEqual(6);
});

test('each treatment drawing has an alternative text and a caption', () => {
  for (const { src, alt, caption, frames } of pictures) {
    expect([src, alt.length >= 40]).toEqual([src, true]);
    expect([src, /\d/.test(caption)]).toEqual([src, false]);
    for (const label of frames ?? []) expect([label, label.split(' ').length <= 12]).toEqual([label, true]);
    if (frames) expect([src, new Set(frames).size]).toEqual([src, 4]);
  }
});

test('every file in images/treatments is used by a page', () => {
  const shown = new Set(pictures.map(fileOf));
  expect(readdirSync('public/images/treatments').filter((file) => !shown.has(`public/images/treatments/${file}`))).toEqual([]);
});

const scenes = ['hero-1.svg', 'hero-2.svg', 'page.svg'];
const inFolder = (folder: string) => readdirSync(`public/images/${folder}`).map((file) => `${folder}/${file}`);
const drawings = [...scenes, ...inFolder('articles'), ...inFolder('cases')].map((file) => ({
  file,
  text: readFileSync(`public/images/${file}`, 'utf8'),
}));

test('scenes, case drawings and article covers define dark-mode colours', () => {
  for (const { file, text } of drawings) {
    const sheet = text.match(/<style>[\s\S]*<\/style>/)?.[0] ?? '';
    const dark = new Set(sheet.split('@media (prefers-color-scheme:dark)')[1]?.match(/--\w+(?=:#)/g));
    const paper = text.match(/<path fill="var\((--\w+)\)"/)?.[1];
    expect([file, dark.has('--e') && (file === 'page.svg' || dark.has(paper ?? ''))]).toEqual([file, true]);
    expect([file, text.replace(sheet, '').match(/(?:fill|stroke)="#\w+"/)?.[0]]).toEqual([file, undefined]);
  }
});

// The _headers file names the hash of each style sheet, and its length is limited.
test('scenes, case drawings and article covers share one style sheet', () => {
  expect(new Set(drawings.map(({ text }) => text.match(/<style>[\s\S]*<\/style>/)?.[0])).size).toBe(1);
});
