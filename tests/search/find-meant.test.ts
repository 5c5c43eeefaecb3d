import { expect, test } from 'vitest';
import { find, found, index } from './finder.ts';

test.each([
  ['colonoscopychargesin pune', '/treatment/colon-rectum/rectumpolyps#answers-colonoscopy-polyps'],
  ['pain rightside under ribs after oilyfood', '/symptoms/right-ribs#after-meals'],
  ['drivingscooty after operation', '/treatment/postoperative-care'],
])('search separates words typed without a space: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['nearest bus sotp to your clinic gaet', '/visit#way'],
  ['docter qualfication', '/about'],
])('search mends slips in everyday words: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test('search reads no colour as blood', () => {
  expect(found('black coloured motion')[0]).toBe('/symptoms/back-passage#black-stool');
});

test.each([
  ['we sold two cows, is the rest of the operation bill payable later', '/visit#costs'],
  ['peshab gaadha aur aankhen peeli', '/symptoms/skin-and-eyes#yellow-eyes'],
])('search takes no sold animal for the patient: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['laprascopic surgeon how many yrs experiance', '/about'],
  ['dietitan in the teem', '/about'],
])('search corrects misspelt words when nothing else matches: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['endoscopy prise without insurence', '/visit#costs'],
  ['mediclaim nahi to operation ka kitna kharcha', '/visit#costs'],
  ['gallstones but no pain, operate now or wait', '/blog/Gallstones%20found%20by%20chance%3A%20do%20I%20need%20an%20operation%3F'],
])("search finds what is meant despite 'without' or 'no': %s", (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test("search corrects no unrelated word, such as 'shower curtain', into illnesses", () => {
  for (const query of ['shower curtain', 'laserhair removal for face price', 'kutryala julab zale tar kay karave'])
    expect(found(query)).toEqual([]);
});

test('search sees emergency signs in words typed without a space', () => {
  expect(find(index, 'vomitedblood since morning').emergency).toContain('vomits-blood-or-black-stool');
  expect(find(index, 'papa ko khoonki ulti hui').emergency).toContain('vomits-blood-or-black-stool');
});
