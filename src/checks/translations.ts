import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { type EnglishParts, partsOfRegion, partsOfRules, partsOfSheet, partsOfTreatment } from '#content/languages/english-parts.ts';
import { type Texts, textsFrom } from '#content/languages/texts.ts';
import type { Language } from '#content/languages.ts';
import { type OperationKey, operations } from '#content/operations.ts';
import { findRegion } from '#content/symptoms/regions.ts';
import type { Treatment } from '#content/treatment.ts';
import type { Rule } from '#content/triage/rule.ts';

export type TranslationKind = 'treatment' | 'region' | 'rules' | 'sheet' | 'words';

/** A file of a language's folder, beside the English that it was made from. */
export type Translation = {
  /** Below the language's folder: 'treatments/fisures.ts'. */
  file: string;
  url: URL;
  kind: TranslationKind;
  english: EnglishParts;
  /** Of each part, what the file holds of it. */
  text: Readonly<Record<string, unknown>>;
  /** Of each part, the hash of the English that it was made from. */
  of: Readonly<Record<string, string>>;
  /** True for what was not begun, which is no fault: rules of the rulebook are translated one by one. */
  partial: boolean;
};

export const contentFolder = new URL('../content/', import.meta.url);
export const folderOf = ({ tag }: Pick<Language, 'tag'>, content: URL = contentFolder) => new URL(`languages/${tag}/`, content);

type Module = Readonly<Record<string, unknown>>;

const load = async (url: URL): Promise<Module> => (await import(url.href)) as Module;

async function englishOf(folder: string, name: string): Promise<{ kind: TranslationKind; english: EnglishParts } | undefined> {
  const page = new URL(`${folder}/${name}.ts`, contentFolder);
  if (folder === 'treatments' && existsSync(page)) {
    return { kind: 'treatment', english: partsOfTreatment((await load(page)).treatment as Treatment) };
  }
  if (folder === 'triage' && existsSync(page)) {
    return { kind: 'rules', english: partsOfRules(Object.values(await load(page))[0] as Readonly<Record<string, Rule>>) };
  }
  const region = folder === 'symptoms' ? findRegion(name) : undefined;
  if (region) return { kind: 'region', english: partsOfRegion(region) };
  if (folder === 'getting-ready' && Object.hasOwn(operations, name)) {
    return { kind: 'sheet', english: partsOfSheet(operations[name as OperationKey]) };
  }
  const words = new URL(`languages/en/${name}.ts`, contentFolder);
  if (folder === '' && existsSync(words)) return { kind: 'words', english: (await load(words)).text as EnglishParts };
  return undefined;
}

/** The texts that a file has of each part, by the parts' names. */
function partsIn(kind: TranslationKind, text: Module): Readonly<Record<string, unknown>> {
  if (kind === 'rules') return text.words as Module;
  if (kind === 'region') return { name: text.name, ...(text.symptoms as Module) };
  return text;
}

/** All texts of a language, read from its folder. */
export async function readTexts(language: Language): Promise<Texts> {
  const root = folderOf(language);
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'));
  return textsFrom(
    language,
    Object.fromEntries(await Promise.all(files.map(async (file) => [file, await load(new URL(file, root))] as const))),
  );
}

// Lists that sheets share, what pages share, the glossary, and how numbers and times are said.
const notTranslated = ['family-checks', 'glossary', 'numbers', 'times', 'trouble-at-home', 'usual'];

/** Every translated file of a language. Throws where a file's name fits no English text. */
export async function readTranslations(language: Pick<Language, 'tag'>, content: URL = contentFolder): Promise<ReadonlyArray<Translation>> {
  const root = folderOf(language, content);
  const found: Translation[] = [];
  const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.ts'));
  for (const file of files.toSorted()) {
    const [, folder = '', name = ''] = /^(?:(.+)\/)?([^/]+)\.ts$/.exec(file) ?? [];
    if (folder === '' && notTranslated.includes(name)) continue;
    const english = await englishOf(folder, name);
    if (!english)
      throw new Error(`languages/${language.tag}/${file} is named like no English text: see 'Translating a page' in CONTRIBUTING.md.`);
    const url = new URL(file, root);
    const { text } = (await load(url)) as { text: Module };
    found.push({
      file,
      url,
      ...english,
      text: partsIn(english.kind, text),
      of: text.of as Readonly<Record<string, string>>,
      partial: english.kind === 'rules',
    });
  }
  return found;
}
