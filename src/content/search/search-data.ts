import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { practice } from '#content/practice.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import { filler } from './filler.ts';
import { medical, sameWords, weak } from './language.ts';
import { notOurs } from './not-ours.ts';
import { shortWords } from './red-flags.ts';
import type { Findable, SearchData } from './types.ts';
import { articles } from './words-articles.ts';
import { bowel } from './words-bowel.ts';
import { gallbladderAndHernia } from './words-gallbladder-hernia.ts';
import { liver, services } from './words-liver.ts';
import { practicePages } from './words-practice.ts';
import { stomachAndPancreas } from './words-stomach-pancreas.ts';

/** What people type for each treatment and service, by the last part of its address. */
export const searchWords: Readonly<Record<string, ReadonlyArray<string>>> = {
  ...gallbladderAndHernia,
  ...stomachAndPancreas,
  ...bowel,
  ...liver,
  ...services,
};
export const articleWords = articles;

// The page's question is the first sentence of what search engines are told.
const aboutOf = (summary: string) => /^.*?[.?!](?=\s|$)/.exec(summary)?.[0] ?? summary;

const pages: ReadonlyArray<Findable> = [
  ...treatments.map((page) => ({
    href: hrefOfTreatment(page),
    name: page.name,
    about: aboutOf(page.summary),
    kind: 'page' as const,
    words: [...(searchWords[page.link] ?? []), ...page.otherNames, page.link],
  })),
  ...servicePages.map((page) => ({
    href: hrefOfService(page),
    name: page.name,
    about: aboutOf(page.summary),
    kind: 'page' as const,
    words: [...(searchWords[page.link] ?? []), ...page.keywords, page.link],
  })),
];

/** All that the search knows; the posts of the blog come to it where it is used. */
export const searchData: SearchData = {
  findable: [
    ...pages,
    ...practicePages,
    ...Object.entries(articles).map(([name, words]) => ({ href: '', name, about: '', kind: 'article' as const, words })),
  ],
  notOurs,
  emergencies: Object.fromEntries(Object.keys(shortWords).map((rule) => [rule, emergencyWords(rule).long])),
  sameWords,
  filler,
  weak: `${weak} ${practice.city}`,
  medical,
};
