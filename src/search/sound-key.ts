const vowels = 'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ए=e ऐ=e ओ=o औ=o ऑ=o ऍ=e';
const signs = 'ा=a ि=i ी=i ु=u ू=u ृ=ri े=e ै=e ो=o ौ=o ॉ=o ॅ=e';
const consonants =
  'क=k ख=k ग=g घ=g ङ=n च=ch छ=ch ज=j झ=j ञ=n ट=t ठ=t ड=d ढ=d ण=n त=t थ=t द=d ध=d न=n प=p फ=f ब=b भ=b म=m य=i र=r ल=l ळ=l व=b श=s ष=s स=s ह=h';

const table = (pairs: string) => new Map(pairs.split(' ').map((pair) => [pair[0] ?? '', pair.slice(2)]));
const [vowelOf, signOf, consonantOf] = [table(vowels), table(signs), table(consonants)];
const virama = '\u094d';
// The inherent vowel: unwritten, and often silent.
const unwritten = '~';

/** Transliterates Devanagari by sound: पथरी is 'patri', without the silent inherent vowel. */
function latinOf(word: string): string {
  let sounds = '';
  const letters = [...word];
  for (const [at, letter] of letters.entries()) {
    const next = letters[at + 1] ?? '';
    const consonant = consonantOf.get(letter);
    if (consonant === undefined) sounds += vowelOf.get(letter) ?? signOf.get(letter) ?? (letter === '\u0902' ? 'n' : '');
    else sounds += consonant + (next === virama || signOf.has(next) ? '' : unwritten);
  }
  return sounds
    .replace(/~$/, '')
    .replace(/(?<=[aeiou~][a-z])~(?=[bcdfghjklmnprst][aeiou])/g, '')
    .replaceAll(unwritten, 'a');
}

// Applied in order: a rule may change the output of an earlier one.
const rules: ReadonlyArray<readonly [RegExp, string]> = [
  [/x/g, 'ks'],
  [/q|ck/g, 'k'],
  [/[ts]i[oa]n/g, 'san'],
  [/ph/g, 'f'],
  [/ch+/g, '1'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/1/g, 'c'],
  [/(?<=[bdgjklmnprstvwz])h/g, ''],
  [/h$/g, ''],
  [/z/g, 'j'],
  [/[vw]/g, 'b'],
  [/oe|ae|a[iy]|e[iy]/g, 'e'],
  [/ee|ea|iy|y/g, 'i'],
  [/oo|ou/g, 'u'],
  [/au/g, 'o'],
  [/(.)\1+/g, '$1'],
];

/** Returns a key of how a word sounds in India: bawasir, bavaseer and बवासीर have the same. */
export function soundKey(word: string): string {
  const latin = /[\u0900-\u097f]/.test(word) ? latinOf(word) : word;
  const key = rules.reduce((sounds, [pattern, sound]) => sounds.replace(pattern, sound), latin);
  return key.length > 4 ? key.replace(/[ae]$/, '') : key;
}
