import { emergencyBefore, emergencyBeforeOf } from '#content/emergency-before.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import { saidBy } from '#content/languages/figure-words.ts';
import type { RegionText, SheetText, Texts, TreatmentText } from '#content/languages/texts.ts';
import { rulesOfCard } from '#content/languages/whole-texts.ts';
import { type OperationKey, operations } from '#content/operations.ts';
import type { TranslatedText } from '#content/review.ts';
import { descriptionOf, findRegion } from '#content/symptoms/regions.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import type { Treatment } from '#content/treatment.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { urgencies } from '#content/triage/rule.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';
import { type Block, blockReader, type PagePart } from './blocks.ts';
import { isPlainFile, plainParts } from './plain-parts.ts';
import { rulebookGroups } from './rulebook-parts.ts';
import { optionBlocks } from './treatment-parts.ts';

/** A heading or a line in English and in the other language. */
type Pair = readonly [english: string, translated: string];

function beside(label: Pair, english: ReadonlyArray<string>, translated: ReadonlyArray<string>): ReadonlyArray<Block> {
  return Array.from({ length: Math.max(english.length, translated.length) }, (_, at) => ({
    label: label[0],
    words: english[at] ?? '',
    translated: { label: label[1], words: translated[at] ?? '' },
  }));
}

// A value that `numbers.ts` does not know stops the build elsewhere, with its name.
const sayIn =
  ({ numbers }: Texts) =>
  (value: string) =>
    saidBy(numbers, value) ?? value;

/** Rows of the rulebook; those that are not translated have no page and are left out. */
function ruleBlocks(texts: Texts, ids: ReadonlyArray<RuleId>): ReadonlyArray<Block> {
  const [english, own] = [blockReader(triageEvidence), blockReader(triageEvidence, sayIn(texts))];
  return urgencies.flatMap((urgency) =>
    ids
      .filter((id) => rules[id].urgency === urgency)
      .flatMap((id) => {
        const words = texts.rules.words[id];
        if (words === undefined) return [];
        const heading: Pair = [urgencyHeadings[urgency], texts.words.headings[urgency]];
        return beside(heading, [english.text(rowOf(rules[id]))], [own.text(rowOf({ ...rules[id], words }))]);
      }),
  );
}

function rulebookParts(texts: Texts): ReadonlyArray<PagePart> {
  return rulebookGroups.map(({ key, title, of }) => ({
    key,
    title,
    // By name, so that moving a rule within its file changes nothing.
    blocks: ruleBlocks(texts, (Object.keys(of) as RuleId[]).toSorted()),
  }));
}

function treatmentParts(texts: Texts, page: Treatment, text: TreatmentText): ReadonlyArray<PagePart> {
  const { text: en, title } = blockReader(page.evidence);
  const own = blockReader(page.evidence, sayIn(texts));
  const { treatment: say } = texts.words;
  const short = (label: string, key: keyof TreatmentText['inShort'] & keyof typeof say) =>
    beside([`In short: ${label}`, say[key]], [en(page.inShort[key])], [own.text(text.inShort[key])]);
  const choices = page.treatment.details.flatMap((detail, at) => {
    const choice = text.choices[at];
    const english = optionBlocks({ ...own, text: en, title }, [detail]).map(({ words }) => words);
    return beside([title(detail.title), choice ? own.title(choice.title) : ''], [english.join(' ')], choice ? [own.text(choice.line)] : []);
  });
  const recovery = page.recovery.map(({ when, what }) => `${title(when)}: ${en(what)}`);
  const ownRecovery = text.recovery.map(({ when, what }) => `${own.title(when)}: ${own.text(what)}`);
  const { name, subtitle = '', otherNames } = page;
  return [
    {
      key: 'help',
      title: 'When to get help',
      blocks: [
        ...short('is it an emergency?', 'emergency'),
        ...ruleBlocks(
          texts,
          urgencies.flatMap((urgency) => rulesOfCard(page.careCard)[urgency]),
        ),
      ],
    },
    {
      key: 'options',
      title: 'The options and their figures',
      blocks: [...short('do I need an operation?', 'operation'), ...short('what are the choices?', 'choices'), ...choices],
    },
    {
      key: 'operation',
      title: 'Operation and recovery',
      blocks: [...short('when am I back to usual life?', 'back'), ...beside(['Recovery', say.recovery], recovery, ownRecovery)],
    },
    {
      key: 'rest',
      title: 'Everything else',
      blocks: [
        ...beside(['Name', ''], [[name, subtitle].filter(Boolean).join('. ')], [text.name]),
        ...beside(['Also called', ''], [otherNames.join(', ')], [text.otherNames.join(', ')]),
        ...beside(['In search results', ''], [page.summary], [text.summary]),
        ...beside(['What it is', say.whatItIs], [en(page.description)], [own.text(text.description)]),
        ...short('what do I do next?', 'next'),
        ...beside(['Questions to ask', say.questions], page.questions.map(en), text.questions.map(own.text)),
      ],
    },
  ];
}

