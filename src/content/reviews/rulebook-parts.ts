import { urgencyHeadings } from '#content/evidence.ts';
import { afterOperation } from '#content/triage/after-operation.ts';
import { anyone } from '#content/triage/anyone.ts';
import { beforeOperation } from '#content/triage/before-operation.ts';
import { body } from '#content/triage/body.ts';
import { everyday } from '#content/triage/everyday.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { hernia } from '#content/triage/hernia.ts';
import { liverBilePancreas } from '#content/triage/liver-bile-pancreas.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { stomachBowel } from '#content/triage/stomach-bowel.ts';
import { visits } from '#content/triage/visits.ts';
import { weightLossSurgery } from '#content/triage/weight-loss-surgery.ts';
import { womenChildren } from '#content/triage/women-children.ts';
import { rowOf, rules, sourcesOf } from '#content/triage.ts';
import { type Block, type BlockReader, blockReader, type PagePart } from './blocks.ts';

type Rules = Readonly<Record<string, Rule>>;

/** The parts of the rulebook, in the order in which they are signed. */
export const rulebookGroups: ReadonlyArray<{ key: string; title: string; of: Rules }> = [
  { key: 'anyone', title: 'For anyone', of: anyone },
  { key: 'body', title: 'Beyond the belly', of: body },
  { key: 'women-children', title: 'Pregnancy, birth and children', of: womenChildren },
  { key: 'after-operation', title: 'After an operation', of: afterOperation },
  { key: 'liver', title: 'Liver, bile and pancreas', of: liverBilePancreas },
  { key: 'bowel', title: 'Stomach and bowel', of: stomachBowel },
  { key: 'hernia', title: 'Hernia', of: hernia },
  { key: 'weight-loss', title: 'Weight-loss surgery', of: weightLossSurgery },
  { key: 'before-operation', title: 'Before an operation', of: beforeOperation },
  { key: 'visits', title: 'Visits and results', of: visits },
  { key: 'everyday', title: 'Everyday complaints', of: everyday },
];

const isGrouped = (id: string) => rulebookGroups.some(({ of }) => Object.hasOwn(of, id));
const ungrouped: Rules = Object.fromEntries(Object.entries(rules).filter(([id]) => !isGrouped(id)));

// 'belly-pain' becomes 'belly pain'.
const spoken = (names: ReadonlyArray<string>) => names.map((name) => name.replaceAll('-', ' ')).join(', ');

function noteOf(rule: Rule): string {
  const felt = (rule.when ?? []).map(({ severity, duration }) => spoken([severity, duration].flatMap((each) => each ?? [])));
  const facts = [
    `Signs: ${spoken(rule.signs)}`,
    ...(rule.with ? [`comes with one of: ${spoken(rule.with)}`] : []),
    ...(felt.length > 0 ? [`felt: ${felt.join(' or ')}`] : []),
    ...(rule.who ? [`holds only for: ${spoken(rule.who)}`] : []),
    ...(rule.why ? [`milder than the rule for everybody because ${rule.why}`] : []),
    ...(sourcesOf(rule).length === 0 && rule.urgency !== 'routine' ? ['our rule, on the side of caution'] : []),
  ];
  return facts.join('; ');
}

// By urgency and name, so that moving a rule within the files changes nothing.
function blocksOf({ text }: BlockReader, of: Rules): ReadonlyArray<Block> {
  const byName = Object.entries(of).sort(([a], [b]) => (a < b ? -1 : 1));
  return urgencies.flatMap((urgency) =>
    byName
      .filter(([, rule]) => rule.urgency === urgency)
      .map(([, rule]) => ({ label: urgencyHeadings[urgency], words: text(rowOf(rule)), note: noteOf(rule) })),
  );
}

/** The rulebook by its groups. A row is the same block here and on the card of each page that has it. */
export function rulebookParts(): ReadonlyArray<PagePart> {
  const reader = blockReader(triageEvidence);
  const parts = [...rulebookGroups, { key: 'more', title: 'More rules', of: ungrouped }].map(({ key, title, of }) => ({
    key,
    title,
    blocks: blocksOf(reader, of),
  }));
  const sources = { key: 'sources', title: 'Sources and explained words', blocks: reader.ending() };
  return [...parts, sources].filter(({ blocks }) => blocks.length > 0);
}
