import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawingAt } from '#commands/build/lit-organ.ts';
import { shareCard } from '#commands/build/share-card.ts';
import { organs } from '#content/organs.ts';
import { blogMeta, postDescription } from '#seo/meta/blog-meta.ts';
import { pictureOfPost, postPictures } from '#seo/meta/share-picture.ts';
import { pageColours } from '#seo/meta/site-head.tsx';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

test("a post's meta description has 120 to 160 characters", () => {
  const words = 'Gallstones are hard lumps that form in the gallbladder. '.repeat(10);
  for (const text of [
    '',
    'Short.',
    words.slice(0, 119),
    words.slice(0, 120),
    words.slice(0, 160),
    words,
    'x'.repeat(500),
    `Pain ${'x'.repeat(500)}`,
    'प'.repeat(500),
    '😀'.repeat(300),
  ]) {
    const length = [...postDescription('A title', text)].length;
    expect([text.slice(0, 20), text.length, length >= 120 && length <= 160]).toEqual([text.slice(0, 20), text.length, true]);
  }
  expect(postDescription('A title', words)).toMatch(/[a-z]…$/);
});

test('later blog list pages show their number in the title', () => {
  expect(blogMeta(2)).toMatchObject({ title: 'Blog, page 2', path: '/blog?page=2', description: expect.stringMatching(/^Page 2: plain/) });
  expect(blogMeta(1).path).toBe('/blog');
});

test('a shared post’s link preview shows its card or photo', () => {
  expect(pictureOfPost('/images/articles/fatty-liver.svg').src).toBe('/share/articles/fatty-liver.png');
  expect(pictureOfPost('/media/0-1abc?post=1&size=640')).toEqual({
    src: '/media/0-1abc?post=1&size=1200x630',
    width: 1200,
    height: 630,
  });
  expect(pictureOfPost('/api/v1/photo/4')).toEqual({ src: '/api/v1/photo/4' });
  expect(pictureOfPost('/images/own.svg').src).toBe('/share/practice.png');
  expect(pictureOfPost(null).src).toBe('/share/practice.png');
  expect(pictureOfPost('/media/0-1abc?post=1')).toEqual({ src: '/media/0-1abc?post=1' });
  expect(postPictures('/media/0-1abc?post=1&size=640')).toEqual(
    ['1200x1200', '1200x900', '1200x675'].map((size) => `https://www.deshpande-gi.example/media/0-1abc?post=1&size=${size}`),
  );
});

test('the browser theme colours equal the page’s background colours', () => {
  const [, light, dark] = /--color-paper: light-dark\((#\w+), (#\w+)\)/.exec(read('src/ui/styles/theme.css')) ?? [];
  expect(pageColours).toEqual({ light, dark });
});

test('a link preview picture is 1200 by 630 and not empty', async () => {
  const picture = Buffer.from(read('public/images/cases/case-0.svg'));
  const card = await shareCard({ kicker: 'Blog', title: 'Hernia: can I wait?', picture });
  const { width, height, format } = await sharp(card).metadata();
  expect([width, height, format]).toEqual([1200, 630, 'png']);
  expect(card.length).toBeGreaterThan(10_000);
  expect(card.length).toBeLessThan(120_000);
  const other = await shareCard({ kicker: 'Blog', title: 'Fatty liver', picture });
  expect(other.equals(card)).toBe(false);
});

test('a link preview picture can contain a photograph', async () => {
  const picture = await sharp({ create: { width: 40, height: 50, channels: 3, background: '#886644' } })
    .jpeg()
    .toBuffer();
  const card = await shareCard({ kicker: 'About', title: 'The doctor', picture });
  expect((await sharp(card).metadata()).width).toBe(1200);
});

test('making a link preview picture throws for letters its font lacks', async () => {
  await expect(shareCard({ kicker: 'Blog', title: 'पित्त', picture: Buffer.from(read('public/images/cases/case-0.svg')) })).rejects.toThrow(
    /पित्त/,
  );
});

test('the digestive system drawing keeps its colours on link preview pictures', () => {
  const whole = drawingAt('/images/digestive-system.svg', read('public/images/digestive-system.svg'));
  for (const organ of Object.keys(organs)) expect(whole).toContain(`#${organ} .f{fill:#`);
  expect(whole).not.toContain('var(');
});

test('a link preview picture about one body part highlights that part', () => {
  const belly = drawingAt('/images/digestive-system-belly.svg#navel', read('public/images/digestive-system-belly.svg'));
  expect(belly).toContain('#navel{display:inline}');
  const outlet = drawingAt('/images/digestive-system-outlet.svg#anus', read('public/images/digestive-system-outlet.svg'));
  expect(outlet).toContain('#anus .e{fill:#0f5c5c');
  expect(belly + outlet).not.toMatch(/var\(|:target/);
});

test('a link preview picture of each organ highlights that organ', () => {
  const svg = read('public/images/digestive-system.svg');
  for (const organ of Object.keys(organs) as ReadonlyArray<keyof typeof organs>) {
    const lit = drawingAt(`/images/digestive-system.svg#${organ}`, svg);
    expect(lit).toContain(`#${organ} .f{fill:#0f5c5c}`);
    expect(lit).toContain(`<g id="${organ}"`);
    expect(lit).not.toContain('var(');
  }
});
