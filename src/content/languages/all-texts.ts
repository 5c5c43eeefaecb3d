import { type Language, translatedLanguages } from '#content/languages.ts';
import { partialPathsIn } from './pages.ts';
import { type Texts, textsFrom } from './texts.ts';

const files = import.meta.glob(['./*/*.ts', './*/*/*.ts', '!./en/*.ts'], { eager: true });

const modulesOf = ({ tag }: Language) =>
  Object.fromEntries(
    Object.entries(files).flatMap(([file, module]) => (file.startsWith(`./${tag}/`) ? [[file.slice(tag.length + 3), module]] : [])),
  );

/** The texts of every language. For pages that are files: the Worker carries nothing of it. */
export const allTexts: ReadonlyArray<Texts> = translatedLanguages.map((language) => textsFrom(language, modulesOf(language)));

export const findTexts = (tag: string): Texts | undefined => allTexts.find(({ language }) => language.tag === tag);

const partial = new Map(allTexts.map((texts) => [texts.language.tag, partialPathsIn(texts)]));

/** Tags of the languages that have an English page which not all of them need to have. */
export const languagesWith = (path: string): ReadonlyArray<string> =>
  [...partial].flatMap(([tag, paths]) => (paths.has(path) ? [tag] : []));
