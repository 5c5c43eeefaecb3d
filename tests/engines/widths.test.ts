import { expect, test } from 'vitest';
import { ownAddresses, publishedAddresses, translatedAddresses } from '#tests/addresses.ts';
import { enginesForTests } from './engines.ts';

const engines = enginesForTests();

test.for(engines)('$name: no page scrolls sideways at 320 px', { timeout: 300_000 }, async ({ open }) => {
  await using tab = await open('/', 320);
  const site = await tab.run(() => location.origin);
  const wide: string[] = [];
  for (const address of [...publishedAddresses, ...ownAddresses, ...translatedAddresses]) {
    await tab.open(site + address);
    if (await tab.run(() => document.documentElement.scrollWidth > innerWidth)) wide.push(address);
  }
  expect(wide).toEqual([]);
});
