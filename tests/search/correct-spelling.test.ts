import { expect, test } from 'vitest';
import { find, found, index } from './finder.ts';

test.each([
  ['colonoscopychargesin pune', '/treatment/colon-rectum/rectumpolyps#answers-colonoscopy-polyps'],
  ['pain rightside under ribs after oilyfood', '/symptoms/right-ribs#after-meals'],
  ['drivingscooty after apendix operation', '/treatment/postoperative-care'],
])('%s: words without a gap between them are read apart', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['laprascopic surgeon how many yrs experiance', '/about'],
  ['dietitan in the teem', '/about'],
])('%s: slips are mended where nothing is found', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['endoscopy prise without insurence', '/visit#costs'],
  ['mediclaim nahi to operation ka kitna kharcha', '/visit#costs'],
  ['gallstones but no pain, operate now or wait', '/blog/Gallstones%20found%20by%20chance%3A%20do%20I%20need%20an%20operation%3F'],
])('%s: what is denied is not asked about', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test('search mends no word of another world', () => {
  for (const query of ['shower curtain', 'laserhair removal for face price', 'kutryala julab zale tar kay karave'])
    expect(found(query)).toEqual([]);
});

test('search reads signs in words without a gap between them', () => {
  expect(find(index, 'vomitedblood since morning').emergency).toContain('vomits-blood-or-black-stool');
  expect(find(index, 'papa ko khoonki ulti hui').emergency).toContain('vomits-blood-or-black-stool');
});
