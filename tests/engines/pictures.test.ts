import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { enginesForTests } from './engines.ts';
import { bring, click, still } from './steps.ts';

const engines = enginesForTests();
const folder = '.screens/engines';
type Shot = { at: string; press?: (width: number) => string; show?: string };
const pages: Readonly<Record<string, Shot>> = {
  home: { at: '/' },
  finder: { at: '/symptoms/back-passage', press: () => 'main summary', show: 'main details' },
  treatment: { at: '/treatment/gallbladder/gallbladderstones' },
  comparison: { at: '/treatment/colon-rectum/rectumpolyps', show: '.comparison-chooser' },
  callback: { at: '/callback', press: () => 'main form button[type=submit]', show: 'main form [role=alert]' },
  contact: { at: '/contact' },
  way: { at: '/visit', show: 'img[src*="way.svg"]' },
  search: { at: '/search?q=pathri' },
  lightbox: { at: '/cases', press: () => 'main button[aria-label^="Enlarge"]' },
  menu: { at: '/contact', press: (width) => (width < 600 ? 'button[aria-label="Open menu"]' : 'nav[aria-label="Main"] summary') },
};

for (const width of [360, 1280])
  test.for(engines)(`$name: ten pages do not scroll sideways at ${width} px`, { timeout: 300_000 }, async ({ name, open }) => {
    await mkdir(folder, { recursive: true });
    const wide: string[] = [];
    for (const [page, { at, press, show }] of Object.entries(pages)) {
      await using tab = await open(at, width);
      if (press) await click(tab, press(width));
      if (show) await bring(tab, show);
      await still(tab);
      if (await tab.run(() => document.documentElement.scrollWidth > innerWidth)) wide.push(at);
      await writeFile(`${folder}/${page}.${width}.${name.toLowerCase()}.png`, await tab.picture());
    }
    expect(wide).toEqual([]);
  });
