import { expect, test } from 'vitest';
import { isWrittenIn } from '#search/query-language.ts';

const hindi = { name: 'हिन्दी' };
const found = [
  { name: 'Gallbladder stones', translated: 'पित्त की थैली की पथरी' },
  { name: 'Inguinal hernia', translated: 'जाँघ और पेट के जोड़ का हर्निया' },
];

test.each(['पथरी', 'पथरी stone', 'pathri', 'pitt ki thaili'])('search recognises the query “%s” as Hindi', (query) => {
  expect(isWrittenIn(hindi, query, found)).toBe(true);
});

test.each(['hernia', 'gallbladder stone', 'xyzzy', '', 'கல்', '9876'])('search does not take the query “%s” for Hindi', (query) => {
  expect(isWrittenIn(hindi, query, found)).toBe(false);
});
