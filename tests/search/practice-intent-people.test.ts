import { expect, test } from 'vitest';
import { notOurs } from '#content/search/not-ours.ts';
import { otherDoctors } from '#content/search/other-doctors.ts';
import { practiceQuestions } from '#content/search/practice-intents.ts';
import { find, found, index, nameOf } from './finder.ts';

const waysOf = (query: string) => (find(index, query).ways ?? []).map(nameOf);

test.each([
  ['lady doctor for fissure check up', '/about'],
  ['hernia operation kon kartat', '/about'],
  ['nutritionist for cirrhosis patient', '/about'],
  ['second opinion for liver cancer', '/symptoms/fever-weight-tired#told-to-operate'],
  ['bariatric operation in instalments', '/visit#costs'],
])('search ranks the person or service asked for before illnesses: %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test.each(['appendix operation cost', 'gastroscopy charges', 'एंडोस्कोपी के पैसे कितने'])(
  'a price search shows no other operation’s price: %s',
  (query) => {
    expect(found(query)[0]).toBe('/visit#costs');
    expect(found(query).filter((href) => href.includes('#answers-'))).toEqual([]);
  },
);

test('search ignores one or two unknown words, not many', () => {
  expect(found('patient admission deposit zzqx')[0]).toBe('/visit#costs');
  expect(found('zzqx qqvvt brrvt insurance policy kkjhq')).toEqual([]);
});

test("adding 'for my mother' to a search does not change results", () => {
  expect(found('dietician for my mother')[0]).toBe('/about');
});

test.each([
  ['dolyat jalan hote', 'Eyes'],
  ['gudghyat khup dukhte', 'Bones, joints and the back'],
  ['hirdyat suj ani dadh dukhte', 'Teeth and mouth'],
  ['नायटा आणि खाज', 'Skin and hair'],
])('search names the right specialist for other body parts: %s', (query, title) => {
  expect(find(index, query)).toMatchObject({ found: [], notOurs: { title } });
});

test('search names no other specialist for queries about our treatments', () => {
  for (const query of ['डोळे पिवळे झाले', 'contact lens on the day of the operation', 'chashma operation ke din'])
    expect([query, find(index, query).notOurs]).toEqual([query, undefined]);
});

test('search returns nothing for unrelated queries that sound medical', () => {
  for (const query of ['gas shegdi dukan', 'colon or semicolon', 'acid battery ka pani', 'pile foundation cost', 'police bharti form'])
    expect([query, found(query), waysOf(query)]).toEqual([query, [], []]);
});

// By their sound these are near a paratha, a sewer, playing cards and a battery.
test.each(['मला परत फोन करा', 'severe pain in stomach', 'operation kitne तास', 'watery motions'])(
  'search answers medical queries that merely sound unrelated: %s',
  (query) => {
    expect(found(query)).not.toEqual([]);
  },
);

test('search words of other specialists belong only to listed specialists', () => {
  expect(Object.keys(otherDoctors).filter((title) => !notOurs.some((one) => one.title === title))).toEqual([]);
});

test('no question pattern of the search is listed twice', () => {
  for (const { pages, asked } of practiceQuestions) expect([pages, asked.length]).toEqual([pages, new Set(asked).size]);
});

// Of each sentence two or three words tell the topic; the others are in no list of what may stand beside them.
test.each([
  ['my mother gets tired fast so is there a lift or only stairs for us', '/visit#way'],
  ['papa bahut zid karte hain unki taraf se main baat kar lu', '/callback'],
  ['आईची रिपोर्ट घेऊन मी एकटी येऊ का', '/visit#here'],
  ['two doctors said different things whom to believe', '/symptoms/fever-weight-tired#told-to-operate'],
  ['gharwalo ko pata na chale please', '/privacy'],
  ['fasal aane tak paise thode thode karke du kya', '/visit#costs'],
])('search understands a free sentence by its telling words: %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('the lift is shown to visitors whose knee others treat', () => {
  expect(find(index, 'lift or stairs, bad knee').notOurs).toBeUndefined();
  expect(found('lift or stairs, bad knee')[0]).toBe('/visit#way');
});

test('two things of another world outweigh our own words', () => {
  for (const query of ['bile soap for stains', 'acidity of soil for plants', 'fissure in wall putty'])
    expect([query, found(query)]).toEqual([query, []]);
});

test('a named operation’s price precedes the general costs', () => {
  expect(found('hernia operation kitna kharcha')[0]).toMatch(/#answers-/);
});
