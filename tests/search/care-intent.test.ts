import { describe, expect, test } from 'vitest';
import { careQuestions } from '#content/search/care-intents.ts';
import { careWords } from '#content/search/care-words.ts';
import { find, found, index, nameOf, posts } from './finder.ts';

const nameOfPost = (title: string) => `/blog/${encodeURIComponent(title)}`;

// None of these sentences has a phrase of its own.
describe('searching before an operation or test', () => {
  test.each([
    ['can i wear a nose pin during operation', '/getting-ready'],
    ['should i remove nail polish and jewellery before surgery', '/getting-ready'],
    ['eltroxin subah leni hai kya surgery wale din', '/getting-ready'],
    ['warfarin kitne din pehle band karna', '/getting-ready'],
    ['gutkha khata hu operation kab tak band karu', '/getting-ready'],
    ['maza operation ahe ani mala sardi zali', '/getting-ready'],
    ['ऑपरेशनच्या आदल्या दिवशी रात्री जेवण करायचे का', '/getting-ready'],
    ['endoscopy ke liye khali pet kitne ghante', '/getting-ready'],
    ['plavix before hernia surgery', '/getting-ready/keyhole-hernia'],
    ['ecg needed before piles surgery', '/getting-ready/piles'],
    ['ercp ke pehle kitne ghante bhookha rehna hai', '/getting-ready/ercp'],
    ['sonography sathi laghvi rokhaychi ka', '/treatment/ultrasound-services'],
    ['ct scan se pehle khana kha sakte', '/getting-ready'],
    ['कोलोनोस्कोपीच्या आधी साबुदाणा चालेल का', nameOfPost('Preparing for a colonoscopy')],
  ])('the query “%s” finds its preparation page first', (query, first) => {
    expect(found(query)[0]).toBe(first);
  });

  test('search without an operation’s name shows no operation’s getting-ready sheet', () => {
    expect(found('beedi kitne din pehle band kare operation ke').filter((href) => href.startsWith('/getting-ready/'))).toEqual([]);
  });

  test('asking about a blood-pressure tablet before an operation names heart doctors', () => {
    expect(find(index, 'bp ki goli operation ke din leni hai kya').maybe?.title).toContain('Heart');
  });
});

