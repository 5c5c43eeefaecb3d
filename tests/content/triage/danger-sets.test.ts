import { expect, test } from 'vitest';
import { dangerSets, dangersOf, withoutStrangers } from '#content/symptoms/danger-sets.ts';
import { regions } from '#content/symptoms/regions.ts';
import { bandsOf, openGroupsOf } from '#content/symptoms/signs.ts';
import { inGroups } from '#content/triage/groups.ts';
import type { Rule } from '#content/triage/rule.ts';
import {
  afterBellyOperation,
  afterCameraTest,
  afterLiverNeedle,
  type RuleId,
  rules,
  upperBellyPain,
  withAnus,
  withBlockage,
  withCancer,
  withStoma,
  withTbTablets,
} from '#content/triage.ts';
import { lookedFor } from './looked-for.ts';
import { pages } from './pages-with-rules.ts';

const complaints = regions.flatMap(({ symptoms }) => symptoms);
const lacking = (has: ReadonlyArray<RuleId>, wanted: ReadonlyArray<RuleId>) => wanted.filter((id) => !has.includes(id));

// Half of what two consultants found was a complaint without the rows of what kills where its sufferer looks.
test('each complaint has every row of its kinds', () => {
  expect(complaints.map((each) => [each.id, lacking(each.rules, withoutStrangers(dangersOf(each), each.feels.who))])).toEqual(
    complaints.map(({ id }) => [id, []]),
  );
});

test('a new complaint of a kind cannot lack its rows', () => {
  const ofFelt = (signs: Parameters<typeof dangersOf>[0]['feels']) => dangersOf({ feels: signs });
  expect(ofFelt({ signs: ['right-rib-pain'] })).toEqual(expect.arrayContaining([...dangerSets.belly.rules]));
  expect(ofFelt({ signs: ['belly-pain'] })).toEqual(expect.arrayContaining([...dangerSets['lower belly'].rules]));
  expect(ofFelt({ signs: ['fever'], who: ['after-gallbladder-operation'] })).toEqual([...dangerSets.operation.rules]);
  expect(ofFelt({ signs: ['fever', 'vomiting'], who: ['child'] })).toEqual(expect.arrayContaining([...dangerSets.child.rules]));
  // Nobody is a child and pregnant.
  const [both, testicle] = [
    ['fit', 'pregnant-fever-ill'],
    ['fit', 'testicle-pain'],
  ] as const;
  expect([withoutStrangers(both, ['child']), withoutStrangers(testicle, ['pregnant'])]).toEqual([['fit'], ['fit']]);
});

test('every complaint is of a kind or named here', () => {
  const alone = complaints.filter((each) => dangersOf(each).length === 0).map(({ id }) => id);
  expect(alone).toEqual(['swallowed-object', 'urine', 'weight-loss', 'too-much-weight', 'told-to-operate', 'on-a-medicine']);
});

test.each(Object.entries(lookedFor))('the complaint %s has what its sufferers look for', (id, wanted) => {
  expect(lacking(complaints.find((each) => each.id === id)?.rules ?? [], wanted)).toEqual([]);
});

test('what a complaint shows first is an emergency', () => {
  expect(
    complaints.flatMap(({ id, first }) => first.filter((each) => rules[each].urgency !== 'emergency').map((each) => [id, each])),
  ).toEqual([]);
});

// A fold was a flat list of thirty-five.
test('no fold of a complaint is a long list', () => {
  const long = complaints.flatMap((symptom) =>
    bandsOf(symptom).flatMap(({ urgency, rows, most, others }) => {
      // As many emergencies as a complaint shows at once.
      const shown = { subjects: openGroupsOf(symptom), most: Math.min(most, 3), isOther: (row: string) => others.includes(row) };
      return inGroups(rows, (row) => row, shown)
        .folds.filter((fold) => fold.rows.length > 22)
        .map((fold) => `${symptom.id}, ${urgency}: ${fold.rows.length} under '${fold.title}'`);
    }),
  );
  expect(long).toEqual([]);
});

