import type { TextModules } from '#content/languages/texts.ts';
import type { Language } from '#content/languages.ts';

const below = (folder: string, files: TextModules): TextModules =>
  Object.fromEntries(Object.entries(files).map(([file, module]) => [file.slice(folder.length), module]));

/** A third language is a line of the table and a folder of texts. */
export const marathi: Language = { tag: 'mr', lang: 'mr-IN', name: 'मराठी', locale: 'mr_IN', direction: 'ltr', ready: true };
/** One page and one form in Marathi; a real language has its own in place of the Hindi files beside them. */
export const marathiFiles: TextModules = {
  ...below('../../src/content/languages/hi/', import.meta.glob('../../src/content/languages/hi/*.ts', { eager: true })),
  ...below('./mr/', import.meta.glob('./mr/**/*.ts', { eager: true })),
};
