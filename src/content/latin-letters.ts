// Nine scripts of India, Devanagari to Malayalam, follow each other in blocks of 128 with the same letter at the same place.
const consonants = 'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p ph b bh m y r r l l zh v sh sh s h'.split(' ');
const vowels = 'a a i i u u ri l e e e ai o o o au'.split(' ');
const signs = 'a i i u u ri ri e e e ai o o o au'.split(' ');
const dotted: Readonly<Record<string, string>> = { j: 'z', d: 'r', dh: 'rh', ph: 'f' };
// Letters of one script only: endings without a vowel in Malayalam and Bengali, a nasal of Gurmukhi.
const single: Readonly<Record<string, string>> = { ൺ: 'n', ൻ: 'n', ർ: 'r', ൽ: 'l', ൾ: 'l', ൿ: 'k', ৎ: 't', 'ੰ': 'n' };
// Latin letters that do not come apart into a letter and a mark.
const whole: Readonly<Record<string, string>> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', ı: 'i' };

/** A vowel that is not written but spoken after each consonant, unless a sign says otherwise. */
const unwritten = 'ə';
const isVowel = (sound: string | undefined) => sound !== undefined && /^[aeiouə]/.test(sound);

function soundsOf(word: string): string[] {
  const sounds: string[] = [];
  for (const letter of word) {
    const place = letter.charCodeAt(0) & 0x7f;
    const known = single[letter];
    if (known) sounds.push(known);
    else if (place === 0x01 || place === 0x02) sounds.push('ñ');
    else if (place >= 0x05 && place <= 0x14) sounds.push(vowels[place - 0x05] ?? '');
    else if (place >= 0x15 && place <= 0x39) sounds.push(consonants[place - 0x15] ?? '', unwritten);
    else if (place === 0x3c) sounds.splice(-2, 1, dotted[sounds.at(-2) ?? ''] ?? sounds.at(-2) ?? '');
    else if (place >= 0x3e && place <= 0x4c) sounds.splice(-1, 1, signs[place - 0x3e] ?? '');
    else if (place === 0x4d && sounds.at(-1) === unwritten) sounds.pop();
  }
  return sounds;
}

// As northern languages speak: kulakarani is kulkarni, rajesha is rajesh, and chandra stays.
function withoutSilent(sounds: string[]): string[] {
  const heard = [...sounds];
  const [before, last] = heard.slice(-3);
  const cluster = heard.length > 2 && !isVowel(before) && /^[yrlvnm]$/.test(last ?? '');
  if (heard.at(-1) === unwritten && heard.filter(isVowel).length > 1 && !cluster) heard.pop();
  for (let at = heard.length - 2; at > 1; at -= 1) {
    if (heard[at] !== unwritten || isVowel(heard[at - 1]) || !isVowel(heard[at - 2])) continue;
    const next = heard[at + 2] === 'r' ? at + 3 : at + 2;
    if (!isVowel(heard[at + 1]) && isVowel(heard[next])) heard.splice(at, 1);
  }
  return heard;
}

function spelled(word: string): string {
  // Devanagari, Bengali, Gurmukhi and Gujarati; in the south the vowel is spoken.
  const northern = word.charCodeAt(0) < 0xb00;
  const sounds = northern ? withoutSilent(soundsOf(word)) : soundsOf(word);
  return sounds
    .join('')
    .replaceAll(unwritten, 'a')
    .replace(/ñ(?=[pbm])/g, 'm')
    .replace(/ñ(?=h)/g, 'ng')
    .replaceAll('ñ', 'n');
}

/** Text with the words of Indian scripts in Latin letters, each with a capital: 'Dr. मीरा' is 'Dr. Mira'. The rest stays as it is. */
export function inLatinLetters(text: string): string {
  return (
    text
      .normalize('NFC')
      // They join and part letters, and are not heard.
      .replace(/[\u200C\u200D]/g, '')
      .replace(/[\u0900-\u0D7F]+/g, (word) => spelled(word).replace(/^./, (first) => first.toUpperCase()))
  );
}

/** A name in small Latin letters, digits and hyphens, for an address: 'मीरा देशपांडे' is 'mira-deshpande'. Throws when none can be made. */
export function addressFrom(name: string): string {
  const address = inLatinLetters(name)
    .toLowerCase()
    .replace(/[ßæœøłđðþı]/g, (letter) => whole[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  if (address === '')
    throw new Error(
      `No address can be made of the name '${name}': write it in Latin letters or in an Indian script (src/content/practice.ts).`,
    );
  return address;
}