const named = (...names: ReadonlyArray<string>) => names;
const treatments = pages.flatMap(({ name, kind, page }) => (kind === 'treatment' ? [{ name, page }] : []));
const first = (...organs: ReadonlyArray<string>) =>
  treatments.filter(({ name, page }) => name !== 'roboticsurgery' && organs.includes(page.organs[0] ?? '')).map(({ name }) => name);
const atAnus = first('anus');

// The signs that stand on the card of each page of a kind.
test.each<readonly [string, ReadonlyArray<RuleId>, ReadonlyArray<string>]>([
  ['an organ of the upper belly', upperBellyPain, first('oesophagus', 'stomach', 'liver', 'gallbladder', 'bile-duct')],
  ['bowel that may be blocked', withBlockage, first('small-intestine', 'large-intestine', 'rectum')],
  ['the anus', withAnus, [...atAnus, 'piles-or-something-worse']],
  ['a cancer', withCancer, treatments.filter(({ page }) => /\bcancer\b/i.test(page.name)).map(({ name }) => name)],
  [
    'an operation on the belly',
    afterBellyOperation,
    [
      ...treatments.map(({ name }) => name).filter((name) => ![...atAnus, 'livercirrhosis', 'whilesurgery'].includes(name)),
      ...named('postoperative-care', 'going-home', 'travelling-for-surgery', 'robotic-or-keyhole', 'hernia-can-i-wait'),
    ],
  ],
  [
    'a stoma',
    withStoma,
    named(
      'coloncancer',
      'rectumcancer',
      'inflammatoryboweldiseases',
      'obstruction',
      'intestinal-obstruction',
      'perforation',
      'going-home',
      'postoperative-care',
    ),
  ],
  ['TB tablets', withTbTablets, named('obstruction', 'intestinal-obstruction')],
  ['a needle or a tube into the liver', afterLiverNeedle, named('livercancer', 'livermass')],
  [
    'a camera test',
    afterCameraTest,
    named('gallbladdercancer', 'gallbladderstones', 'pancreaticcancer', 'pancreatitis', 'rectumpolyps', 'polyps', 'coloncancer', 'cancer'),
  ],
])('each page about %s has its rows', (_kind, wanted, names) => {
  expect(names.length).toBeGreaterThan(1);
  const having = (name: string) => pages.find((page) => page.name === name)?.ids ?? [];
  expect(names.map((name) => [name, lacking(having(name), wanted)])).toEqual(names.map((name) => [name, []]));
});

