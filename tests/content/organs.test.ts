import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { plannedOperations } from '#content/getting-ready.ts';
import { viewOfOperation } from '#content/operation-page.ts';
import { viewOfCategory, viewOfPage } from '#content/organ-view.ts';
import { services } from '#content/services.ts';
import { parts } from '#sections/organ-map/organ-map.tsx';

const isCancer = ({ name }: { name: string }) => /cancer/i.test(name);

test('no organ’s list of treatments begins with a cancer', () => {
  expect(parts.length).toBeGreaterThan(8);
  expect(parts.filter(({ pages }) => pages[0] && isCancer(pages[0])).map(({ name }) => name)).toEqual([]);
});

test('cancers come last in each organ’s list of treatments', () => {
  const mixed = parts.filter(({ pages }) => {
    const first = pages.findIndex(isCancer);
    return first >= 0 && !pages.slice(first).every(isCancer);
  });
  expect(mixed.map(({ name }) => name)).toEqual([]);
});

test('every treatment is listed under an organ', () => {
  const listed = new Set(parts.flatMap(({ pages }) => pages.map(({ name }) => name)));
  expect(treatments.filter(({ name }) => !listed.has(name)).map(({ name }) => name)).toEqual([]);
});

function isDrawn(src: string): boolean {
  const [path = '', part] = src.split('#');
  return readFileSync(`public${path}`, 'utf8').includes(part ? `id="${part}"` : '<svg');
}

test('every page highlights an existing part of its organ drawing', () => {
  const pages = treatments.map((treatment) => viewOfPage(hrefOfTreatment(treatment), treatment.organs[0]).src);
  expect([...pages, ...services.map(({ img }) => img)].filter((src) => !isDrawn(src))).toEqual([]);
});

test('the three hernia pages highlight three different places of the belly', () => {
  const hernias = treatments.filter(({ group }) => group === 'hernia');
  expect(new Set(hernias.map((hernia) => viewOfPage(hrefOfTreatment(hernia), hernia.organs[0]).src)).size).toBe(3);
});

test('each getting-ready sheet highlights what is operated on', () => {
  const lit = (name: RegExp) =>
    new Set(plannedOperations.filter(([, operation]) => name.test(operation.name)).map(([key]) => viewOfOperation(key).src.split('#')[1]));
  expect(plannedOperations.map(([key]) => viewOfOperation(key).src).filter((src) => !isDrawn(src))).toEqual([]);
  expect(lit(/colon\b(?!oscopy)/i)).toEqual(new Set(['large-intestine']));
  expect(lit(/small (?:bowel|intestine)/i)).toEqual(new Set(['small-intestine']));
  expect(lit(/gallbladder/i)).toEqual(new Set(['gallbladder']));
  expect(lit(/rectum|rectal/i)).toEqual(new Set(['rectum']));
  expect(lit(/bile duct/i)).toEqual(new Set(['bile-duct']));
});

test('a page about the whole belly highlights no organ', () => {
  expect(viewOfPage('/treatment/surgical-care', undefined).src).toBe('/images/digestive-system.svg');
});

test.for([
  ['Gallbladder', 'gallbladder'],
  [' LIVER ', 'liver'],
  ['Colon and rectum', 'large-intestine'],
  ['Stomach and food pipe', 'stomach'],
  ['Hernia', 'groin'],
])('a post in the category %s shows the %s drawing', ([category, part]) => {
  expect(viewOfCategory(category ?? '')?.src).toMatch(new RegExp(`#${part}$`));
});

test.for(['', 'Surgery explained', 'Delivery', 'constructor', '"><script>'])(
  'a post of the category %j highlights no organ',
  (category) => {
    expect(viewOfCategory(category)).toBeUndefined();
  },
);

test('the service card for ultrasound shows the ultrasound drawing', () => {
  expect(services.find(({ link }) => link.endsWith('/ultrasound-services'))?.img).toBe('/images/ultrasound.svg');
});
