import { filler } from '#content/search/filler.ts';
import { ownNames } from '#content/search/own-names.ts';
import { type Concept, conceptWords, everydayWords, type Scope, scopeWords } from '#content/search/sign-words.ts';
import { editDistance } from '#search/edit-distance.ts';
import { soundKey } from '#search/sound-key.ts';
import { ownWords } from '#search/words.ts';
import { isLikeName, isOneApart, isSlipOf, readNames, slipsOf, withEndings } from './slips.ts';
import { folded } from './tokens.ts';

/** Counts comparisons, so that a test can bound what a long text costs. */
export type Work = { steps: number };

/** A word of a known phrase; whole if it is one by itself. */
type Root = { key: string; consonants: string; vowels: string; phrases: Phrase[]; isWhole?: true };
type Meaning = Concept | Scope;
type Phrase = { parts: ReadonlyArray<string>; means: Meaning };

/** A known phrase in a text: the places of its first and last word. */
export type Mention<Means = Meaning> = { means: Means; from: number; to: number };

const consonantsOf = (key: string) => key.replace(/[aeiou]/g, '');
const vowelsOf = (key: string) => key.replace(/[^aeiou]/g, '');
const rootOf = new Map<string, Root>();
// Those that take endings and may be misspelt; the latter by first letter and length.
const bending = new Map<string, Root>();
const rootsAlike = new Map<string, Root[]>();
const everyday = new Set(folded(`${everydayWords} ${filler}`).split(/\s+/).filter(Boolean));
// The words as they are written: one of them is never taken for another that sounds alike.
const written = new Map<string, string>();
const devanagari = /[\u0900-\u097f]/;

// A Latin and a Devanagari word that sound alike have one key. Short words are known by their letters alone.
const shortest = 3;
const longEnough = 5;
const leastSimilar = 4;
const bothKinds = 1.25;
// The cost of comparing two words, where looking at one costs 1.
const comparison = 5;
function keyOf(word: string): string {
  const key = soundKey(word);
  return key.length < shortest || everyday.has(word) || /\p{N}/u.test(word) ? `=${word}` : key;
}

function addPhrase(phrase: string, means: Meaning): void {
  const words = folded(phrase)
    .split(/[\s-]+/)
    .filter(Boolean);
  const parts = words.map(keyOf);
  const [first = ''] = parts;
  for (const [at, part] of parts.entries()) {
    written.set(words[at] ?? '', part);
    if (rootOf.has(part)) continue;
    const root: Root = { key: part, consonants: consonantsOf(part), vowels: vowelsOf(part), phrases: [] };
    rootOf.set(part, root);
    // The grammar is known by its very words.
    if (part.startsWith('=') || part.length < leastSimilar || !(means in conceptWords)) continue;
    bending.set(part, root);
    const place = `${part[0]}${part.length}`;
    const alike = rootsAlike.get(place);
    if (alike) alike.push(root);
    else rootsAlike.set(place, [root]);
  }
  const root = rootOf.get(first);
  if (!root) return;
  if (!root.phrases.some((known) => known.means === means && known.parts.join() === parts.join())) root.phrases.push({ parts, means });
  if (parts.length === 1) root.isWhole = true;
}

for (const [means, languages] of Object.entries(conceptWords))
  for (const phrase of languages.join(',').split(',')) if (phrase.trim()) addPhrase(phrase, means as Concept);
for (const [means, words] of Object.entries(scopeWords))
  for (const phrase of words.split(',')) if (phrase.trim()) addPhrase(phrase, means as Scope);

// Endings of the three languages as their sounds are written: 'vomiting', 'ultiyan', 'raktachi', रक्ताच्या.
const ending =
  /^(?:s|es|ed|d|ing|in|n|er|li|nes|les|i|a|o|e|u|ia|io|ian|on|en|an|un|ne|na|ni|ta|ti|te|to|ke|kar|[aeiu]?(?:[cs](?:i|e|a|ia|ian|in)?|t|tun|tuni|la|na|ne|ni|ca|ba|br|bar|li|le|cian|mule|sati|pasun|mad|made|mdi|mdil|mdun|tay|te|to)|ibu|inu|lia|liat|toi|tei|ati)$/;
const shortestStem = 4;
const longestEnding = 7;

function inflectedRoots(key: string): ReadonlyArray<Root> {
  const stems = Array.from({ length: Math.max(0, Math.min(longestEnding, key.length - shortestStem)) }, (_, at) => key.length - 1 - at);
  return stems.flatMap((length) => (ending.test(key.slice(length)) ? (bending.get(key.slice(0, length)) ?? []) : []));
}

const mostEdits = [0, 0, 0, 0, 0.5, 0.75, 1, 1.25, 1.5];

