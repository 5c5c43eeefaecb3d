import { editDistance } from '#search/edit-distance.ts';
import { soundKey } from '#search/sound-key.ts';
import { lettersOf } from '#search/vocabulary.ts';
import { inOneSpelling } from '#search/words.ts';

const devanagari = /[\u0900-\u097f]/;
// Too many Latin words sound like a shorter key; a Devanagari word is known by its sound alone.
const shortestSound = 4;
const shortestSoundOfDevanagari = 3;

// Endings of Marathi and Hindi nouns; an oblique stem has lost its own vowel.
const endings = [
  'chya cha chi che la na ne ni nna nni ncha nchi nche nchya at var tun atun atil til madhe madhye kade mule javal hi tay toy tey',
  'च्या चा ची चे चं ला ना ने नी ंना ंनी ंचा ंची ंचे ंच्या त वर तून तील मध्ये मधे कडे मुळे जवळ ों ं ंय य ही पण ात',
].flatMap((each) => each.split(' '));
const shortestStem = 3;
const shortestWithSlip = 5;
const lastVowel = /[aeiou]+$|[\u093e-\u094c\u0902]+$|\u094dया$/;

/** What Marathi writes behind a noun as one word with it. */
const joinedOn =
  /^(.{2,}?)(varun|hun|pasun|paryant|sathi|purvi|nantar|shivay|sobat|barobar|वरून|हून|पासून|पर्यंत|साठी|पूर्वी|पुर्वी|नंतर|शिवाय|सोबत|बरोबर)$/;

/** A word, and how it sounds. */
export type Spoken = { text: string; key: string };

export const spoken = (text: string): Spoken => ({ text, key: soundKey(text) });

/** The words of a text as they are said: of ऑपरेशनपूर्वी, 'before the operation', both. */
export function spokenWords(text: string): ReadonlyArray<Spoken> {
  return inOneSpelling(text)
    .split(/[^\p{L}\p{M}]+/u)
    .filter(Boolean)
    .flatMap((word) => {
      const [, noun = '', behind = ''] = joinedOn.exec(word) ?? [];
      return noun ? [spoken(noun), spoken(behind)] : [spoken(word)];
    });
}

const isHeard = ({ text, key }: Spoken) => key.length >= (devanagari.test(text) ? shortestSoundOfDevanagari : shortestSound);

const stemsOf = (word: string): ReadonlyArray<string> =>
  endings.flatMap((ending) => {
    if (!word.endsWith(ending) || word.length - ending.length < shortestStem) return [];
    const stem = word.slice(0, -ending.length);
    return [stem, stem.replace(lastVowel, '')].filter(({ length }) => length >= shortestStem);
  });

/** Words by their letters and their sound, each with what it is; a hyphen joins several that are one. */
export type WordTable = {
  kindsOf: (word: Spoken) => ReadonlyArray<string>;
  /** Whether a word is written as one of these, and as which. */
  isWritten: (word: string) => boolean;
  writtenKinds: (word: string) => ReadonlyArray<string>;
  /** What a longer word is with one slip in it. */
  nearTo: (word: Spoken) => ReadonlyArray<string>;
  /** Whether a word is one of these as it stands. */
  has: (word: Spoken) => boolean;
  joinedAt: (words: ReadonlyArray<Spoken>, at: number) => { count: number; kinds: ReadonlyArray<string> } | undefined;
};

function hasMoreBits(value: number, most: number): boolean {
  let left = value;
  for (let count = 0; left !== 0; count++) {
    if (count === most) return true;
    left &= left - 1;
  }
  return false;
}

type Kinds = Map<string, Set<string>>;
const put = (to: Kinds, key: string, kind: string) => to.set(key, (to.get(key) ?? new Set()).add(kind));

export function wordTable(lists: Readonly<Record<string, string>>): WordTable {
  const known: Kinds = new Map();
  const stems: Kinds = new Map();
  const joined: Kinds = new Map();
  const joinedFirst = new Set<string>();
  for (const [kind, words] of Object.entries(lists))
    for (const word of inOneSpelling(words).split(/\s+/).filter(Boolean)) {
      if (word.includes('-')) {
        const keys = word.split('-').map(soundKey);
        put(joined, keys.join(' '), kind);
        joinedFirst.add(keys[0] ?? '');
      } else for (const key of [`=${word}`, soundKey(word)]) put(known, key, kind);
      if (!word.includes('-') && word.length > shortestStem) put(stems, word.replace(lastVowel, ''), kind);
    }
  // A slip is looked for among what begins alike and is as long.
  const toAlike = () =>
    Map.groupBy(
      known.entries().map(([key, kinds]) => ({ key, letters: lettersOf(key), kinds })),
      ({ key }) => `${key[0]}${key.length}`,
    );
  let alike: ReturnType<typeof toAlike> | undefined;
  const kindsAsSpoken = (word: Spoken) => [...(known.get(`=${word.text}`) ?? []), ...((isHeard(word) && known.get(word.key)) || [])];
  const joinedAt: WordTable['joinedAt'] = (words, at) => {
    if (!joinedFirst.has(words[at]?.key ?? '')) return undefined;
    for (const count of [3, 2]) {
      const together = words.slice(at, at + count);
      const kinds = together.length === count ? joined.get(together.map(({ key }) => key).join(' ')) : undefined;
      if (kinds) return { count, kinds: [...kinds] };
    }
    return undefined;
  };
  return {
    kindsOf: (word) => {
      const whole = kindsAsSpoken(word);
      if (whole.length > 0) return [...new Set(whole)];
      const bent = stemsOf(word.text);
      const ofStems = bent.flatMap((stem) => kindsAsSpoken(spoken(stem)));
      return [...new Set([...ofStems, ...bent.flatMap((stem) => [...(stems.get(stem) ?? [])])])];
    },
    isWritten: (word) => known.has(`=${word}`),
    writtenKinds: (word) => [...(known.get(`=${word}`) ?? [])],
    nearTo: ({ key }) => {
      if (key.length < shortestWithSlip) return [];
      const letters = lettersOf(key);
      alike ??= toAlike();
      const near = [-1, 0, 1].flatMap((longer) => alike?.get(`${key[0]}${key.length + longer}`) ?? []);
      // One slip changes two letters at most.
      const isNear = (other: (typeof near)[number]) => !hasMoreBits(other.letters ^ letters, 2) && editDistance(key, other.key, 1) <= 1;
      return [...new Set(near.filter(isNear).flatMap(({ kinds }) => [...kinds]))];
    },
    has: (word) => kindsAsSpoken(word).length > 0,
    joinedAt,
  };
}
