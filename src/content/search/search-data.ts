import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { plannedOperations, shownOperations } from '#content/getting-ready.ts';
import { costInParts, type Operation } from '#content/operations.ts';
import { partsOfTreatment } from '#content/page-link.ts';
import { practice } from '#content/practice.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { hrefOfRegion, regions } from '#content/symptoms/regions.ts';
import { answerOf } from '#content/symptoms/signs.ts';
import { emergencyWords } from '#content/triage/emergency-words.ts';
import { urgencyFor } from '#content/triage/urgency-for.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { exampleNotice } from '#content/when-may-i.ts';
import { animals, ofAnimals } from './animals.ts';
import { filler } from './filler.ts';
import { medical, sameWords, weak } from './language.ts';
import { notOurs } from './not-ours.ts';
import { shortWords } from './red-flags.ts';
import { sheetOf } from './sheet-of.ts';
import type { Findable, OperationRow, SearchData } from './types.ts';
import { articles } from './words-articles.ts';
import { bowel } from './words-bowel.ts';
import { complaintWords } from './words-complaints.ts';
import { gallbladderAndHernia } from './words-gallbladder-hernia.ts';
import { liver, services } from './words-liver.ts';
import { practicePages } from './words-practice.ts';
import { sheetsIndex, weighing } from './words-sheets.ts';
import { stomachAndPancreas } from './words-stomach-pancreas.ts';
import {
  asides,
  cover,
  deciding,
  doneBefore,
  elsewhere,
  everyday,
  felt,
  general,
  healing,
  illnesses,
  others,
  readying,
  stay,
  wishes,
} from './worlds.ts';

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

const weighed = new Set(whatMatters.map(({ treatment }) => treatment));

const pages: ReadonlyArray<Findable> = [
  ...treatments.map((page) => ({
    href: hrefOfTreatment(page),
    name: page.name,
    about: aboutOf(page.summary),
    kind: 'treatment' as const,
    words: [...(searchWords[page.link] ?? []), ...page.otherNames, page.link],
    ...partsOfTreatment(page),
    ...(weighed.has(page.link) && { matters: whatMattersHref(page.link) }),
  })),
  ...servicePages.map((page) => ({
    href: hrefOfService(page),
    name: page.name,
    about: aboutOf(page.summary),
    kind: 'service' as const,
    words: [...(searchWords[page.link] ?? []), ...page.keywords, page.link],
  })),
];

const saidIn = (text: string) => text.split(/,\s*/);

/** The complaints of 'What do you feel?', each with the urgency of its title. */
const complaints: ReadonlyArray<Findable> = regions.flatMap((region) =>
  region.symptoms.map((symptom) => {
    const { id, words, hinglish, hindi, feels } = symptom;
    const urgency = urgencyFor(feels);
    return {
      href: `${hrefOfRegion(region)}#${id}`,
      name: words,
      about: aboutOf(answerOf(symptom)),
      place: region.name,
      kind: 'complaint' as const,
      words: [...(complaintWords[`${region.id}#${id}`] ?? []), ...saidIn(hinglish), ...saidIn(hindi)],
      ...(urgency && { urgency }),
      ...(feels.who && { ofSome: true as const }),
    };
  }),
);

const sheets: ReadonlyArray<Findable> = [
  ...plannedOperations.map(([key, { name }]) => sheetOf(key, name)),
  sheetsIndex,
  ...whatMatters.map(({ treatment, choice }) => ({
    href: whatMattersHref(treatment),
    name: choice,
    about: 'What matters to me: a sheet to print and bring along.',
    kind: 'sheet' as const,
    words: weighing[treatment] ?? [],
  })),
];

const rowOf = ({ name, given, cost, ready }: Operation): OperationRow => {
  const { price, includes } = costInParts({ cost });
  return { name, price, ...(given && { about: includes }), ...(ready && { sheet: true }) };
};

// Nothing twice: a browser loads it.
const eachOnce = (words: ReadonlyArray<string>, name = '') =>
  [...new Set(words.map((word) => word.replaceAll(',', ' ').trim().toLowerCase()))].filter((word) => word !== name.toLowerCase());

/** All that the search knows; the posts of the blog come to it where it is used. */
export const searchData: SearchData = {
  // In this order brotli makes the smallest file of it.
  filler: eachOnce(filler.split(/\s+/)).join(' '),
  sameWords: sameWords.map((line) => eachOnce(line.split(',')).join()),
  emergencies: Object.fromEntries(Object.keys(shortWords).map((rule) => [rule, emergencyWords(rule).long])),
  findable: [
    ...pages,
    ...complaints,
    ...practicePages,
    ...sheets,
    ...Object.entries(articles).map(([name, words]) => ({ href: '', name, about: '', kind: 'article' as const, words })),
  ].map((one) => ({ ...one, words: eachOnce(one.words, one.name) })),
  notOurs: notOurs.map((one) => ({ ...one, words: eachOnce(one.words) })),
  cover,
  stay,
  weak: `${weak} ${practice.city}`,
  everyday,
  animals,
  felt,
  illnesses,
  general,
  medical,
  others,
  operations: Object.fromEntries(shownOperations.map(([key, operation]) => [key, rowOf(operation)])),
  example: exampleNotice,
  wishes,
  readying,
  asides: `${asides} ${practice.city}`,
  elsewhere,
  ofAnimals,
  healing,
  deciding,
  doneBefore,
};
