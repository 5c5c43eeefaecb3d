import { expect, test } from 'vitest';
import { urgencies } from '#content/triage/rule.ts';
import { editDistance } from '#search/edit-distance.ts';
import { emergencySigns } from '#search/emergency/signs.ts';
import { prepare } from '#search/index.ts';
import { soundKey } from '#search/sound-key.ts';
import { suggester } from '#search/suggest.ts';
import { visibleText, wordsOf } from '#search/words.ts';
import { find, found, index, indexWithPosts, queriesAmongPosts, searchData } from './finder.ts';

const gallstones = '/treatment/gallbladder/gallbladderstones';
const piles = '/treatment/proctology/hemorrhoids';
const colonCancer = '/treatment/colon-rectum/coloncancer';

test.each([
  ['bawasir', 'bavaaseer', 'बवासीर'],
  ['pathri', 'pathree', 'पथरी'],
  ['khujli', 'kujlee', 'खुजली'],
  ['sujan', 'soojan', 'सूजन'],
  ['bukhar', 'bukhaar', 'बुखार'],
])('search treats the spellings %s, %s and %s as one', (...words) => {
  expect(new Set(words.map(soundKey)).size).toBe(1);
});

test('spelling correction counts vowels and neighbouring keys as small errors', () => {
  expect(editDistance('liver', 'livr')).toBe(0.5);
  expect(editDistance('hernia', 'hermia')).toBe(0.75);
  expect(editDistance('hernia', 'herpia')).toBe(1);
  expect(editDistance('kitten', 'kittne')).toBe(0.75);
  expect(editDistance('pathri', 'xxxxxx', 2)).toBe(Number.POSITIVE_INFINITY);
});

test('search normalises Devanagari spellings that look alike', () => {
  expect(wordsOf('ज़्यादा')).toEqual(wordsOf('ज़्यादा'));
  expect(wordsOf('आँख')).toEqual(wordsOf('आंख'));
  expect(wordsOf('कैन्सर')).toEqual(wordsOf('कैंसर'));
  expect(wordsOf('मुळ\u200dव्याध')).toEqual(wordsOf('मुळव्याध'));
  expect(wordsOf('आतड्यांचा पोटात')).toEqual(['आतड', 'पोट']);
});

test('search removes invisible characters from a query', () => {
  expect(visibleText('\u202epa\u200bthri\ud800\u0000 \n x')).toBe('pathri x');
});

test('search finds words joined, split, misspelt or in another script', () => {
  for (const query of [
    'gallbladder stone',
    'gall bladder ston',
    'gallbladderstone',
    'galbladerstones',
    'पित्त की थैली में पथरी',
    'stone gallbladder',
  ])
    expect([query, found(query)[0]]).toEqual([query, gallstones]);
  for (const query of ['piles', 'bavaseer', 'bawasheer', 'मूळव्याध', 'haemorroids']) expect([query, found(query)[0]]).toEqual([query, piles]);
});

test("the query 'bowel cancer' finds colon cancer", () => {
  for (const query of ['colon cancer', 'bowel cancer', 'large bowel cancer', 'आंत का कैंसर'])
    expect([query, found(query)[0]]).toEqual([query, colonCancer]);
  expect(found('छोटी आंत का कैंसर')[0]).toBe('/treatment/intestine/instestinecancer');
});

test("search distinguishes 'PET scan' from 'pet', Hindi for stomach", () => {
  expect(find(index, 'pet scan')).toMatchObject({ found: [], notOurs: { title: 'PET scans, CT and MRI' } });
  expect(found('pet dard')).toContain('/symptoms/all-over#pain-for-months');
  expect(found('pet shop')).toEqual([]);
});

// 'Can wait' stood above 'Call 112'.
test('a general pain in the belly is answered by urgency', () => {
  for (const query of ['pet me dard', 'pet dard', 'stomach pain', 'belly pain', 'पेट में दर्द']) {
    const complaints = find(index, query).found.flatMap((one) => ('page' in one && one.page.urgency ? [one.page.urgency] : []));
    expect([query, complaints[0], complaints.at(-1)]).toEqual([query, 'emergency', 'routine']);
    expect([query, complaints]).toEqual([query, complaints.toSorted((one, other) => urgencies.indexOf(one) - urgencies.indexOf(other))]);
  }
  for (const query of ['stomach pain for months', 'pet dard aata jata']) expect(found(query)[0]).toBe('/symptoms/all-over#pain-for-months');
  expect(found('gas')[0]).toBe('/symptoms/upper-middle#gas-or-full');
});

test("the query 'pathri' finds gallstones and mentions kidney stones", () => {
  expect(found('pathri')[0]).toBe(gallstones);
  expect(find(index, 'pathri').maybe?.title).toBe('Kidney stones and urine');
  expect(find(index, 'kidney stone')).toMatchObject({ found: [], notOurs: { see: expect.stringContaining('urologist') } });
});

test('search recognises emergency signs in three languages', () => {
  for (const query of ['khoon ki ulti', 'रक्ताची उलटी', 'vomiting blood', 'kali latrine', 'काळी शौच', 'pet me achanak bahut dard'])
    expect([query, find(index, query).emergency.length > 0]).toEqual([query, true]);
  for (const query of [
    'pet mein gas banti hai',
    'piles ka ilaj',
    'hernia operation cost',
    'हर्निया का ऑपरेशन टाल सकते हैं',
    'blood test',
    'acidity',
  ])
    expect([query, find(index, query).emergency]).toEqual([query, []]);
});

