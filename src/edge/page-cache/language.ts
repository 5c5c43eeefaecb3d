const locale = /<meta content="([a-z]{2})_([A-Z]{2})" property="og:locale"\/>/;
const alternate = /<link href="https?:\/\/[^/"]+([^"]*)" hrefLang="([a-z]{2})-[A-Z]{2}" rel="alternate"\/>/g;

/**
 * Puts a page's language on its root element, which the framework renders once for all pages, and shows the header's switch to the same
 * page in another language, where the page names one in its head. React leaves both as they are.
 */
export function inItsLanguage(html: string): string {
  const [, tag = 'en', region = 'IN'] = locale.exec(html) ?? [];
  const named = html.replace(/(<html[^>]*) lang="en-IN"/, (_, before: string) => `${before} lang="${tag}-${region}"`);
  return [...named.matchAll(alternate)].reduce(
    (page, [, path = '', other = '']) =>
      page.replace(new RegExp(`data-language="${other}" hidden="" href="[^"]*"`), () => `data-language="${other}" href="${path || '/'}"`),
    named,
  );
}
