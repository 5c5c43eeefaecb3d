import { expect, test } from 'vitest';
import { practiceQuestions, usualWays, wayOfClass } from '#content/search/practice-intents.ts';
import { practiceTopics, votes } from '#content/search/practice-topics.ts';
import { find, found, index, nameOf, posts, searchData } from './finder.ts';

const waysOf = (query: string) => (find(index, query).ways ?? []).map(nameOf);

// None of these sentences has a phrase of its own: they are read by what their words mean.
test.each([
  ['hadapsar varun kasa yaycha', '/visit#way'],
  ['स्वारगेटवरून तुमच्या दवाखान्यात कसं यायचं', '/visit#way'],
  ['दवाखाना संध्याकाळी उघडा असतो का', '/visit'],
  ['kya shanivar ko dikha sakte hain', '/visit'],
  ['pahilya bhetiche kiti paise', '/visit#fees'],
  ['is bajaj allianz accepted at your place', '/visit#insurance'],
  ['operation karayla ekun kiti kharch yeil', '/visit#costs'],
  ['रुग्णासोबत किती जण राहू शकतात', '/blog/Travelling%20to%20another%20city%20for%20surgery'],
  ['शस्त्रक्रियेपूर्वी काय करावे', '/getting-ready'],
  ['फॉर्म में गलत नंबर भर दिया', '/privacy/withdraw'],
  ['अजून कोणी फोन केला नाही', '/callback'],
  ['मैडम कहाँ से पढ़ी हैं', '/about'],
])('search finds the page that a whole sentence asks about: %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test.each(['bank kiti vajta band hote', 'gym open at night', 'lawyer fees for divorce', 'school admission chi tayari kashi karaychi'])(
  'search returns nothing for questions about other trades: %s',
  (query) => {
    expect(found(query)).toEqual([]);
    expect(waysOf(query)).toEqual([]);
  },
);

test('after a failed search, suggestions start with the known word’s topic', () => {
  for (const [query, href] of [
    ['zzqx parking', '/visit#way'],
    ['zzqx brrvt sandhyakali kkjhq', '/visit'],
    ['zzqx qqvvt policy mzzt', '/visit#insurance'],
    ['हर्निया zzqx qqvt ffjjk vvbbn', '/treatment/hernia/Inguinalhernial'],
  ] as const)
    expect([query, found(query)[0] === href || waysOf(query)[0] === href]).toEqual([query, true]);
});

test('a search without known words offers the usual suggestions', () => {
  expect(found('zzqx brrvt')).toEqual([]);
  expect(waysOf('zzqx brrvt')).toEqual(usualWays);
});

test('suggestions after a failed search always include the callback', () => {
  for (const query of ['zzqx brrvt', 'zzqx brrvt ffjjk mzzt sandhyakali parking wheelchair reports'])
    expect([query, waysOf(query)]).toEqual([query, expect.arrayContaining(['/callback'])]);
});

test('unrelated queries and other specialties get no suggestions', () => {
  for (const query of ['chicken liver recipe', 'pet shop', 'kidney stone', 'kutryala julab'])
    expect([query, waysOf(query)]).toEqual([query, []]);
});

test('every page that search answers or suggestions name exists', () => {
  const known = new Set([...searchData.findable.map(({ href }) => href), ...posts.map(({ title }) => title)]);
  const topics = [...practiceTopics.flatMap(({ pages }) => pages), ...votes.map(([page]) => page)];
  const named = [...practiceQuestions.flatMap(({ pages }) => pages), ...topics, ...usualWays, ...Object.values(wayOfClass)];
  expect(named.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  'dog vomiting blood',
  'kutryala khoon ki ulti',
  'गाय का पेट फूला है',
  'my cat is not eating and has loose motions',
  'म्हशीचे पोट फुगले',
])('queries about sick animals show neither emergency card nor page: %s', (query) => {
  expect(find(index, query)).toMatchObject({ emergency: [], found: [] });
});

test('queries that mention an animal but concern a person find pages', () => {
  expect(found('goat milk after gallbladder surgery')).not.toEqual([]);
  expect(found('hydatid cyst from dog')[0]).toBe('/treatment/liver/hydatid-cysts');
});

test.each([
  'gaayicha pet phula',
  'phone cover',
  'mobile screen repair',
  'ladki bahin yojana kist kab aayegi',
  'book cover design',
  'computer mouse not working',
  'machli kaise pakaye',
])('search answers nothing about other things: %s', (query) => {
  expect(find(index, query)).toMatchObject({ emergency: [], found: [] });
});

test('a whole phrase of another doctor outweighs its words', () => {
  for (const query of ['muh me chhale', 'bad breath'])
    expect([query, find(index, query).notOurs?.title]).toEqual([query, 'Teeth and mouth']);
});

test.each(['no insurance', 'bina insurance operation kitna', 'i dont have insurance cash payment', 'विमा नसेल तर किती खर्च येतो'])(
  'a patient without insurance finds the prices first: %s',
  (query) => {
    expect(found(query)[0]).toBe('/visit#costs');
  },
);

test('search finds an illness beside any form of a common verb', () => {
  expect(found('piles ka dard kab jayega')[0]).toBe('/treatment/proctology/hemorrhoids');
});

test('a slip alone decides nothing', () => {
  expect(found('pittachi pishvi kadhli tar kay hote')[0]).toBe('/treatment/gallbladder/gallbladderstones');
});
