import { aboutPractice, biography, howIDecide, howIDecideIsShown, professionalExperience, shownHospitals, skills } from '#content/about.ts';
import type { Article } from '#content/article.ts';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { costsHref, feesHref } from '#content/cost-link.ts';
import type { Evidence } from '#content/evidence.ts';
import { faqs } from '#content/faqs.ts';
import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { piecesOf } from '#content/marked-text.ts';
import { medicineNames } from '#content/medicines-before.ts';
import { practice } from '#content/practice.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { visit, visitIsKnown, wayFacts } from '#content/visit-facts.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';

/**
 * What a page, or a part of one, says: what its headings, names and questions say, and all the rest. `page` is the address, of an
 * article its title.
 */
export type PageText = { page: string; headings: ReadonlyArray<string>; text: ReadonlyArray<string> };

// The names of figures and sources are no words of the page.
const withoutMarks = (sentence: string) => piecesOf(sentence).map((piece) => (piece.kind === 'text' ? piece.text : ' '));

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;
const stringsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === 'string') return withoutMarks(value);
  // Where a sheet is linked, its key is no word of the page.
  return isRecord(value) ? Object.entries(value).flatMap(([name, field]) => (name === 'sheet' ? [] : stringsIn(field))) : [];
};

type Titled = { title: string };
const titles = (...lists: ReadonlyArray<ReadonlyArray<Titled> | undefined>) => lists.flatMap((list = []) => list.map(({ title }) => title));

/** A record without what is shown as no text of its own: sources, addresses, names of pictures, rules of the rulebook. */
const bodyOf = <T extends { evidence: Evidence; careCard: unknown }>({ evidence, careCard, ...rest }: T) => rest;

const treatmentTexts = treatments.map((page): PageText => {
  const { group, link, organs, icon, images, written, support, differs, operations, kind, keywords, ...shown } = bodyOf(page);
  return {
    page: hrefOfTreatment(page),
    headings: [
      ...page.otherNames,
      ...keywords,
      ...titles(page.types, page.tests, page.treatment.details, page.medicines, page.others),
      ...page.questions,
    ].flatMap(withoutMarks),
    text: stringsIn(shown),
  };
});

const serviceTexts = servicePages.map((page): PageText => {
  const { link, organs, written, support, related, keywords, ...shown } = bodyOf(page);
  return {
    page: hrefOfService(page),
    headings: [...keywords, ...titles(page.sections, page.options), ...page.questions].flatMap(withoutMarks),
    text: stringsIn(shown),
  };
});

const sheetTexts: ReadonlyArray<PageText> = [
  { page: '/getting-ready', headings: Object.values(medicineNames), text: [] },
  ...plannedOperations.map(([key, { name, ready }]) => ({
    page: gettingReadyHref(key),
    headings: [name, ...titles(ready.steps), ...ready.bring, ...ready.before],
    text: stringsIn(ready.steps ?? []),
  })),
  ...whatMatters.map(({ treatment, statements }) => ({
    page: whatMattersHref(treatment),
    headings: statements.flatMap(({ statement, ask }) => [statement, ask]),
    text: stringsIn(statements),
  })),
];

const { doctor } = practice;
const allLines = (page: string, ...headings: ReadonlyArray<string>): PageText => ({ page, headings, text: [] });

// What a live site leaves out until the practice has given it is not searched for either.
const visitTexts = visitIsKnown
  ? [
      allLines(feesHref, ...visit.fees.map(({ what }) => what), visit.payment),
      allLines(costsHref, visit.estimate),
      allLines('/visit#insurance', ...visit.insurers, visit.cashless, visit.schemes),
      allLines('/visit#way', ...wayFacts.flat(), ...visit.way.map(({ words }) => words)),
      allLines('/visit#bring', ...visit.bring, visit.before),
    ]
  : [];

const practiceTexts: ReadonlyArray<PageText> = [
  ...visitTexts,
  allLines('/visit#here', ...(visitIsKnown ? [visit.waiting] : []), `We speak ${doctor.languages.join(' ')}`),
  {
    page: '/about',
    headings: [
      ...faqs.map(({ question }) => question),
      ...doctor.qualifications,
      ...skills.flatMap(({ title, description }) => [title, description]),
      ...professionalExperience.flatMap(({ role, place }) => [role, place]),
      ...shownHospitals,
      doctor.council,
      ...doctor.languages,
    ],
    text: [...biography, ...aboutPractice, ...(howIDecideIsShown ? howIDecide.paragraphs : []), ...faqs.map(({ answer }) => answer)],
  },
];

const articleFiles = import.meta.glob<{ article: Article }>('../articles/*.ts', { eager: true });
const articleTexts = Object.values(articleFiles).map(
  ({ article: { title, body } }): PageText => ({
    page: title,
    headings: body.flatMap((block) => ('heading' in block ? withoutMarks(block.heading) : [])),
    // What the practice answers about an operation is found at its page.
    text: body.flatMap((block) => ('ownAnswers' in block ? block.ownAnswers.of.map(({ words }) => words) : stringsIn(block))),
  }),
);

/** What every page says, so that the build finds the words that few of them have. */
export const pageTexts: ReadonlyArray<PageText> = [...treatmentTexts, ...serviceTexts, ...sheetTexts, ...practiceTexts, ...articleTexts];
