import { withFirstCitations } from '#content/first-citations.ts';
import { plainText } from '#content/marked-text.ts';
import { pageReader, type Runs } from '#content/page-text.ts';
import type { Treatment } from '#content/treatment.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type Urgency, urgencies } from '#content/triage/rule.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';
import { partsOfTreatment } from './english-parts.ts';
import { saidBy } from './figure-words.ts';
import { hashOf } from './hash.ts';
import { paragraphsOf } from './paragraphs.ts';
import type { Texts, TreatmentText } from './texts.ts';
import type { treatmentParts } from './translated.ts';
import { ruleIn, rulesOfCard } from './whole-texts.ts';

/** How a figure is said in a language. Throws where its `numbers.ts` does not know how. */
export const sayer =
  ({ language, numbers }: Pick<Texts, 'language' | 'numbers'>) =>
  (value: string): string => {
    const said = saidBy(numbers, value);
    if (said === undefined) throw new Error(`languages/${language.tag}/numbers.ts does not say '${value}'.`);
    // A number and its word stay on one line, and so do both ends of a range and of a share: '2 से 3 हफ़्ते', '100 में से 8'.
    return said.replace(/(?<=\d) (?=\S)|(?<=°C) (?=\()|(?<=\d (?:से|में)) (?=\d|से \d)|(?<=\d में से) (?=\d)/g, '\u00a0');
  };

/** A row of a card, and its English words, which tell whom it concerns. */
export type SignRow<Shown> = { shown: Shown; english: string };
export type SignRows<Shown> = ReadonlyArray<{ urgency: Urgency; rows: ReadonlyArray<SignRow<Shown>> }>;

/** The signs of a list of rules as plain text, the soonest first. */
export function signsIn(texts: Texts, ids: ReadonlyArray<RuleId>): SignRows<string> {
  const say = sayer(texts);
  const figures = Object.fromEntries(
    Object.entries(triageEvidence.figures).map(([key, figure]) => [
      key,
      {
        ...figure,
        get value() {
          return say(figure.value);
        },
      },
    ]),
  );
  return urgencies
    .map((urgency) => ({
      urgency,
      rows: ids
        .filter((id) => rules[id].urgency === urgency)
        .map((id) => ({ shown: plainText(ruleIn(texts, id), { ...triageEvidence, figures }), english: rules[id].words })),
    }))
    .filter(({ rows }) => rows.length > 0);
}

type Part = (typeof treatmentParts)[number];

/** A treatment page in another language, ready to show; `isStale` says of a part whether its English has changed since. */
export function readTreatmentIn(texts: Texts, treatment: Treatment, text: TreatmentText) {
  const reader = pageReader(treatment.evidence, undefined, sayer(texts));
  const ids = rulesOfCard(treatment.careCard);
  const parts = partsOfTreatment(treatment);
  const short = (words: string) => reader.texts(paragraphsOf(words));
  const shown = {
    description: reader.text(text.description),
    inShort: {
      emergency: short(text.inShort.emergency),
      operation: short(text.inShort.operation),
      choices: short(text.inShort.choices),
      back: short(text.inShort.back),
      next: short(text.inShort.next),
    },
    card: urgencies
      .map((urgency) => ({
        urgency,
        rows: ids[urgency].map(
          (id): SignRow<Runs> => ({ shown: reader.text(rowOf({ ...rules[id], words: ruleIn(texts, id) })), english: rules[id].words }),
        ),
      }))
      .filter(({ rows }) => rows.length > 0),
    choices: text.choices.map(({ title, line }) => ({ title: reader.heading(title), lines: short(line) })),
    questions: reader.texts(text.questions),
    recovery: text.recovery.map(({ when, what }) => ({ when: reader.heading(when), what: short(what) })),
  };
  return {
    ...withFirstCitations(shown),
    references: reader.references(),
    isStale: (part: Part): boolean => text.of[part] !== hashOf(parts[part]),
  };
}
