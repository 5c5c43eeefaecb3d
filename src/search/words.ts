// Bounds the work that a made-up query can cause.
const longestQuery = 240;
const longestWord = 24;

const nukta = /\u093c/g;
const accents = /[\u0300-\u036f]/g;
const chandrabindu = /\u0901/g;
// न् and its like before a consonant are written as a dot as well: पिन्ड, पिंड.
const nasalBefore = /[ङञणनम]\u094d(?=[क-ह])/g;

/** A query without what cannot be seen: controls, marks of direction, halves of characters. */
export function visibleText(text: string, longest = longestQuery): string {
  return text.slice(0, longest).replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
}

// 'Stones' is 'stone', and 'biopsies' 'biopsy'.
function singular(word: string): string {
  if (word.length < 5 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

// What Marathi hangs on a word: पोटात is 'in the belly', आतड्यांचा 'of the bowel'.
const cases = 'च्या|चा|ची|चे|चं|ला|ना|ने|त|तून|तील|वर|शी|मध्ये|मधील|मधून|साठी|मुळे|पासून|जवळ|खाली';
const marathi = new RegExp(`^(.{2,}?[क-ह])(?:ा|ी|े|ू|्या|ां|्यां)(?:${cases})$`);
const marathiInLatin = /^(.{4,}?)a?(?:atil|atun|achya|ancha|anchi|anche|anchya|madhye|madhun|madhil|sathi|mule)$/;

function withoutCase(word: string): string {
  return (marathi.exec(word) ?? marathiInLatin.exec(word))?.[1] ?? word;
}

/** The words of a text in one spelling: no case, no accent, Devanagari without the marks that people leave out. Numbers are no words. */
export function wordsOf(text: string): ReadonlyArray<string> {
  return visibleText(text)
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(nukta, '')
    .replace(chandrabindu, '\u0902')
    .replace(nasalBefore, '\u0902')
    .replace(/['’`]/g, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => withoutCase(singular(word.slice(0, longestWord))));
}
