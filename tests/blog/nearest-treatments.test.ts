import { expect, test } from 'vitest';
import { editDistance } from '#blog/posts/edit-distance.ts';
import { treatmentIndex } from '#content/treatment-index.ts';
import { nearestTreatments } from '#edge/nearest-treatments.ts';

const hrefs = (address: string) => nearestTreatments(address, treatmentIndex).map(({ href }) => href);

test.each([
  ['', '', 0],
  ['', 'abc', 3],
  ['liver', 'liver', 0],
  ['liver', 'livr', 1],
  ['liver', 'lievr', 1],
  ['kitten', 'sitting', 3],
])('from %j to %j takes %i edits', (a, b, edits) => {
  expect(editDistance(a, b)).toBe(edits);
  expect(editDistance(b, a)).toBe(edits);
});

test('a misspelt address leads to the page that was meant', () => {
  expect(hrefs('/treatment/gallbladder/galbladerstones')[0]).toBe('/treatment/gallbladder/gallbladderstones');
  expect(hrefs('/treatment/proctology/fissures')[0]).toBe('/treatment/proctology/fisures');
  expect(hrefs('/treatment/proctology/haemorrhoids')[0]).toBe('/treatment/proctology/hemorrhoids');
});

test('the name that people use finds the page, whatever its address', () => {
  expect(hrefs('/gallstones')[0]).toBe('/treatment/gallbladder/gallbladderstones');
  expect(hrefs('/treatment/bariatric-surgery?from=mail')[0]).toBe('/treatment/weight-loss-surgery/weightlosssurgery');
  expect(hrefs(`/${encodeURIComponent('पित्त की पथरी')}`)[0]).toBe('/treatment/gallbladder/gallbladderstones');
});

test('bowel cancer leads to the colon, not the small bowel', () => {
  for (const name of ['colon cancer', 'bowel cancer', 'large bowel cancer', 'आंत का कैंसर'])
    expect(hrefs(`/${encodeURIComponent(name)}`)[0], name).toBe('/treatment/colon-rectum/coloncancer');
  expect(hrefs('/bowel-cancer')[0]).toBe('/treatment/colon-rectum/coloncancer');
  expect(hrefs(`/${encodeURIComponent('छोटी आंत का कैंसर')}`)[0]).toBe('/treatment/intestine/instestinecancer');
});

test('a word that several names hold offers three of them', () => {
  const found = hrefs('/treatment/hernia');
  expect(found).toHaveLength(3);
  expect(found.every((href) => href.startsWith('/treatment/hernia/'))).toBe(true);
});

test('an address that resembles nothing offers nothing, and none breaks', () => {
  expect(hrefs('/wp-login.php')).toEqual([]);
  expect(hrefs('/')).toEqual([]);
  expect(hrefs('/%E0%A4%A')).toEqual([]);
  expect(hrefs(`/${'x'.repeat(20_000)}`)).toEqual([]);
});
