import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { articles } from './words-articles.ts';

export type Entry = { name: string; href: string };
export type Letter = { letter: string; entries: ReadonlyArray<Entry> };

// As `hrefOfPost` (blog/posts/post.ts) makes it of a title that no other article has.
const articleEntries = Object.keys(articles).map((title) => ({ name: title, href: `/blog/${encodeURIComponent(title)}` }));

/** Every name of every page. One of an article that the practice has taken back leads to a page that says so. */
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
