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
export const afterBellyOperation = [...afterAnyOperation, 'operation-belly', 'wound-pink-fluid'] as const satisfies ReadonlyArray<RuleId>;

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
export const upperBellyPain = ['heart', 'severe-pain', 'long-upper-pain'] as const satisfies ReadonlyArray<RuleId>;

/** For every page about a cancer. */
export const withCancer = [
  'chemotherapy-fever',
  'ill-on-cancer-medicine',
  'cancer-medicine-many-stools',
  'cancer-medicine-stools-ill',
  'cancer-medicine-stools',
  'self-harm',
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
