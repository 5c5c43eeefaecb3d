import { expect, test } from 'vitest';
import { languageOfQuery } from '#search/query-language.ts';

const hindi = {
  language: { name: 'हिन्दी' },
  pages: [
    { name: 'Gallbladder stones', translated: 'पित्त की थैली की पथरी' },
    { name: 'Inguinal hernia', translated: 'जाँघ और पेट के जोड़ का हर्निया' },
    { name: 'Piles', translated: 'बवासीर' },
  ],
};
const marathi = {
  language: { name: 'मराठी' },
  pages: [
    { name: 'Gallbladder stones', translated: 'पित्ताशयातील खडे' },
    { name: 'Piles', translated: 'मूळव्याध' },
  ],
};
const nameOf = (query: string) => languageOfQuery(query, [hindi, marathi])?.name;

test.each(['पथरी', 'पथरी stone', 'pathri', 'pitt ki thaili', 'दर्द'])('search recognises the query “%s” as Hindi', (query) => {
  expect(nameOf(query)).toBe('हिन्दी');
});

// Both languages are written in the same letters.
test.each(['मूळव्याध', 'mulvyadh', 'पित्ताशयातील खडे'])('search recognises the query “%s” as Marathi', (query) => {
  expect(nameOf(query)).toBe('मराठी');
});

test.each(['hernia', 'gallbladder stone', 'xyzzy', '', 'கல்', '9876'])('search takes the query “%s” for English', (query) => {
  expect(nameOf(query)).toBeUndefined();
});
