import { type Language, translatedLanguages } from '#content/languages.ts';
import type { Texts } from './texts.ts';

const words = import.meta.glob<{ text: Texts['words'] }>(['./*/words.ts', '!./en/words.ts'], { eager: true });
const practices = import.meta.glob<{ text: Texts['practice'] }>(['./*/practice.ts', '!./en/practice.ts'], { eager: true });

/** What stands around every page of a language, for pages that the Worker renders. */
export function frameTexts(tag: string): (Pick<Texts, 'words' | 'practice'> & { language: Language }) | undefined {
  const language = translatedLanguages.find((each) => each.tag === tag);
  const [own, practice] = [words[`./${tag}/words.ts`]?.text, practices[`./${tag}/practice.ts`]?.text];
  return language && own && practice && { language, words: own, practice };
}
