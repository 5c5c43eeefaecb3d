import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ownNames } from '#content/search/own-names.ts';
import { queries } from '#content/search/queries.ts';
import { searchData } from '#content/search/search-data.ts';
import { conceptWords } from '#content/search/sign-words.ts';
import { emergencySigns } from '#search/emergency/signs.ts';
import { ownWords } from '#search/words.ts';
import { emergencies, harmless } from './emergency-messages.ts';
import { emergenciesA, harmlessA } from './emergency-messages-a.ts';
import { emergenciesB, harmlessB } from './emergency-messages-b.ts';

const marked = (text: string) => emergencySigns(text).length > 0;

/** A word with each letter missing, twice, or in its neighbour's place. */
const slipsOf = (word: string) =>
  Array.from(word).flatMap((letter, at) => {
    const [before, after, next] = [word.slice(0, at), word.slice(at + 1), word[at + 1] ?? ''];
    return [before + after, before + letter + letter + after, before + next + letter + word.slice(at + 2)];
  });

const signs = new Set(
  Object.values(conceptWords).flatMap((languages) =>
    languages
      .join(',')
      .split(',')
      .map((phrase) => phrase.trim()),
  ),
);
// 'Bleeding' is 'bleed'.
const isSign = (word: string) => [...signs].some((sign) => sign.length > 3 && word.startsWith(sign));
const withSlips = (words: Iterable<string>) =>
  [...new Set(words)].filter((word) => word.length > 2).flatMap((word) => [word, ...slipsOf(word)]);

const { findable } = searchData;
const names = {
  'people, place and insurers': [ownNames],
  'page titles': findable.map(({ name }) => name),
  'words of practice pages': findable.flatMap(({ kind, words }) => (kind === 'practice' ? words : [])),
};

test.each(Object.entries(names))('searching %s triggers no emergency alarm, even misspelt', (_, texts) => {
  const words = [...ownWords(texts)].filter((word) => !isSign(word));
  expect(words.length).toBeGreaterThan(30);
  expect(withSlips(words).filter((word) => marked(word))).toEqual([]);
});

test('a doctor’s name beside an emergency sign hides no alarm', () => {
  expect(marked('vomiting blod, dr deshpande')).toBe(true);
});

test('common words trigger no emergency alarm, misspelt ones hardly any', () => {
  const words = readFileSync(new URL('./common-words.txt', import.meta.url), 'utf8')
    .split(/\s+/)
    .filter(Boolean);
  expect(words.length).toBeGreaterThan(500);
  expect(words.filter((word) => marked(word))).toEqual([]);
  // 'Agon' is as near to 'agony' as to 'gaon'.
  expect(words.flatMap(slipsOf).filter((word) => marked(word)).length).toBeLessThanOrEqual(3);
});

test('inflected common words trigger no emergency alarm', () => {
  const said = ['Walked in, wants dressing changed', 'washed', 'washing hands', 'nasal congestion', 'he talked to the doctor'];
  expect(said.filter((text) => marked(text))).toEqual([]);
});

test('an anaesthetist, a degree or an unanswered form is no emergency', () => {
  const said = [
    'behosh krne wala docter kaisa hai',
    'from which medical college did he pass out',
    'i filled in the message form last sunday and got no reply till now',
    'confused between an oncologist, a hepatologist and you',
    'trust kadun paise milayla',
    'फॉलोअप ला पैसे लागतात का',
    'खेत गिरवी रखा है, इसलिए पहले से पूरा हिसाब जानना है',
  ];
  expect(said.filter((text) => marked(text))).toEqual([]);
  const meant = [
    'my father passed out, he is at the medical store',
    'he is lying there and gives no reply',
    'papa gir gaye',
    'he is confused since morning',
    'peshab nahi ho raha',
  ];
  expect(meant.filter((text) => !marked(text))).toEqual([]);
});

test('queries about people, place and money trigger no emergency alarm', () => {
  const ofPractice = queries
    .filter(({ labels }) => labels.every((label) => /^\/(?:visit|about|contact|callback|privacy)/.test(label)))
    .map(({ query }) => query);
  expect(ofPractice.length).toBeGreaterThan(2_000);
  // 'Bahut pain me hu, mujhe pehle lenge' is one, wherever it is asked.
  expect(ofPractice.filter((query) => marked(query)).length).toBeLessThanOrEqual(6);
});

test('ignoring known names leaves emergencies detected and harmless messages unmarked', () => {
  for (const list of [emergencies, emergenciesA, emergenciesB]) expect(list.filter((text) => !marked(text))).toEqual([]);
  for (const list of [harmless, harmlessA, harmlessB]) expect(list.filter((text) => marked(text))).toEqual([]);
});
