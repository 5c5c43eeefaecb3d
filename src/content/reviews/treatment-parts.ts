import { casesOf } from '#content/cases.ts';
import { type CareCard, urgencyHeadings } from '#content/evidence.ts';
import { mayGoHomeWithinADay } from '#content/getting-ready.ts';
import {
  clearDrinks,
  type Fasting,
  goingHome,
  lowSugar,
  type MedicineGroup,
  medicineNames,
  medicinesBefore,
  medicinesLead,
  slowStomach,
  tellTheAnaesthetist,
} from '#content/medicines-before.ts';
import { operations } from '#content/operations.ts';
import { othersTitle } from '#content/others-title.ts';
import { comparedRows, nameOfRow, operationsOfOption } from '#content/shared-text.ts';
import type { RowNames, Treatment, TreatmentDetail } from '#content/treatment.ts';
import { urgencies } from '#content/triage/rule.ts';
import { nothingKnown, whatMatters } from '#content/what-matters.ts';
import { answersOf } from '#content/when-may-i.ts';
import { type Block, type BlockReader, blockReader, folded, type PagePart, under } from './blocks.ts';

export const cardBlocks = ({ text }: BlockReader, card: CareCard): ReadonlyArray<Block> =>
  urgencies.flatMap((urgency) => under(urgencyHeadings[urgency], card[urgency].map(text)));

type Cell = readonly [heading: string, words: string];

/** The options, each with what it does and its risks, then the table that compares them. */
export function optionBlocks(
  { text, title }: BlockReader,
  details: ReadonlyArray<TreatmentDetail>,
  rowNames?: RowNames,
): ReadonlyArray<Block> {
  const options = details.flatMap((option) => [
    ...under(title(option.title), [
      ...(option.withoutTreatment ? ['This is what happens without treatment.'] : []),
      text(option.description),
    ]),
    ...(['Benefits', 'Risks', 'Recovery'] as const).map((heading) => ({
      label: title(option.title),
      words: `${heading}: ${text(option[heading.toLowerCase() as Lowercase<typeof heading>])}`,
      headings: [heading],
    })),
  ]);
  const compared = details.flatMap((option) => {
    const { compare } = option;
    if (!compare) return [];
    const cells = comparedRows.flatMap((row): ReadonlyArray<Cell> => {
      const cell = compare[row.name];
      const { [row.name as 'nights' | 'usualLife']: until } = compare.untilGiven ?? {};
      if (cell === null && until !== undefined) return [[`${nameOfRow(row, rowNames)}, until our own answer is given`, title(until)]];
      return cell === null ? [] : [[nameOfRow(row, rowNames), title(cell)]];
    });
    const row: ReadonlyArray<Cell> = [...cells, ...operationsOfOption(compare).map((key): Cell => ['our operation', operations[key].name])];
    const words = `${title(option.title)}: ${row.map((cell) => cell.join(': ')).join('; ')}.`;
    return [{ label: 'The options compared', words, headings: [title(option.title), ...row.map(([heading]) => heading)] }];
  });
  return [...options, ...compared];
}

const named = ({ text, title }: BlockReader, items: ReadonlyArray<{ title: string; details: string }> | undefined) =>
  items?.map((item) => `${title(item.title)}: ${text(item.details)}`);

/** Links to help elsewhere. */
export const supportBlocks = (links: ReadonlyArray<{ name: string; url: string }> = []): ReadonlyArray<Block> =>
  folded(
    'address',
    under(
      'More help and information',
      links.map(({ name, url }) => `${name} [${url}]`),
    ),
  );

/** The sheet 'What matters to me' that goes with a page. */
function sheetBlocks({ title }: BlockReader, link: string): ReadonlyArray<Block> {
  const sheet = whatMatters.find(({ treatment }) => treatment === link);
  const statements = sheet?.statements.map(({ statement, known, ask }) => `${statement} ${title(known ?? nothingKnown)} Ask: ${ask}`) ?? [];
  return sheet ? under('On the sheet: what matters to me', [sheet.choice, ...(sheet.forWhom ? [sheet.forWhom] : []), ...statements]) : [];
}

const medicineLines = (fasting: Fasting): ReadonlyArray<string> =>
  Object.entries(medicinesBefore[fasting]).map(
    ([group, { usual, from, decides }]) =>
      `${medicineNames[group as MedicineGroup]}: ${usual}. From when: ${from}. Who decides: ${decides}.`,
  );

