import type { Language } from '#content/languages.ts';

const look =
  'flex min-h-12 min-w-11 shrink-0 items-center justify-center rounded-md text-[min(1rem,6vw)] font-semibold whitespace-nowrap text-brand hover:underline';

/** Leads to the same page in another language. */
export function Switch({ language: { lang, name }, href }: { language: Language; href: string }) {
  return (
    <a className={look} href={href} hrefLang={lang} lang={lang}>
      {name}
    </a>
  );
}

/**
 * The same in the header of all English pages, which is rendered once for all of them: `inItsLanguage` (edge/page-cache/language.ts)
 * gives it the page's address in that language, or leaves it hidden.
 */
export function HiddenSwitch({ language: { tag, lang, name } }: { language: Language }) {
  return (
    <a className={look} data-language={tag} hidden href={`/${tag}`} hrefLang={lang} lang={lang} suppressHydrationWarning>
      {name}
    </a>
  );
}
