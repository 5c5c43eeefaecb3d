import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { articles } from './words-articles.ts';

export type Entry = { name: string; href: string };
export type Letter = { letter: string; entries: ReadonlyArray<Entry> };

const articleEntries = Object.keys(articles).map((title) => ({ name: title, href: `/search?q=${encodeURIComponent(title)}` }));

/** Every name of every page. An article leads through the search, because only the blog knows whether it is there. */
const entries: ReadonlyArray<Entry> = [
  ...treatments.flatMap((page) => [page.name, ...page.otherNames].map((name) => ({ name, href: hrefOfTreatment(page) }))),
  ...servicePages.map((page) => ({ name: page.name, href: hrefOfService(page) })),
  ...articleEntries,
];

const isLatin = ({ name }: Entry) => /^[a-z]/i.test(name);
const once = (all: ReadonlyArray<Entry>) => [...new Map(all.map((entry) => [`${entry.name.toLowerCase()} ${entry.href}`, entry])).values()];
const sorted = (all: ReadonlyArray<Entry>, language: string) => once(all).toSorted((a, b) => a.name.localeCompare(b.name, language));

/** The names in Latin letters, by their first. */
export const letters: ReadonlyArray<Letter> = [
  ...Map.groupBy(sorted(entries.filter(isLatin), 'en'), ({ name }) => (name[0] ?? '').toUpperCase()),
].map(([letter, held]) => ({ letter, entries: held }));

/** The names in Devanagari. */
export const inDevanagari: ReadonlyArray<Entry> = sorted(
  entries.filter((entry) => !isLatin(entry)),
  'hi',
);
