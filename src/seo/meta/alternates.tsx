import { doctorPath } from '#content/doctor-path.ts';
import { english, pagesOfEveryLanguage, pathIn, translatedLanguages } from '#content/languages.ts';
import { absolute } from '#seo/absolute.ts';

const ready = translatedLanguages.filter((language) => language.ready);

// About has two addresses in English.
const sharedPath = (path: string): string => (path === doctorPath.href ? '/about' : path);

/** Tags of the languages that have an English page: all of them for a page that every language has, else `alsoIn`. */
export function languagesOf(path: string, alsoIn: ReadonlyArray<string> = []): ReadonlyArray<string> {
  const everywhere: ReadonlyArray<string> = pagesOfEveryLanguage;
  return everywhere.includes(sharedPath(path)) ? ready.map(({ tag }) => tag) : alsoIn;
}

/** Names the same page in each of its languages, itself included, for search engines and for the switch in the header. */
export function Alternates({ english: path, tags }: { english: string | undefined; tags: ReadonlyArray<string> }) {
  const others = ready.filter(({ tag }) => tags.includes(tag));
  if (path === undefined || others.length === 0) return null;
  const canonical = path === '/about' ? doctorPath.href : path;
  return (
    <>
      <link href={absolute(canonical)} hrefLang={english.lang} rel="alternate" />
      {others.map((language) => (
        <link href={absolute(pathIn(language, sharedPath(path)))} hrefLang={language.lang} key={language.tag} rel="alternate" />
      ))}
      <link href={absolute(canonical)} hrefLang="x-default" rel="alternate" />
    </>
  );
}