test.each([
  ['operation ke baad scooty kab chala sakte', '/treatment/postoperative-care'],
  ['टाक्यांना खाज येते', '/treatment/postoperative-care'],
  ['hernia nantar vajan kadhi uchlu', '/treatment/hernia/Inguinalhernial'],
  ['pitte ki thaili nikalne ke baad doodh chalega', nameOfPost('What to eat after gallbladder surgery')],
])('asking about recovery finds no other operation’s answers: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
  expect(found(query).filter((href) => /#answers-(?!keyhole-hernia|open-hernia)/.test(href))).toEqual([]);
});

test.each([
  ['sgpt 98', nameOfPost('Fatty liver: what it means and what helps')],
  ['fibroscan report me kPa 9.2 मतलब क्या', '/treatment/liver/livercirrhosis'],
  ['how to lose weight', '/treatment/weight-loss-surgery/weightlosssurgery'],
  ['h pylori breath test', '/symptoms/upper-middle#burning-pain'],
  ['pantop roz lene ke side effect', nameOfPost('Reflux that does not go away')],
  ['is endoscopy painful', '/treatment/digestive-system'],
  ['hernia ki jali safe hai', '/treatment/hernia/Inguinalhernial'],
])('a query about a test or tablet finds its explanation: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

// With its urgency, before the illness that it may be.
test.each([
  ['swelling in groin comes out when caughing', '/symptoms/groin-and-wall#groin-bulge'],
  ['संडासच्या जागी पू येतो', '/symptoms/back-passage#pus'],
  ['loose motons 10 days not stoping', '/symptoms/lower-belly#loose-motions'],
  ['loose motions every morning before exam', '/symptoms/lower-belly#loose-motions'],
  ['सासूबाईंना bhook hi nahi lagti weakness', '/symptoms/fever-weight-tired#weight-loss'],
  ['lost 8 kg without dieting', '/symptoms/fever-weight-tired#weight-loss'],
  ['blood in stool bright red no pain', '/symptoms/back-passage#blood'],
  ['chest burning at night wakes me up', '/symptoms/food-pipe#burning-in-the-chest'],
  ['pait phoolta jata hai paon me sujan', '/symptoms/all-over#water-in-the-belly'],
])('searching a complaint finds its entry in the symptom finder: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test.each(['piles me khoon', 'gas chulha repair', 'hp gas booking', 'water tank leakage', 'car fuel tank leak repair'])(
  'search shows no symptom-finder entry for: %s',
  (query) => {
    expect(found(query)[0] ?? '').not.toMatch(/^\/symptoms/);
  },
);

test('questions about care lead the search only to existing pages', () => {
  const places = new Set([
    ...index.targets.flatMap((one) => (one.kind === 'page' ? [one.page.href] : [])),
    ...posts.map(({ title }) => title),
  ]);
  expect(careQuestions.flatMap(({ pages }) => pages).filter((page) => !places.has(page))).toEqual([]);
  const kinds = careQuestions.flatMap(({ said }) => said.flatMap((line) => line.split(/[ |]/)));
  expect(kinds.filter((kind) => !(kind in careWords))).toEqual([]);
});

test('search finds a named illness whatever else is asked', () => {
  expect(find(index, 'हर्निया zzqx qqvvt kkrrb').found.map(nameOf)[0]).toBe('/treatment/hernia/Inguinalhernial');
  expect(found('appendix of a book')).toEqual([]);
});

test.each(['belly pain', 'pet me dard', 'पोट दुखतं', 'stomach pain since morning'])(
  'plain belly pain shows the most urgent first: %s',
  (query) => {
    expect(found(query).slice(0, 3)).toEqual(['/symptoms', '/symptoms/all-over#sudden-severe-pain', '/symptoms/all-over#pain-for-months']);
  },
);

test.each([
  ['stomach pain for months', '/symptoms/all-over#pain-for-months'],
  ['pet dard aata jata rehta hai', '/symptoms/all-over#pain-for-months'],
  ['right side pet dard', '/symptoms/lower-belly#lower-right'],
])('belly pain with a place or time finds its complaint: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['पिशवीच्या खड्याचे operation cost', '/treatment/gallbladder/gallbladderstones#answers-keyhole-gallbladder'],
  ['CT or MRCP', '/treatment/ultrasound-services'],
  ['h pylori treatment duration', '/treatment/stomach-cancer/polyps'],
  ['spinal anaesthesia reed ki haddi me injection', '/treatment/surgical-care'],
  ['operation ke tanke se pani', '/symptoms/groin-and-wall#wound'],
  ['kitne ghante pehle khana band', '/getting-ready'],
  ['operation nantar bhuk lagat nahi', '/treatment/postoperative-care'],
  ['pet ka size badh raha', '/symptoms/all-over#water-in-the-belly'],
])('search understands what is asked of a test or illness: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

// None of these is in a list: two telling words of a subject are enough, whatever else the sentence says.
test.each([
  ['motion still brown after whole powder bottle, test tomorrow', nameOfPost('Preparing for a colonoscopy')],
  ['operation ke baad neend nahi aati', '/treatment/postoperative-care'],
  ['jaangh ke paas gola khada hone pe nikalta hai', '/symptoms/groin-and-wall#groin-bulge'],
  ['शौचास गेल्यावर भाल्यासारखं टोचतं', '/symptoms/back-passage#sharp-pain'],
  ['mere pet me awaz aati hai gud gud', '/symptoms/upper-middle#gas-or-full'],
  ['sleeve ke baad protein powder kab se', '/treatment/weight-loss-surgery/weightlosssurgery'],
  ['पीलिया में हल्दी खा सकते हैं क्या', nameOfPost('Jaundice: why the hurry?')],
  ['tractor chalau kya hernia ke baad', '/treatment/hernia/Inguinalhernial'],
])('search understands a sentence by two telling words: %s', (query, first) => {
  expect(found(query)[0]).toBe(first);
});

test.each(['thyroid operation ke baad khana', 'school admission chi tayari', 'mango ke ped me keede ki dawa', 'crack in wall after rain'])(
  'search offers no care page for another world: %s',
  (query) => {
    expect(found(query)).toEqual([]);
  },
);
