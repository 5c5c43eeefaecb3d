import { findTranslated } from '#content/languages.ts';
import { keptTogether } from './kept-together.ts';
import type { Texts } from './texts.ts';

/** What stands around every page of a language. */
export type FrameTexts = Pick<Texts, 'language' | 'words' | 'practice' | 'times'>;

const words = import.meta.glob<{ text: Texts['words'] }>(['./*/words.ts', '!./en/words.ts'], { eager: true });
const practices = import.meta.glob<{ text: Texts['practice'] }>(['./*/practice.ts', '!./en/practice.ts'], { eager: true });
const hours = import.meta.glob<Pick<Texts, 'times'>>('./*/times.ts', { eager: true });

const made = new Map<string, FrameTexts>();

/** The same for pages that the Worker renders. */
export function frameTexts(tag: string): FrameTexts | undefined {
  const known = made.get(tag);
  if (known) return known;
  const language = findTranslated(tag);
  const [own, practice, times] = [
    words[`./${tag}/words.ts`]?.text,
    practices[`./${tag}/practice.ts`]?.text,
    hours[`./${tag}/times.ts`]?.times,
  ];
  if (!language || !own || !practice || !times) return undefined;
  const texts = { language, words: keptTogether(own), practice: keptTogether(practice), times };
  made.set(tag, texts);
  return texts;
}
