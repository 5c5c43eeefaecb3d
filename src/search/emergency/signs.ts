import { type EmergencyRule, type Part, type Sign, signs } from '#content/search/red-flags.ts';
import type { Concept } from '#content/search/sign-words.ts';
import type { Work } from './lexicon.ts';
import type { Finding } from './page.ts';
import { read } from './scope.ts';

// Words between the parts of a sign: a verb's length, a sentence's, a story's.
const closeWords = 5;
const sentenceWords = 14;
const textWords = 60;

// The person stays the same, however long ago the trouble began.
const lasting: ReadonlySet<Concept> = new Set<Concept>(['pregnant', 'child', 'cirrhosis', 'diabetes', 'chemo', 'alcohol', 'noSpleen']);

type Found = ReadonlyMap<Concept, ReadonlyArray<Finding>>;

function meets(part: Part, found: Found): ReadonlyArray<Finding> {
  if (part.startsWith('!'))
    return (found.get(part.slice(1) as Concept) ?? []).filter(({ negated, past, general }) => negated && !past && !general);
  return (found.get(part as Concept) ?? []).filter(
    ({ denied, past, general, means }) => !denied && !general && (!past || lasting.has(means)),
  );
}

function gap(one: Finding, other: Finding): number {
  return Math.max(0, one.from - other.to, other.from - one.to);
}

function isMet(sign: Sign, found: Found, work: Work): boolean {
  const near = (anchor: Finding, most: number, inSentence: boolean) => (other: Finding) =>
    gap(anchor, other) <= most && (!inSentence || other.sentence === anchor.sentence);
  const levels = [
    { groups: sign.close ?? [], most: closeWords, inSentence: true },
    { groups: sign.all ?? [], most: sentenceWords, inSentence: true },
    { groups: sign.also ?? [], most: textWords, inSentence: false },
  ].filter(({ groups }) => groups.length > 0);
  // Most signs lack a part altogether, which is seen before any places are compared.
  if (levels.some(({ groups }) => groups.some((group) => group.every((part) => meets(part, found).length === 0)))) return false;
  const anchors = levels[0]?.groups[0]?.flatMap((part) => meets(part, found)) ?? [];
  return anchors.some((anchor) => {
    const explains = (part: Part) => {
      const named = part.startsWith('!') ? meets(part, found) : (found.get(part as Concept) ?? []);
      // 'Takes no iron' explains no black stool.
      const findings = part === 'harmless' ? named.filter(({ denied }) => !denied) : named;
      return findings.some(near(anchor, sentenceWords, part !== 'harmless'));
    };
    if (sign.not?.some(explains)) return false;
    return levels.every(({ groups, most, inSentence }) =>
      groups.every((group) =>
        group.some((part) => {
          work.steps += 1;
          return meets(part, found).some(near(anchor, most, inSentence));
        }),
      ),
    );
  });
}

/**
 * Returns the rules of the triage rulebook that call for an ambulance and fit what somebody wrote, in any of three languages. Denied, long
 * past, general and harmless things do not count, nor do the practice's own names.
 */
export function emergencySigns(text: string, work: Work = { steps: 0 }): ReadonlyArray<EmergencyRule> {
  const findings = read(text, work);
  if (findings.length === 0) return [];
  const found = Map.groupBy(findings, ({ means }) => means);
  const rules = new Set<EmergencyRule>();
  for (const sign of signs) {
    if (sign.rules.every((rule) => rules.has(rule))) continue;
    if (isMet(sign, found, work)) for (const rule of sign.rules) rules.add(rule);
  }
  return [...rules];
}
