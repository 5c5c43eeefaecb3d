import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { costsHref, feesHref } from '#content/cost-link.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { operations } from '#content/operations.ts';
import { practice } from '#content/practice.ts';
import { dataIn, indexFileOf } from '#content/search/index-file.ts';
import { searchData as written } from '#content/search/search-data.ts';
import { elsewhere } from '#content/search/worlds.ts';
import { emergencySigns } from '#search/emergency/signs.ts';
import { suggester } from '#search/suggest.ts';
import { wordsOf } from '#search/words.ts';
import { find, found, index, searchData } from './finder.ts';

const firstOf = (query: string) => {
  const [first] = find(index, query).found;
  return first && 'page' in first ? first.page : undefined;
};

test.each([
  ['latrine mein khoon', '/symptoms/back-passage#blood', 'within-days'],
  ['pain under right ribs after eating', '/symptoms/right-ribs#after-meals', 'within-days'],
  ['डोळे पिवळे', '/symptoms/skin-and-eyes#yellow-eyes', 'same-day'],
  ['lump in groin', '/symptoms/groin-and-wall#groin-bulge', undefined],
])('searching the symptom “%s” finds its symptom-finder entry first', (query, href, urgency) => {
  expect(firstOf(query)).toMatchObject({ href, kind: 'complaint', ...(urgency && { urgency }) });
});

test('searching a symptom with an illness finds the illness first', () => {
  expect(firstOf('hernia ka dard')?.href).toBe('/treatment/hernia/Inguinalhernial');
  expect(firstOf('bleeding piles')?.href).toBe('/treatment/proctology/hemorrhoids');
});

test("searching only 'pain' or 'fever' leads to the symptom finder", () => {
  for (const query of ['pain', 'dard', 'दर्द', 'fever', 'bukhar', 'swelling', 'sujan'])
    expect([query, find(index, query).notOurs?.title, firstOf(query)?.href]).toEqual([query, undefined, '/symptoms']);
});

// Vomiting led to what follows an operation for weight, jaundice to an article, a child's fever to another doctor.
test.each([
  ['vomiting', '/symptoms/upper-middle#vomiting'],
  ['ulti', '/symptoms/upper-middle#vomiting'],
  ['jaundice', '/symptoms/skin-and-eyes#yellow-eyes'],
  ['itching', '/symptoms'],
  ['bleeding', '/symptoms/back-passage#blood'],
  ['fever in child', '/symptoms/fever-weight-tired#child'],
])('a complaint named alone comes before pages and articles: %s', (query, complaint) => {
  expect(firstOf(query)?.href).toBe(complaint);
});

test('search names another specialist only for organs not treated here', () => {
  for (const query of ['kidney stone', 'knee pain', 'tooth pain', 'brest lump'])
    expect([query, find(index, query).notOurs !== undefined]).toEqual([query, true]);
  for (const query of ['pain', 'dard', 'swelling', 'lump', 'weakness', 'bp tablet before operation'])
    expect([query, find(index, query).notOurs]).toEqual([query, undefined]);
});

test('searching the doctor’s or practice’s name finds the About page', () => {
  const [given, family] = practice.doctor.name.split(' ');
  for (const query of [given, family, practice.doctor.name, practice.name, `dr ${family}`, 'despande', 'मीरा देशपांडे'])
    expect([query, found(query ?? '')[0]]).toEqual([query, '/about']);
});

test.each([
  ['gallbladder operation cost', '/treatment/gallbladder/gallbladderstones#answers-keyhole-gallbladder', 'keyhole-gallbladder'],
  ['bawasir operation kitne ka', '/treatment/proctology/hemorrhoids#answers-piles', 'piles'],
  ['how much is a whipple', '/treatment/whipple/whilesurgery#answers-whipple', 'whipple'],
  ['colonoscopy price', '/treatment/colon-rectum/rectumpolyps#answers-colonoscopy-polyps', 'colonoscopy-polyps'],
] as const)('searching “%s” finds that operation’s price', (query, href, key) => {
  const row = firstOf(query);
  expect(row).toMatchObject({ kind: 'cost', href });
  expect(operations[key].cost.startsWith(row?.price ?? 'none')).toBe(true);
});

test('searching cost without an operation finds prices or fees', () => {
  for (const query of ['operation cost', 'surgery ka kharcha', 'price list']) expect([query, found(query)[0]]).toEqual([query, costsHref]);
  for (const query of ['how much', 'doctor ki fees', 'consultation fee']) expect([query, found(query)[0]]).toEqual([query, feesHref]);
  // A thing in a shop has no price here, and 'how much' of a thing asks for none.
  for (const query of ['camera price', 'ghee price']) expect([query, found(query)]).toEqual([query, []]);
  expect(found('how much water after piles operation')[0]).not.toContain('#answers-');
});

