// Limits the cost of a made-up query; the page of results says so.
export const longestQuery = 240;
const longestWord = 24;

const nukta = /\u093c/g;
const accents = /[\u0300-\u036f]/g;
const chandrabindu = /\u0901/g;
// A nasal such as न् before a consonant is also written as a dot: पिन्ड, पिंड.
const nasalBefore = /[ङञणनम]\u094d(?=[क-ह])/g;

/** Removes invisible characters: controls, bidirectional marks, halves of surrogate pairs. */
export function visibleText(text: string, longest = longestQuery): string {
  return text.slice(0, longest).replace(/\s+/g, ' ').replace(/\p{C}/gu, '').trim();
}

// 'Stones' is 'stone', and 'biopsies' 'biopsy'.
function singular(word: string): string {
  if (word.length < 5 || !/^[a-z]+s$/.test(word) || /(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1);
}

// Case endings in Marathi: पोटात is 'in the belly', आतड्यांचा 'of the bowel'.
const cases = 'च्या|चा|ची|चे|चं|ला|ना|ने|त|तून|तील|वर|शी|मध्ये|मधील|मधून|साठी|मुळे|पासून|जवळ|खाली';
const marathi = new RegExp(`^(.{2,}?[क-ह])(?:ा|ी|े|ू|्या|ां|्यां)(?:${cases})$`);
const marathiInLatin = /^(.{4,}?)a?(?:atil|atun|achya|ancha|anchi|anche|anchya|madhye|madhun|madhil|sathi|mule)$/;

function withoutCase(word: string): string {
  return (marathi.exec(word) ?? marathiInLatin.exec(word))?.[1] ?? word;
}

/** Returns a text in one spelling: lower case, no accents, Devanagari without optional marks, no apostrophes. */
export function inOneSpelling(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(accents, '')
    .replace(nukta, '')
    .replace(chandrabindu, '\u0902')
    .replace(nasalBefore, '\u0902')
    .replace(/['’`]/g, '');
}

/** Returns the words of a text in one spelling. Numbers are left out. */
export function wordsOf(text: string): ReadonlyArray<string> {
  return inOneSpelling(visibleText(text))
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .map((word) => withoutCase(singular(word.slice(0, longestWord))));
}

/** Returns the words of these names as a visitor types them, with their endings. */
export const ownWords = (names: ReadonlyArray<string>): ReadonlySet<string> =>
  new Set(names.flatMap((name) => inOneSpelling(name).match(/[\p{L}\p{M}]+/gu) ?? []));
