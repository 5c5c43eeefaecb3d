import { text as formErrors } from '#content/languages/en/form-errors.ts';
import { text as formPages } from '#content/languages/en/form-pages.ts';
import { text as forms } from '#content/languages/en/forms.ts';
import { text as home } from '#content/languages/en/home.ts';
import { text as medicines } from '#content/languages/en/medicines.ts';
import { text as notOurs } from '#content/languages/en/not-ours.ts';
import { text as practice } from '#content/languages/en/practice.ts';
import { text as privacy } from '#content/languages/en/privacy.ts';
import { text as withdrawal } from '#content/languages/en/withdrawal.ts';
import { text as words } from '#content/languages/en/words.ts';
import type { Block, PagePart } from './blocks.ts';

const files = {
  medicines: { name: 'Medicines before an operation', address: '/getting-ready', english: medicines },
  forms: { name: 'The forms', address: '/callback', english: forms },
  'form-errors': { name: 'The forms: what is asked again', address: '/callback', english: formErrors },
  'form-pages': { name: 'The forms: pages and answers', address: '/callback', english: formPages },
  privacy: { name: 'The privacy notice', address: '/privacy', english: privacy },
  withdrawal: { name: 'Taking a request back', address: '/privacy/withdraw', english: withdrawal },
  practice: { name: 'The practice and the visit', address: '/visit', english: practice },
  'not-ours': { name: 'What other doctors treat', address: '/search', english: notOurs },
  home: { name: 'Home', address: '/', english: home },
  words: { name: 'Menus, headings and buttons', address: '/', english: words },
} as const;

/** The files of plain texts, in reading order. */
export const plainFiles = Object.keys(files) as ReadonlyArray<keyof typeof files>;

export const isPlainFile = (name: string): name is keyof typeof files => Object.hasOwn(files, name);

type Lines = ReadonlyMap<string, string>;

/** The strings of a text by their place in it: 'fields / email / label'. */
function linesOf(text: unknown, place: ReadonlyArray<string> = []): ReadonlyArray<readonly [string, string]> {
  if (typeof text === 'string') return [[place.join(' / '), text]];
  return text !== null && typeof text === 'object' ? Object.entries(text).flatMap(([key, each]) => linesOf(each, [...place, key])) : [];
}

const asKey = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function asTitle(name: string): string {
  const spoken = asKey(name).replaceAll('-', ' ');
  return spoken.charAt(0).toUpperCase() + spoken.slice(1);
}

function blocksOf(english: Lines, own: Lines): ReadonlyArray<Block> {
  return [...new Set([...english.keys(), ...own.keys()])].map((place) => ({
    label: place.split(' / ').slice(0, -1).join(' / '),
    words: english.get(place) ?? '',
    translated: { label: '', words: own.get(place) ?? '' },
  }));
}

/** A file of plain texts, in a part for each of its keys; what is a single line shares one. */
export function plainParts(file: keyof typeof files, { of: _, ...own }: Readonly<Record<string, unknown>>) {
  const { name, address, english } = files[file];
  const from: Readonly<Record<string, unknown>> = english;
  const keys = [...new Set([...Object.keys(from), ...Object.keys(own)])];
  const isLine = (key: string) => typeof from[key] === 'string';
  const part = (key: string, title: string, only: ReadonlyArray<string>): PagePart => {
    const lines = (text: Readonly<Record<string, unknown>>): Lines => new Map(only.flatMap((each) => linesOf(text[each], [each])));
    return { key, title, blocks: blocksOf(lines(from), lines(own)) };
  };
  const parts = (): ReadonlyArray<PagePart> => [
    part('lines', 'Single lines', keys.filter(isLine)),
    ...keys.filter((key) => !isLine(key)).map((key) => part(asKey(key), asTitle(key), [key])),
  ];
  return { name, address, parts };
}
