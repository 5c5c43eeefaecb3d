/** A language of the site. Its texts are the files of `languages/{tag}/`. */
export type Language = {
  /** Folder of its texts, and first segment of its addresses. */
  tag: string;
  /** For `lang`, `hreflang` and `inLanguage`. */
  lang: `${string}-IN`;
  /** As its own readers write it. */
  name: string;
  /** For Open Graph. */
  locale: `${string}_IN`;
  direction: 'ltr' | 'rtl';
  /** False while its pages are hidden from the switch, from search engines and from the sitemap. */
  ready: boolean;
};

/** All texts are written in English first; its addresses have no prefix. */
export const english = {
  tag: 'en',
  lang: 'en-IN',
  name: 'English',
  locale: 'en_IN',
  direction: 'ltr',
  ready: true,
} as const satisfies Language;

/** The other languages. One more is a line here and a folder of texts; no code. */
export const translatedLanguages: ReadonlyArray<Language> = [
  { tag: 'hi', lang: 'hi-IN', name: 'हिन्दी', locale: 'hi_IN', direction: 'ltr', ready: true },
];

export const languages: ReadonlyArray<Language> = [english, ...translatedLanguages];

/** English addresses of the pages that every language has; the others it has where it has their text. */
export const pagesOfEveryLanguage = ['/', '/symptoms', '/treatment', '/getting-ready', '/visit', '/about', '/search'] as const;

/** The language of a path's page: that of its first segment. */
export function languageOfPath(path: string): Language {
  const [, first] = path.split('/');
  return translatedLanguages.find(({ tag }) => tag === first) ?? english;
}

/** The address of a page in a language, from its address in English. */
export function pathIn({ tag }: Pick<Language, 'tag'>, path: string): string {
  if (tag === english.tag) return path;
  return path === '/' ? `/${tag}` : `/${tag}${path}`;
}

/** The English address of a page, from its address in any language. */
export function englishPath(path: string): string {
  const { tag } = languageOfPath(path);
  return tag === english.tag ? path : path.slice(tag.length + 1) || '/';
}
