import { mkdir, writeFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { enginesForTests } from './engines.ts';

const engines = enginesForTests();
const folder = '.screens/engines';
const pages = {
  home: '/',
  symptoms: '/symptoms/upper-right',
  treatment: '/treatment/gallbladder/gallbladderstones',
  comparison: '/treatment/colon-rectum/rectumpolyps#options',
  callback: '/callback',
  contact: '/contact',
  visit: '/visit',
  search: '/search?q=pathri',
  cases: '/cases',
  about: '/about',
};

for (const width of [360, 1280])
  test.for(engines)(`$name: ten pages fit ${width} px`, { timeout: 300_000 }, async ({ name, open }) => {
    await mkdir(folder, { recursive: true });
    const wide: string[] = [];
    for (const [page, address] of Object.entries(pages)) {
      await using tab = await open(address, width);
      if (await tab.run(() => document.documentElement.scrollWidth > innerWidth)) wide.push(address);
      await writeFile(`${folder}/${page}.${width}.${name.toLowerCase()}.png`, await tab.picture());
    }
    expect(wide).toEqual([]);
  });