/** The practice's own answers about the page's operations, and how to get ready for them: samples are left out, as on a live site. */
function operationBlocks(keys: Treatment['operations'] = []): ReadonlyArray<Block> {
  return keys
    .map((key) => operations[key])
    .filter(({ given }) => given)
    .flatMap((operation) => {
      const { name, ready } = operation;
      const answers = answersOf(operation).map((answer) => answer.join(' '));
      const getReady = ready && [
        `No food for ${ready.noFood} hours and no drink for ${ready.noDrink} hours before.`,
        lowSugar,
        ...(ready.fasting === 'a day with a bowel drink' ? [clearDrinks] : []),
        slowStomach,
        ...(ready.steps ?? []).map(({ hoursBefore, title, details }) => `${hoursBefore} hours before: ${title}. ${details}`),
        medicinesLead,
        ...medicineLines(ready.fasting),
        ...tellTheAnaesthetist,
        ...ready.bring,
        ...(mayGoHomeWithinADay(operation) ? [goingHome] : []),
        ...ready.before,
      ];
      return [...under(`${name}: our own answers`, answers), ...under(`${name}: getting ready`, getReady)];
    });
}

function drawingBlocks({ images, link }: Treatment): ReadonlyArray<Block> {
  const cases = casesOf(link);
  const drawings = images.map(({ caption, frames = [] }) => [caption, ...frames].join(' '));
  const inCases = cases.map(({ name, desc }) => `${name}. ${desc}`);
  const descriptions = [...images.map(({ alt }) => alt), ...cases.map(({ imageAlt }) => imageAlt)];
  return [
    ...under('Drawings', [...drawings, ...inCases]),
    ...folded('picture description', under('Drawings, for those who cannot see them', descriptions)),
  ];
}

// The headings say whether a page is about an illness or an operation.
const titles = {
  condition: { symptoms: 'Symptoms', causes: 'Causes, and who gets it', types: 'Types', tests: 'How it is found' },
  operation: { symptoms: 'Problems it is used for', causes: 'Why it is done', types: 'Kinds of operation', tests: 'Tests before it' },
} as const;

function options(reader: BlockReader, page: Treatment): ReadonlyArray<Block> {
  const { text, title } = reader;
  const { inShort, treatment, charts = [] } = page;
  return [
    ...under('In short: do I need an operation?', text(inShort.operation)),
    ...under('In short: what are the choices?', text(inShort.choices)),
    ...under('Treatment overview', text(treatment.overview)),
    ...optionBlocks(reader, treatment.details, treatment.rowNames),
    ...charts.flatMap((chart) =>
      under(
        `Chart: ${title(chart.title)}`,
        chart.rows.map(({ label, figure }) => `${title(label)}: ${title(figure)}`),
      ),
    ),
    ...under('Medicines', named(reader, page.medicines)),
    ...under('Deciding together', text(page.deciding)),
    ...sheetBlocks(reader, page.link),
    ...under('What is not certain', page.uncertainties.map(text)),
  ];
}

function operation({ text, title }: BlockReader, page: Treatment): ReadonlyArray<Block> {
  const { differs } = page;
  const recovery = page.recovery.map(({ when, what }) => `${title(when)}: ${text(what)}`);
  return [
    ...under('In short: when am I back to usual life?', text(page.inShort.back)),
    ...under('Before: how to prepare', page.preparing.map(text)),
    ...under('In hospital: what to expect', page.inHospital.map(text)),
    ...under('Recovery', recovery),
    ...under(
      'Why a time above is not our own',
      differs?.map(({ why }) => text(why)),
    ),
    ...operationBlocks(page.operations),
  ];
}

function rest(reader: BlockReader, page: Treatment): ReadonlyArray<Block> {
  const { text } = reader;
  const { name, subtitle = '', otherNames, summary } = page;
  const title = titles[page.kind];
  return [
    ...under('Names', [name, subtitle, `Also called: ${otherNames.join(', ')}`].filter(Boolean)),
    ...under('In search results', summary),
    ...under('What it is', [page.description, page.aims].map(text)),
    ...under('In short: what do I do next?', text(page.inShort.next)),
    ...under(title.symptoms, page.symptoms.map(text)),
    ...under(title.tests, named(reader, page.tests)),
    ...under('Questions to ask', page.questions.map(text)),
    ...under(title.causes, page.causes.map(text)),
    ...under(title.types, named(reader, page.types)),
    ...under(othersTitle(page.others ?? []), named(reader, page.others)),
    ...under('Living with it', page.livingWith.map(text)),
    ...drawingBlocks(page),
    ...supportBlocks(page.support),
    ...reader.ending(),
  ];
}

export function treatmentParts(page: Treatment): ReadonlyArray<PagePart> {
  const reader = blockReader(page.evidence);
  const help = under('In short: is it an emergency?', reader.text(page.inShort.emergency));
  return [
    { key: 'help', title: 'When to get help', blocks: [...help, ...cardBlocks(reader, page.careCard)] },
    { key: 'options', title: 'The options and their figures', blocks: options(reader, page) },
    { key: 'operation', title: 'Operation and recovery', blocks: operation(reader, page) },
    { key: 'rest', title: 'Everything else', blocks: rest(reader, page) },
  ];
}
