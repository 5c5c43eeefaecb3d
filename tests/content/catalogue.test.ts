import { expect, test } from 'vitest';
import { aliases, findTreatment, hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { treatmentIndex } from '#content/treatment-index.ts';

const addressOf = (slug = '') => {
  const treatment = findTreatment(slug);
  return treatment && hrefOfTreatment(treatment);
};

test('the catalogue holds 28 numbered entries, then the others', () => {
  expect(treatments.slice(0, 28).map(({ id }) => id)).toEqual(Array.from({ length: 28 }, (_, at) => at + 1));
  expect(treatments.slice(28).map(({ link }) => link)).toEqual(['coloncancer', 'livercirrhosis', 'pancreatitis']);
});

// At the two shared slugs the first entry answers, and the second has an address of its own.
test('shared slugs answer with the first entry', () => {
  expect(findTreatment('obstruction')?.id).toBe(11);
  expect(findTreatment('livercysts')?.id).toBe(19);
  expect(addressOf('intestinal-obstruction')).toBe('/treatment/intestine/intestinal-obstruction');
  expect(addressOf('hydatid-cysts')).toBe('/treatment/liver/hydatid-cysts');
});

// The two published addresses that match no slug show the Whipple and the weight-loss entry.
test('two published addresses lead to the Whipple and weight-loss entries', () => {
  expect(addressOf(aliases['pancreas/whipple'])).toBe('/treatment/whipple/whilesurgery');
  expect(addressOf(aliases['weight-loss-surgery/weight-loss'])).toBe('/treatment/weight-loss-surgery/weightlosssurgery');
});

test('every page has its own address, hidden by no alias', () => {
  const addresses = [
    ...treatments.map(hrefOfTreatment),
    ...servicePages.map(hrefOfService),
    ...Object.keys(aliases).map((alias) => `/treatment/${alias}`),
  ];
  expect(new Set(addresses.map((address) => address.toLowerCase())).size).toBe(addresses.length);
  expect(new Set(treatments.map(({ link }) => link)).size).toBe(treatments.length);
});

test('the four service pages stand at their published addresses', () => {
  expect(servicePages.map(hrefOfService).sort()).toEqual([
    '/treatment/digestive-system',
    '/treatment/postoperative-care',
    '/treatment/surgical-care',
    '/treatment/ultrasound-services',
  ]);
});

test('every page that a service page leads to exists', () => {
  expect(servicePages.flatMap(({ related }) => related).filter((link) => !findTreatment(link))).toEqual([]);
});

// The light index lists every page once, with its emergencies alone of its text.
test('the light index lists every page once', () => {
  expect(treatmentIndex).toHaveLength(treatments.length + servicePages.length);
  expect(JSON.stringify(treatmentIndex).length).toBeLessThan(42_000);
});