// Of the whole list a page shows what its readers look for: the rows that two consultants missed, by page.
test.each<readonly [string, ReadonlyArray<RuleId>]>([
  ['digestive-system', ['old-or-on-steroids', 'blood-with-pain', 'pain-worse', 'cramps-with-vomiting', 'collapse', 'ketoacidosis']],
  ['going-home', ['operation-confused', 'collapse', 'jaundice-stent', 'stroke']],
  [
    'travelling-for-surgery',
    ['operation-bleeding', 'operation-urine', 'operation-confused', 'bile-leak', 'fever-alone', 'steroids-stopped'],
  ],
  [
    'preparing-for-a-colonoscopy',
    [
      'severe-pain',
      ...withBlockage,
      'hard-belly',
      'collapse',
      'fit',
      'heart',
      'drying-out',
      'camera-bleeding-more',
      'camera-bleeding',
      'calf-sore',
    ],
  ],
  ['obstruction', ['slimming-late-pain', 'bypass-pain-vomiting']],
  ['intestinal-obstruction', ['slimming-late-pain', 'bypass-pain-vomiting', 'belly-swells-fast']],
  ['weightlosssurgery', ['balloon-ill', 'less-well', 'collapse', 'operation-confused', 'blocked', 'vomiting-with-diabetes']],
  ['livercancer', ['bile-leak', 'operation-bleeding', 'little-urine', 'liver-worse']],
  ['livermass', ['bile-leak', 'operation-bleeding', 'operation-confused']],
  ['livercysts', ['bile-leak', 'operation-bleeding', 'operation-vomiting']],
  ['hydatid-cysts', ['operation-bleeding', 'operation-vomiting']],
  ['pancreatitis', ['operation-bleeding', 'drain-ill', 'drain-trouble', 'belly-swells-fast', 'collapse']],
  ['pancreaticestones', ['operation-bleeding']],
  ['whilesurgery', ['arm-swollen', 'cancer-medicine-bleeds', 'clot', 'calf-sore']],
  ['rectumcancer', ['operation-urine', 'no-urine', 'anus-hard-lump', 'drain-ill']],
  ['inflammatoryboweldiseases', ['immune-throat', 'white-cells-low', 'jaundice-with-more', 'jaundice', 'blood-with-pain', 'calf-sore']],
  ['blood-in-the-stool', ['blood-with-pain', 'child-red-jelly', 'young-baby-blood', 'inr-high-bleeds', 'graft-bleeds']],
  ['piles-or-something-worse', ['rectum-out', 'never-empty', 'bleeds-often', 'anaemia', 'graft-bleeds']],
  ['hemorrhoids', ['graft-bleeds', 'rectum-out', 'blood-with-pain', 'calf-sore']],
  ['gallbladderstones', ['jaundice-stent']],
  ['antireflux', ['retching-pain', 'heartburn-new', 'effort-pain']],
  ['reflux-that-stays', ['retching-pain', 'heartburn-new', 'effort-pain']],
  ['hernia-can-i-wait', ['operation-vomiting', 'operation-belly', 'operation-urine']],
  ['Inguinalhernial', ['operation-vomiting']],
  ['postoperative-care', ['drain-ill', 'feeding-tube-out-ill', 'collapse', 'operation-belly-swells']],
  [
    'livercirrhosis',
    ['varices-found', 'bleeding-nonstop', 'collapse', 'fever-with-belly-pain', 'liver-fails', 'cirrhosis-streak', 'lithium-or-digoxin'],
  ],
  ['fatty-liver', ['cirrhosis-bleeding', 'cirrhosis-fever', 'operation-jaundice']],
  ['surgical-care', ['drinks-daily', 'withdrawal', 'operation-jaundice']],
  ['perforation', ['drain-ill']],
  ['robotic-or-keyhole', ['hernia-stuck']],
  ['jaundice-why-the-hurry', ['pregnant-liver-tests', 'tb-liver-tests']],
  ['ultrasound-services', ['woman-groin-bulge', 'child-groin-bulge']],
])('the page %s has what its readers look for', (name, wanted) => {
  expect(lacking(pages.find((page) => page.name === name)?.ids ?? [], wanted)).toEqual([]);
});

// Each had a later row that named the same sign, and not the one that is sooner or is theirs.
test.each<readonly [ReadonlyArray<string>, ReadonlyArray<RuleId>]>([
  [
    ['burning-pain', 'left-ribs', 'vomiting', 'lower-right', 'new-pain', 'weight-loss'],
    ['jaundice-stent', 'confused'],
  ],
  [
    ['vomiting', 'nausea', 'loose-motions'],
    ['pregnant-late-pain', 'labour-signs', 'cirrhosis-pain', 'lithium-or-digoxin'],
  ],
  [['lower-left', 'itching', 'never-empty', 'constipation'], ['cirrhosis-streak']],
  [['blood', 'left-ribs', 'dull-ache', 'tired-and-pale', 'dizzy-or-weak'], ['calf-sore']],
  [['nausea', 'gas-or-full', 'new-pain', 'tired-and-pale'], ['heart-known']],
  [['lower-right', 'lower-left'], ['pregnant-fever']],
])('the lists %j have %j', (places, wanted) => {
  const found = complaints.filter(({ id }) => places.includes(id));
  expect(found.map(({ id, rules: has }) => [id, lacking(has, wanted)])).toEqual(found.map(({ id }) => [id, []]));
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(places));
});

// The sheet of those who wait for an operation told them of a hernia and a stroke, and not of the heart.
test('those who wait for an operation have one list', () => {
  const waiting = complaints.find(({ id }) => id === 'told-to-operate');
  const own: ReadonlyArray<RuleId> = ['heart', 'heavy-bleeding', 'blocked', 'confused', 'perhaps-pregnant', 'steroids-stopped'];
  expect(lacking(waiting?.rules ?? [], own)).toEqual([]);
  expect(own.filter((id) => (rules[id] as Rule).urgency !== 'emergency')).toEqual([]);
});