/** The nearest roots by spelling, of those that begin alike: a slip of the first letter is rare, and another word likely. */
function similarRoots(key: string, work: Work): ReadonlyArray<Root> {
  const most = mostEdits[Math.min(key.length, mostEdits.length - 1)] ?? 0;
  if (most === 0) return [];
  const consonants = consonantsOf(key);
  const vowels = vowelsOf(key);
  let least = most;
  let nearest: Root[] = [];
  // A vowel too many costs half.
  const longer = Math.floor(2 * most);
  for (let length = Math.max(leastSimilar, key.length - longer); length <= key.length + longer; length++) {
    for (const root of rootsAlike.get(`${key[0]}${length}`) ?? []) {
      work.steps += 1;
      if (most < 1 && consonants.length !== root.consonants.length) continue;
      // A consonant and a vowel together are too many.
      if (most < bothKinds && consonants !== root.consonants && vowels !== root.vowels) continue;
      if (!isOneApart(consonants, root.consonants)) continue;
      // People who write Hindi by ear agree on its consonants alone.
      const edits =
        consonants.length > 2 && consonants === root.consonants && Math.min(key.length, root.key.length) >= longEnough
          ? 0.5
          : editDistance(key, root.key, least);
      work.steps += comparison;
      if (edits > least) continue;
      nearest = edits < least ? [root] : [...nearest, root];
      least = edits;
    }
  }
  return nearest;
}

// '#' in a phrase: a number of tablets that nobody is told to take at once.
const aDozen = '=#';
const dozen = 10;
// '°': a number that is written like a fever, in °C or °F.
const temperature = /^(?:3[89]|4[01]|10[0-6])\.\d$/;

// A misspelt everyday word does not count as a sign, unless it is a misspelt sign as well; grammar in phrases is never a sign by itself.
const known = slipsOf([...everyday].flatMap(withEndings));
const signSlips = slipsOf([...written.keys()].filter((word) => !everyday.has(word)));
// The practice's names never count as signs, however they are misspelt. One that is a sign's own word stays a sign.
const isForm = (word: string) => written.has(word) || inflectedRoots(soundKey(word)).length > 0;
const names = readNames([...ownWords([ownNames])].filter((word) => !isForm(word)));

/** The roots that a word may be a form of. */
function rootsOf(word: string, work: Work): ReadonlyArray<Root> {
  const roots = rootsLike(word, work);
  const isCertain = roots.length === 0 || written.has(word);
  return !isCertain && isLikeName(names, word, roots) ? [] : roots;
}

function rootsLike(word: string, work: Work): ReadonlyArray<Root> {
  work.steps += 1;
  if (/^\p{N}/u.test(word))
    return [rootOf.get(`=${word}`), rootOf.get(temperature.test(word) ? '=°' : Number(word) >= dozen ? aDozen : '')].filter(
      (root) => root !== undefined,
    );
  const exact = rootOf.get(written.get(word) ?? `=${word}`);
  if (exact && (exact.isWhole || everyday.has(word))) return [exact];
  if (everyday.has(word)) return [];
  // A name of the practice or an everyday word, written as one slips.
  if (!exact && (isSlipOf(names.slips, word) || (isSlipOf(known, word) && !isSlipOf(signSlips, word)))) return [];
  const key = soundKey(word);
  if (key.length < shortest) return exact ? [exact] : [];
  // A part of a phrase may also be a form of a word: 'raktachi'.
  const forms = [exact, rootOf.get(key), ...inflectedRoots(key)].filter((root) => root !== undefined);
  if (forms.length > 0) return [...new Set(forms)];
  // Devanagari is seldom spelled by ear, and has many short words.
  if (devanagari.test(word) && key.length < longEnough) return [];
  const similar = similarRoots(key, work);
  // A slip in an ending: 'vomitng', 'vomtd'.
  const stem = devanagari.test(word) ? undefined : /^(.{4,}?)(?:i?ng?|e?d|s)$/.exec(key)?.[1];
  if (similar.length > 0 || stem === undefined) return similar;
  const whole = rootOf.get(stem);
  return whole ? [whole] : similarRoots(stem, work);
}

// Between the words of a phrase: 'threw it up', 'pet me bahut dard'.
const mostBetween = 1;

/** Finds the known phrases of a text; of two at one place, the longer hides the shorter of the same meaning only. */
export function mentionsIn(words: ReadonlyArray<string>, work: Work): ReadonlyArray<Mention> {
  const seen = new Map<string, ReadonlyArray<Root>>();
  const roots = words.map((word) => {
    const known = seen.get(word) ?? rootsOf(word, work);
    seen.set(word, known);
    return known;
  });
  const has = (at: number, part: string) => roots[at]?.some(({ key }) => key === part) ?? false;
  const mentions: Mention[] = [];
  for (const [from, here] of roots.entries())
    for (const { phrases } of here)
      for (const { parts, means } of phrases) {
        let to = from;
        const isThere = parts.slice(1).every((part) => {
          for (let at = to + 1; at <= to + 1 + (parts[0] === aDozen ? 0 : mostBetween); at++) {
            work.steps += 1;
            if (!has(at, part)) continue;
            to = at;
            return true;
          }
          return false;
        });
        if (isThere) mentions.push({ means, from, to });
      }
  return mentions;
}