test('search finds a post by its title alone', () => {
  const withPosts = prepare(searchData, [{ title: 'Achalasia: when food will not go down' }]);
  expect(find(withPosts, 'achalasia').found).toEqual([{ post: 0 }]);
  expect(find(withPosts, 'achalasa food').found).toEqual([{ post: 0 }]);
  expect(find(index, 'achalasia').found).toEqual([]);
});

test('search suggestions match half-typed words, full search does not', () => {
  const suggest = suggester(searchData);
  expect(suggest('gallbl')[0]?.href).toBe(gallstones);
  expect(suggest('khoon ki ulti', emergencySigns)[0]).toMatchObject({ emergency: true });
  expect(suggest('kidney stone', emergencySigns)[0]?.note).toContain('Not treated here');
  expect(found('ga')).toEqual([]);
});

// The detector comes after the index; until then a red flag must not be sent to another doctor.
test('search suggestions name no other specialist before the emergency detector loads', () => {
  const suggest = suggester(searchData);
  expect(suggest('kidney stone').filter(({ note }) => note)).toEqual([]);
  expect(suggest('khoon ki ulti').filter(({ emergency }) => emergency)).toEqual([]);
});

test('ten thousand hostile search queries cost no more than ordinary ones', { tags: ['long'] }, () => {
  const alphabet = [
    '<script>',
    '\u202e',
    '\ud800',
    '"',
    "'",
    '&',
    'pet',
    'dard',
    'पथरी',
    'ा',
    'a',
    'gallbladder',
    ' ',
    '\u0000',
    '%',
    '${',
    'kidney',
    'cancer',
  ];
  let seed = 7;
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % below;
  };
  const usual = Math.max(
    ...['pet mein bahut dard hota hai khane ke baad ulti gas jalan', 'qwertz uiopas dfghjk yxcvbn mnbvcx lkjhgf'].map(
      (query) => find(index, query).steps,
    ),
  );
  let most = 0;
  for (let at = 0; at < 10_000; at++) {
    const parts = Array.from({ length: 1 + next(40) }, () => alphabet[next(alphabet.length)]);
    const many = Array.from({ length: at % 100 === 0 ? 1_500 : 0 }, () =>
      String.fromCharCode(...Array.from({ length: 6 }, () => 97 + next(26))),
    );
    const query = many.length > 0 ? many.join(' ').slice(0, 10_000) : parts.join(next(2) ? '' : ' ');
    most = Math.max(most, find(index, query).steps);
  }
  expect(most).toBeLessThan(4 * usual);
});

test('search through three thousand posts takes few more steps', () => {
  const steps = (posts: number) => Math.max(...queriesAmongPosts.map((query) => find(indexWithPosts(posts), query).steps));
  expect(steps(3_000)).toBeLessThan(4 * steps(30));
});

test.each([
  ['dressing kab badalni hai', '/treatment/postoperative-care'],
  ['kitne din baad naha sakte hai', '/treatment/postoperative-care'],
  ['documents for admission', '/getting-ready'],
  ['kitne din bharti rehna padega', '/treatment/surgical-care'],
])('a question about any operation finds its page: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test.each([
  ['should I take my BP tablet on operation day', '/getting-ready'],
  ['insulin lena hai ya nahi operation wale din', '/getting-ready'],
])('asking about a tablet before an operation finds its preparation: %s', (query, page) => {
  expect(found(query)[0]).toBe(page);
});

test('asking who pays for an operation finds insurance first', () => {
  const [first, second] = found('does mediclaim cover piles laser');
  expect([first, second?.split('#')[0]]).toEqual(['/visit#insurance', piles]);
});

test('a page matching a search twice ranks by its better match', () => {
  expect(found('how many robotic surgeries has he done').indexOf('/about')).toBe(0);
});

test.each(['operation theatre technician', 'water tank leakage', 'school admission form', 'bandage dress'])(
  "search finds nothing for non-medical 'operation', 'tank' or 'admission': %s",
  (query) => {
    expect(found(query)).toEqual([]);
  },
);

// '112' had no word of the index in it and found four pages of the practice; 'emergency' found a perforated bowel.
test('asking for an ambulance shows the emergency card', () => {
  const asking = [
    'emergency',
    '112',
    '108',
    'ambulance',
    'इमरजेंसी',
    'आपातकाल',
    'emergancy',
    'call an ambulance',
    'एंबुलेंस बुलाओ',
    '१०८',
    'रुग्णवाहिका',
  ];
  for (const query of asking) {
    const { help, found: pages } = find(index, query);
    expect([query, help, pages.map((one) => 'page' in one && one.page.href)]).toEqual([query, true, ['/visit', '/symptoms']]);
  }
  for (const query of ['emergency surgery', 'gallstones emergency', '108 kg', 'hernia', 'operation charges 112'])
    expect([query, find(index, query).help]).toEqual([query, undefined]);
  expect(suggester(searchData)('emergency')[0]).toEqual({
    name: 'This can be an emergency: what to do',
    href: '/search?q=emergency',
    emergency: true,
  });
});
