import { expect, test } from 'vitest';
import { withoutDuration } from '#search/left-out.ts';
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

// 'Din se' and 'days' are in words of other pages: belly pain led to fever, back pain nowhere.
test.each([
  ['pet me dard 2 din se', '/symptoms/all-over#sudden-severe-pain'],
  ['potat dukhtay 2 divsapasun', '/symptoms/all-over#sudden-severe-pain'],
  ['pain under ribs since 3 days', '/symptoms/right-ribs#after-meals'],
])('search ignores how long a complaint has lasted: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['fever for the last two days', 'fever'],
  ['vomiting 2 days', 'vomiting'],
  ['कल रात से उल्टी', 'उल्टी'],
  ['kamar dard 10 din se', 'kamar dard'],
  // Months tell an illness, and days may be what is asked.
  ['pain for 3 months', 'pain for 3 months'],
  ['colonoscopy 2 days before what to eat', 'colonoscopy 2 days before what to eat'],
  ['since 2 days', 'since 2 days'],
  ['hernia rest for 10 days', 'hernia rest for 10 days'],
])('search drops a duration unless it is asked about: %s', (query, rest) => {
  expect(withoutDuration(query)).toBe(rest);
});
