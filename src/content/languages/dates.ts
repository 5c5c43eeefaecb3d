import { english, type Language } from '#content/languages.ts';
import { dateAsRead } from '#content/review.ts';
import { keptTogether } from './kept-together.ts';

/** A day (YYYY-MM-DD) as people read it in a language, in Latin digits. */
export const dateIn = (language: Language, date: string): string =>
  language.tag === english.tag
    ? dateAsRead(date)
    : keptTogether(new Intl.DateTimeFormat(`${language.lang}-u-nu-latn`, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date)));
