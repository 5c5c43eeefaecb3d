import { type Language, pathIn } from '#content/languages.ts';

/**
 * Leads to the same page in another language. The header is rendered once for all pages of a language: `inItsLanguage`
 * (edge/page-cache/language.ts) gives the link the page's address in that language, or leaves it hidden.
 */
export function Switch({ language }: { language: Language }) {
  const { tag, lang, name } = language;
  return (
    <a
      className="flex min-h-12 min-w-11 shrink-0 items-center justify-center rounded-md text-[min(1rem,6vw)] font-semibold whitespace-nowrap text-brand hover:underline"
      data-language={tag}
      hidden
      href={pathIn(language, '/')}
      hrefLang={lang}
      lang={lang}
      suppressHydrationWarning
    >
      {name}
    </a>
  );
}
