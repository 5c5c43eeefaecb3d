import type { CareCard, Evidence } from './evidence.ts';
import { piecesOf } from './marked-text.ts';
import { afterOperation } from './triage/after-operation.ts';
import { anyone } from './triage/anyone.ts';
import { beforeOperation } from './triage/before-operation.ts';
import { body } from './triage/body.ts';
import { everyday } from './triage/everyday.ts';
import { triageEvidence } from './triage/evidence.ts';
import { hernia } from './triage/hernia.ts';
import { liverBilePancreas } from './triage/liver-bile-pancreas.ts';
import type { Rule, Urgency } from './triage/rule.ts';
import { soonerThan } from './triage/sooner.ts';
import { stomachBowel } from './triage/stomach-bowel.ts';
import { visits } from './triage/visits.ts';
import { weightLossSurgery } from './triage/weight-loss-surgery.ts';
import { womenChildren } from './triage/women-children.ts';

/** What a sign means and how soon it needs help: the one place where that is said. Every care card takes its rows from here. */
export const rules = {
  ...anyone,
  ...body,
  ...womenChildren,
  ...afterOperation,
  ...liverBilePancreas,
  ...stomachBowel,
  ...hernia,
  ...weightLossSurgery,
  ...beforeOperation,
  ...visits,
  ...everyday,
} as const satisfies Readonly<Record<string, Rule>>;
export type RuleId = keyof typeof rules;

/** For every page that describes an operation; `afterBellyOperation` where the belly is opened. */
export const afterAnyOperation = [
  'operation-fever',
  'operation-wound',
  'operation-clot',
  'operation-fever-alone',
] as const satisfies ReadonlyArray<RuleId>;
export const afterBellyOperation = [
  ...afterAnyOperation,
  'operation-belly',
  'operation-vomiting',
  'operation-bleeding',
  'operation-confused',
  'wound-pink-fluid',
] as const satisfies ReadonlyArray<RuleId>;

/** The same where the wound is at the anus, which is left open or often parts. */
export const afterAnalOperation = [
  'operation-fever',
  'anal-wound-bleeds',
  'operation-clot',
  'operation-fever-alone',
] as const satisfies ReadonlyArray<RuleId>;

/** Where the stomach or the bowel is joined: a leak shows in the pulse first, and its limit is no reason to wait below it. */
export const afterBowelJoin = ['operation-pulse', 'less-well'] as const satisfies ReadonlyArray<RuleId>;

/** For every page about an organ of the upper belly: its pain and the heart's are easily taken for each other. */
export const upperBellyPain = ['heart', 'severe-pain', 'effort-pain', 'long-upper-pain'] as const satisfies ReadonlyArray<RuleId>;

/** For every page about a cancer. */
export const withCancer = [
  'chemotherapy-fever',
  'ill-on-cancer-medicine',
  'cancer-medicine-many-stools',
  'cancer-medicine-stools-ill',
  'cancer-medicine-stools',
  'cancer-medicine-bleeds',
  'arm-swollen',
  'clot',
  'cancer-spine',
  'cancer-back-pain',
  'self-harm',
] as const satisfies ReadonlyArray<RuleId>;

/** For every page about bowel that may be blocked. */
export const withBlockage = ['blocked', 'cramps-with-vomiting', 'vomiting-nonstop'] as const satisfies ReadonlyArray<RuleId>;

/** For every page that speaks of a stoma. */
export const withStoma = ['stoma-black', 'stoma-pours', 'stoma-stops-ill', 'stoma-stuck'] as const satisfies ReadonlyArray<RuleId>;

/** For every page about the anus: what spreads there within hours, and what is mistaken for piles. */
export const withAnus = [
  'anus-fever',
  'anus-redness',
  'anus-weak-immunity',
  'no-urine',
  'anus-swelling',
  'anus-constant-pain',
  'anus-hard-lump',
] as const satisfies ReadonlyArray<RuleId>;

/** For every page after whose treatment one goes home from a camera test. */
export const afterCameraTest = ['camera-pain', 'camera-fever'] as const satisfies ReadonlyArray<RuleId>;

/** For every page that treats with TB tablets, which may harm the liver and the eyes. */
export const withTbTablets = ['liver-fails', 'jaundice', 'tb-new', 'sight-on-tb-tablets'] as const satisfies ReadonlyArray<RuleId>;

/** For every page on which a lump of the liver is treated through a needle or an artery. */
export const afterLiverNeedle = [
  'needle-pain',
  'liver-needle-fever',
  'artery-puncture',
  'after-test-or-blow',
] as const satisfies ReadonlyArray<RuleId>;

/** The keys of all sources that carry a rule: its own and those of the figures in its words. */
export function sourcesOf({ words, sources = [] }: Rule): ReadonlyArray<string> {
  const { figures }: Evidence = triageEvidence;
  const carried = piecesOf(words).flatMap((piece) => (piece.kind === 'figure' ? (figures[piece.key]?.source ?? []) : []));
  return [...new Set([...carried, ...sources])];
}

/** A rule's words with its sources behind them, as a page's text has them; a figure in the words cites its own. */
export function rowOf(rule: Rule): string {
  const cited = sourcesOf({ ...rule, sources: [] });
  return [rule.words, ...sourcesOf(rule).flatMap((source) => (cited.includes(source) ? [] : [`[${source}]`]))].join(' ');
}

const sooner: Partial<Readonly<Record<RuleId, ReadonlyArray<RuleId>>>> = soonerThan;

/** A list of rules with those that must stand with them, behind the others. */
export function withSooner(ids: ReadonlyArray<RuleId>): ReadonlyArray<RuleId> {
  const all = new Set(ids);
  // A set gives what is added while it is read, too.
  for (const id of all) for (const other of sooner[id] ?? []) all.add(other);
  return [...all];
}

/** A page's care card: its rules and those that must stand with them, by urgency, each list in the order given here. */
export function cardOf(ids: ReadonlyArray<RuleId>): CareCard {
  const whole = withSooner(ids);
  const rowsAt = (urgency: Urgency) =>
    whole.map((id): Rule => rules[id]).flatMap((rule) => (rule.urgency === urgency ? [rowOf(rule)] : []));
  return {
    emergency: rowsAt('emergency'),
    'same-day': rowsAt('same-day'),
    'within-days': rowsAt('within-days'),
    routine: rowsAt('routine'),
  };
}

/** A page's records with those of the rulebook, which its care card and its advice may name. */
export function withRulebook({ sources, figures }: Evidence): Evidence {
  return { sources: { ...triageEvidence.sources, ...sources }, figures: { ...triageEvidence.figures, ...figures } };
}