function regionParts(texts: Texts, region: Region, text: RegionText): ReadonlyArray<PagePart> {
  const complaints = region.symptoms.flatMap(({ id, words, note, soonestIf }) => {
    const own = text.symptoms[id];
    return beside(
      ['What people feel', ''],
      [words, soonestIf ?? [], note ?? []].flat(),
      [own?.words ?? '', own?.soonestIf ?? [], own?.note ?? []].flat(),
    );
  });
  const used = [...new Set(region.symptoms.flatMap((symptom) => symptom.rules))];
  return [
    { key: 'help', title: 'When to get help', blocks: ruleBlocks(texts, used) },
    {
      key: 'complaints',
      title: 'The complaints',
      blocks: [
        ...beside(['Name', ''], [region.name], [text.name]),
        ...beside(['In search results', ''], [descriptionOf(region)], [text.summary]),
        ...complaints,
      ],
    },
  ];
}

function sheetParts(texts: Texts, key: OperationKey, text: SheetText): ReadonlyArray<PagePart> {
  const { name, ready, lasts, anaesthetic, stay } = operations[key];
  const { sheet } = texts.words;
  const say = sayIn(texts);
  const steps = ready?.steps ?? [];
  const stepsAsRead = (words: ReadonlyArray<{ title: string; details: string }>) =>
    words.map((step, at) => `${steps[at]?.hoursBefore ?? 0} h. ${step.title}: ${step.details}`);
  const facts = [lasts, anaesthetic, stay];
  const hours = [ready?.noFood, ready?.noDrink].map(String);
  return [
    { key: 'help', title: 'When not to wait', blocks: ruleBlocks(texts, ready ? emergencyBeforeOf({ ready }) : emergencyBefore) },
    {
      key: 'sheet',
      title: 'The sheet',
      blocks: [
        ...beside(['Name', ''], [name], [text.name]),
        ...beside(['How long it lasts, the anaesthetic, the nights', ''], facts, facts.map(say)),
        ...beside(['In the weeks before', sheet.before], ready?.before ?? [], text.before),
        ...beside(['Step by step', sheet.steps], stepsAsRead(steps), stepsAsRead(text.steps ?? [])),
        ...beside(['Hours without food, and without drink', `${sheet.stopEating}, ${sheet.stopDrinking}`], hours, hours),
        ...beside(['What to bring', sheet.bring], ready?.bring ?? [], text.bring),
      ],
    },
  ];
}

type Found = { name: string; address: string | null; parts: () => ReadonlyArray<PagePart> };

function find({ texts, of, treatment }: TranslatedText): Found | undefined {
  const [folder = '', file] = of.includes('/') ? of.split('/') : ['', of];
  const key = file ?? '';
  if (of === 'triage') return { name: 'The triage rulebook, for every care card', address: null, parts: () => rulebookParts(texts) };
  if (folder === '') return isPlainFile(key) ? { ...plainParts(key, texts.plain[key] ?? {}) } : undefined;
  const page = texts.treatments[key];
  if (treatment && page)
    return { name: treatment.name, address: `/treatment/${treatment.group}/${key}`, parts: () => treatmentParts(texts, treatment, page) };
  const region = folder === 'symptoms' ? findRegion(key) : undefined;
  const place = texts.regions[key];
  if (region && place) return { name: region.name, address: `/${of}`, parts: () => regionParts(texts, region, place) };
  const sheet = texts.sheets[key];
  if (folder === 'getting-ready' && sheet && Object.hasOwn(operations, key)) {
    const operation = key as OperationKey;
    return { name: operations[operation].name, address: `/${of}`, parts: () => sheetParts(texts, operation, sheet) };
  }
  return undefined;
}

function found(text: TranslatedText): Found {
  const page = find(text);
  if (!page) throw new Error(`There is no text '${text.of}' in '${text.texts.language.tag}'.`);
  return page;
}

/** What its English is called, and the address of the English page; null where it has none, or stands on several. */
export const englishOf = (text: TranslatedText): Omit<Found, 'parts'> => found(text);

export const translatedParts = (text: TranslatedText): ReadonlyArray<PagePart> =>
  found(text)
    .parts()
    .filter(({ blocks }) => blocks.length > 0);
