import { expect, test } from 'vitest';
import { cases, casesOf } from '#content/cases.ts';
import { aliases, findTreatment, hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { storedIndex, treatmentIndex } from '#content/treatment-index.ts';

const addressOf = (slug = '') => {
  const treatment = findTreatment(slug);
  return treatment && hrefOfTreatment(treatment);
};

test('the treatment catalogue starts with the 28 specified treatments in order', () => {
  expect(treatments.slice(0, 28).map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
  expect(treatments.slice(28).map(({ link }) => link)).toEqual(['coloncancer', 'livercirrhosis', 'pancreatitis']);
});

test('an address part shared by two treatments opens the first', () => {
  expect(findTreatment('obstruction')?.id).toBe(11);
  expect(findTreatment('livercysts')?.id).toBe(19);
  expect(addressOf('intestinal-obstruction')).toBe('/treatment/intestine/intestinal-obstruction');
  expect(addressOf('hydatid-cysts')).toBe('/treatment/liver/hydatid-cysts');
});

test('old addresses of the Whipple and weight-loss pages still work', () => {
  expect(addressOf(aliases['pancreas/whipple'])).toBe('/treatment/whipple/whilesurgery');
  expect(addressOf(aliases['weight-loss-surgery/weight-loss'])).toBe('/treatment/weight-loss-surgery/weightlosssurgery');
});

test('no old treatment address equals a present page’s address', () => {
  const addresses = [
    ...treatments.map(hrefOfTreatment),
    ...servicePages.map(hrefOfService),
    ...Object.keys(aliases).map((alias) => `/treatment/${alias}`),
  ];
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(addresses.length);
  expect(new Set(treatments.map(({ link }) => link)).size).toBe(treatments.length);
});

test('the four service pages have their published addresses', () => {
  expect(servicePages.map(hrefOfService).sort()).toEqual([
    '/treatment/digestive-system',
    '/treatment/postoperative-care',
    '/treatment/surgical-care',
    '/treatment/ultrasound-services',
  ]);
});

test('every page listed as related on a service page exists', () => {
  expect(servicePages.flatMap(({ related }) => related).filter((link) => !findTreatment(link))).toEqual([]);
});

test('the treatment index lists every page and stays under 60 KB', () => {
  expect(treatmentIndex).toHaveLength(treatments.length + servicePages.length);
  expect(JSON.stringify(storedIndex(treatmentIndex)).length).toBeLessThan(60_000);
});

test('each operation case shown belongs to a treatment page', () => {
  expect(cases.filter(({ treatment }) => !findTreatment(treatment)).map(({ id }) => id)).toEqual([]);
  expect(casesOf('gallbladderstones').map(({ id }) => id)).toEqual([0, 1]);
});