test.each([
  ['getting ready', '/getting-ready'],
  ['bawasir operation ki tayari', '/getting-ready/piles'],
  ['gallbladder operation se pehle', '/getting-ready/keyhole-gallbladder'],
  ['piles bands or operation decide', '/what-matters/hemorrhoids'],
  ['acidity tablets or surgery', '/what-matters/antireflux'],
])('searching “%s” finds the getting-ready or decision sheet %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test.each([
  ['open now', '/visit'],
  ['sunday', '/visit'],
  ['metro', '/visit#way'],
  ['parking hai kya', '/visit#way'],
  ['nal stop', '/visit#way'],
  ['star health', '/visit#insurance'],
  ['which papers shall i bring', '/visit#bring'],
  ['callback', '/callback'],
  ['receipt', '/callback'],
  ['withdraw', '/privacy/withdraw'],
  ['what do you feel', '/symptoms'],
])('the practice query “%s” finds %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test.each([
  ['clinic kuthe ahe pune madhe', '/contact'],
  ['how do I reach your hospital from Kothrud', '/visit#way'],
  ['hospital ka address kidhar hai', '/visit#way'],
  ['doctor kiti vajta yetat', '/visit'],
  ['docter ka tajurba', '/about'],
  ['is the surgeon registered', '/about'],
  ['mahila doctor chahiye', '/about'],
  ['patient reviews', '/testonomial'],
  ['vima chalto ka', '/visit#insurance'],
  ['garib logo ke liye yojana', '/visit#insurance'],
  ['operation la kiti paise lagtil', costsHref],
  ['surgery cha andaje kharcha', costsHref],
])('practice questions in three languages find their page: %s', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test("search tells 'sir' the greeting from 'sir', Hindi for head", () => {
  expect(found('bhaji kashi karaychi')).toEqual([]);
  expect(find(index, 'sir dard ki dawa').notOurs?.title).toBe('Brain, nerves and headache');
  expect(found('sir mujhe hernia hai')[0]).toBe('/treatment/hernia/Inguinalhernial');
});

test('search finds an illness although other words match nothing', () => {
  expect(found('why jaundce cannot wait')[0]).toBe('/blog/Jaundice%3A%20why%20the%20hurry%3F');
  expect(found('lady surgeon for piles').slice(0, 2)).toEqual(['/about', '/treatment/proctology/hemorrhoids']);
  // A word that is asked of no illness is a subject of its own.
  expect(found('hernia in dog')).toEqual([]);
});

test('search understands swapped letters in short words', () => {
  expect(found('pet ke niche daai taraf drad')[0]).toMatch('/symptoms/lower-belly');
  expect(found('hernia at old scra')[0]).toBe('/treatment/hernia/Ventralhernia');
});

test('asking about food before an operation finds its preparation sheet', () => {
  expect(found('when should I stop eating before my hernia surgery')[0]).toBe('/getting-ready/keyhole-hernia');
  expect(found('drink water on the morning of my surgery')[0]).toBe('/getting-ready');
  expect(found('pittashay operation la kay aanaycha')[0]).toBe('/getting-ready/keyhole-gallbladder');
});

test('search finds articles despite two typos or long sentences', () => {
  const title = (query: string) => decodeURIComponent(found(query)[0] ?? '');
  expect(title('diet after gall bladder operation')).toBe('/blog/What to eat after gallbladder surgery');
  expect(title('food aftr galbladder surgry')).toBe('/blog/What to eat after gallbladder surgery');
  expect(title('travelling to Pune for surgery')).toBe('/blog/Travelling to another city for surgery');
  expect(title('galstone witout symtoms')).toBe('/blog/Gallstones found by chance: do I need an operation?');
});

test('search returns nothing for medical words in unrelated contexts', () => {
  for (const query of [
    'chicken liver recipe',
    'liver of sulphur',
    'stone crusher',
    'piles of laundry',
    'hernia mesh share price',
    'pet dog food',
    'pet shop',
  ])
    expect([query, found(query)]).toEqual([query, []]);
});

test("search returns nothing for non-medical uses such as 'navel orange'", () => {
  for (const query of ['fissure in wall', 'bar stool', 'navel orange', 'stone pathar wall design'])
    expect([query, found(query)]).toEqual([query, []]);
  // Beside a word that means nothing outside medicine it may be a name.
  expect(found('qwzzkar hernia')[0]).toBe('/treatment/hernia/Inguinalhernial');
});

test('search never dismisses a word of our pages as non-medical', () => {
  const foreign = new Set(elsewhere.split(/\s+/).map((word) => wordsOf(word).join('')));
  const ours = [...searchData.findable.flatMap(({ name, words }) => [name, ...words]), ...searchData.sameWords].flatMap(wordsOf);
  expect(ours.filter((word) => foreign.has(word))).toEqual([]);
});

test('a search suggestion shows its kind, urgency or price', () => {
  const suggest = suggester(searchData);
  const noteOf = (query: string) => suggest(query, emergencySigns)[0]?.note;
  expect(noteOf('gallblad')).toBe('Illness or operation');
  expect(noteOf('hernia operation cost')).toMatch(/^₹/);
  expect(noteOf('yellow eyes')).toBe('By itself this needs a doctor today.');
});

test('the search index is at most 42 kB with brotli', () => {
  expect(brotliCompressSync(JSON.stringify(indexFileOf(searchData))).byteLength).toBeLessThanOrEqual(42_500);
  expect(dataIn(indexFileOf(searchData))).toEqual(searchData);
});

test.each([
  ['father has lost 6 kilos in three months, no hunger', '/symptoms/fever-weight-tired#weight-loss'],
  ['tummy pain goes till the spine', '/symptoms/upper-middle#pain-to-the-back'],
  ['operation ke baad ghav se pani', '/symptoms/groin-and-wall#wound'],
  ['left side pain under navel', '/symptoms/lower-belly#lower-left'],
  ['diabetes tablet on the day of operation', '/getting-ready'],
  ['cirrosis recovery time', '/treatment/liver/livercirrhosis'],
  ['hemicolectomy recovery', '/treatment/colon-rectum/coloncancer'],
  ['appointmnt tommorow', '/callback'],
])('searching “%s” finds %s first', (query, href) => {
  expect(found(query)[0]).toBe(href);
});

test('asking how many operations were done finds the About page', () => {
  expect(found('how many hernia repairs has she done').slice(0, 2)).toContain('/about');
  expect(found('kitne operation kiye hai doctor ne')[0]).toBe('/about');
  expect(found('how many days rest after hernia operation')).not.toContain('/about');
});

test('search names other specialists for Hindi and Marathi queries too', () => {
  for (const query of ['घुटनों का ऑपरेशन', 'कानात दुखते', 'bache ke kaan me dard', 'chashmyacha number'])
    expect([query, find(index, query).notOurs !== undefined, find(index, query).emergency]).toEqual([query, true, []]);
});

test.each([
  [
    'left',
    /right-ribs|lower-right|gallbladder/,
    ['pain under left ribs', 'left ribs pain', 'baayin pasli dard', 'बाईं पसली में दर्द', 'डाव्या बरगडीखाली दुखते', 'davya bargadi khali dukhte'],
  ],
  ['right', /left-ribs|lower-left/, ['pain under right ribs', 'daayin pasli dard', 'दाईं पसली में दर्द', 'उजव्या बरगडीखाली दुखते']],
])('searching pain under the %s ribs finds only that side', (side, other, queries) => {
  const own = side === 'left' ? '/symptoms/upper-middle#left-ribs' : '/symptoms/right-ribs#after-meals';
  for (const query of queries) expect([query, found(query)[0], found(query).filter((name) => other.test(name))]).toEqual([query, own, []]);
  expect(found('left and right rib pain')).toEqual(
    expect.arrayContaining(['/symptoms/upper-middle#left-ribs', '/symptoms/right-ribs#after-meals']),
  );
});

test.each([
  ['/getting-ready', ['print sheet', 'checklist before operation']],
  ['/about', ['डॉ देशपांडे', 'डॉ. मीरा देशपांडे', 'देशपांडे मॅडम']],
  ['/privacy', ['नंदिनी जोशी']],
  ['/treatment', ['share this page', 'send this page to my son']],
  ['/visit', ['opening hours', 'number to ring at night', 'raat ko emergency number']],
])('the page %s comes first for its own queries', (href, queries) => {
  for (const query of queries) expect([query, found(query)[0]]).toEqual([query, href]);
});

test('searching opening hours shows the hours and no operations', () => {
  expect(found('opening hours').filter((name) => /getting-ready|symptoms/.test(name))).toEqual([]);
  expect(firstOf('opening hours')?.about).toContain(openAsRead);
});

test('the search index omits phrases that a page’s text already contains', () => {
  const count = (data: typeof searchData) => data.findable.flatMap(({ words }) => words).length;
  expect(count(searchData)).toBeLessThan(0.85 * count(written));
});

test.each([
  ['where exactly is your clinic in pune', '/visit#way'],
  ['ओपीडी का समय', '/visit'],
  ['can i talk to a real person please', '/callback'],
  ['change my appointment date', '/contact'],
  ['पित्त झालंय काय करावं', '/symptoms/food-pipe#burning-in-the-chest'],
  ['ibs kya hota hai', '/treatment/digestive-system'],
])('searching %j finds %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});
