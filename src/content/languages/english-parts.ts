import type { Operation } from '#content/operations.ts';
import type { Region } from '#content/symptoms/symptom.ts';
import type { Treatment } from '#content/treatment.ts';
import type { Rule } from '#content/triage/rule.ts';
import type { treatmentParts } from './translated.ts';

/** The English of each part of a text, by the part's name: what its hash is made of. */
export type EnglishParts = Readonly<Record<string, unknown>>;

export function partsOfTreatment({ name, subtitle, summary, description, inShort, treatment, questions, recovery }: Treatment) {
  return {
    name: [name, subtitle ?? ''],
    summary,
    description,
    inShort,
    choices: treatment.details.map(({ title, description: what, benefits, risks, recovery: after, compare }) => {
      const { operation: _, untilGiven: _until, ...cells } = compare ?? {};
      return { title, what, benefits, risks, after, cells };
    }),
    questions,
    recovery,
  } satisfies Record<(typeof treatmentParts)[number], unknown>;
}

export const partsOfRegion = ({ name, symptoms }: Region): EnglishParts => ({
  name,
  ...Object.fromEntries(symptoms.map(({ id, words, note, soonestIf }) => [id, [words, note ?? '', soonestIf ?? []].flat()])),
});

export const partsOfRules = (rules: Readonly<Record<string, Rule>>): EnglishParts =>
  Object.fromEntries(Object.entries(rules).map(([id, { words }]) => [id, words]));

export const partsOfSheet = ({ name, ready }: Pick<Operation, 'name' | 'ready'>): EnglishParts => ({
  name,
  before: ready?.before ?? [],
  bring: ready?.bring ?? [],
  steps: (ready?.steps ?? []).map(({ title, details }) => ({ title, details })),
});
