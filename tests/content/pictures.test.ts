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

const channel = (part: number) => (part <= 10.31 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const partsOf = (colour: string) => (colour.match(/[\da-f]{2}/gi) ?? []).map((part) => Number.parseInt(part, 16));
const light = ([r = 0, g = 0, b = 0]: ReadonlyArray<number>) => 0.2126 * channel(r) + 0.7152 * channel(g) + 0.0722 * channel(b);
const over = (colour: string, opacity: number, ground: string) =>
  partsOf(colour).map((part, at) => part * opacity + (partsOf(ground)[at] ?? 0) * (1 - opacity));

function contrast(one: ReadonlyArray<number>, other: ReadonlyArray<number>): number {
  const [darker = 0, lighter = 0] = [light(one), light(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

test('the painful spot’s ring contrasts with skin in both schemes', () => {
  const svg = readFileSync('public/images/body-regions.svg', 'utf8');
  const schemes = [...svg.matchAll(/--f:(#\w{6});[^}]*--r:(#\w{6})/g)];
  expect(schemes).toHaveLength(2);
  for (const [, skin = '', ring = ''] of schemes) expect(contrast(partsOf(ring), partsOf(skin))).toBeGreaterThan(3);
});

// Thin and pale on a phone, where the organs shine through.
test('the rings of the body map contrast with skin and organs', () => {
  const css = readFileSync('src/sections/symptoms/body-map.css', 'utf8');
  const rings = /stroke: light-dark\((#\w{6}), (#\w{6})\)/.exec(css)?.slice(1) ?? [];
  const opacity = Number(/width < 40rem[\s\S]*?stroke-opacity: ([\d.]+)/.exec(css)?.[1]);
  const skins = [...readFileSync('public/images/body-regions.svg', 'utf8').matchAll(/--f:(#\w{6})/g)].map(([, skin = '']) => skin);
  expect([rings.length, skins.length]).toEqual([2, 2]);
  for (const [at, ring] of rings.entries())
    for (const strength of [1, opacity])
      expect(contrast(over(ring, strength, skins[at] ?? ''), partsOf(skins[at] ?? ''))).toBeGreaterThan(3);
});
