import { expect, test } from 'vitest';
import { withoutStrangers } from '#content/symptoms/danger-sets.ts';
import { regions } from '#content/symptoms/regions.ts';
import { type Circumstance, everythingOf } from '#content/triage/circumstances.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { isKindOf, type Sign } from '#content/triage/sign-names.ts';
import { soonerThan } from '#content/triage/sooner.ts';
import { type RuleId, rules, withSooner } from '#content/triage.ts';
import { pages } from './pages-with-rules.ts';
import { withoutExceptions } from './words-of-signs.ts';

const complaints = regions.flatMap(({ symptoms }) =>
  symptoms.map(({ id, rules: ids, feels }) => ({ name: id, ids, who: 'who' in feels ? (feels.who ?? []) : [] })),
);
/** Every list of rows: the complaints, and the cards of pages. */
const lists: ReadonlyArray<{ name: string; ids: ReadonlyArray<RuleId>; who: ReadonlyArray<Circumstance> }> = [
  ...complaints,
  ...pages.map(({ name, ids }) => ({ name, ids, who: [] })),
];

/** Of whom, or of what, a row says 'no', 'without' or 'not'; '(cancer medicine: 112)' answers by itself. */
const shutOutIn = (words: string): string =>
  (withoutExceptions(words).match(/(?<!(?:even|or) )\b(?:no|not|neither|nor|without)\b[^.;:]*/g) ?? []).join(' ');

const isFor =
  (...people: ReadonlyArray<Circumstance>) =>
  ({ who = [] }: Rule) =>
    people.some((each) => who.includes(each) || (who.length > 0 && who.every((kind) => everythingOf([each]).has(kind))));
const says = (words: RegExp) => (rule: Rule) => words.test(rule.words);
/** Growing pain after a test, an operation or a blow. */
const isAfterAny = (rule: Rule) => rule === rules['after-test-or-blow'];

// The people and the signs that a row leaves out, and which row is then theirs.
const leftOut: ReadonlyArray<readonly [string, RegExp, (rule: Rule) => boolean]> = [
  ['cancer medicine', /cancer medicine/, isFor('on-cancer-medicine')],
  ['cirrhosis', /cirrhosis/, isFor('cirrhosis')],
  ['no spleen', /no spleen/, isFor('no-spleen')],
  ['stent', /stent/, isFor('stent-or-repaired-duct')],
  ['low immunity', /low immunity/, isFor('on-immune-medicine')],
  ['operation', /\boperation\b/, (rule) => isFor('after-operation')(rule) || isAfterAny(rule)],
  ['camera test', /camera test/, (rule) => isFor('after-camera-test')(rule) || isAfterAny(rule)],
  ['needle', /\bneedle\b/, (rule) => says(/\bneedle\b/)(rule) || isFor('after-liver-needle')(rule)],
  ['blow', /\bblow\b/, ({ signs }) => signs.includes('blow-to-belly')],
  ['pregnant', /\bpregnan/, isFor('pregnant', 'perhaps-pregnant')],
  ['baby', /\bbaby\b/, isFor('baby', 'young-baby')],
  ['bulge', /\bbulge\b/, ({ signs }) => signs.some((sign) => isKindOf(sign, 'bulge'))],
  ['fever', /\bfever\b/, says(/\{Fever\}/)],
  ['bleeding', /\b(?:bleeds?|blood)\b/, says(/\b(?:bleeds?|blood|bloody)\b/)],
  ['black stool', /black stool/, says(/black stool|stool is black|black and sticky/)],
  ['severe', /\bsevere\b/, says(/\bsevere\b/)],
  ['pain', /\bpain\b/, says(/\b(?:pain|hurts|ache)\b/)],
  ['headache', /\bheadache\b/, says(/\bheadache\b/)],
  ['swollen', /\bswollen\b/, says(/\bswells?\b/)],
];
const isGrownUp: (typeof leftOut)[number] = ['children', /\bgrown up\b|\badults?\b/, isFor('child')];
// What somebody is, not what is felt.
const people = new Set(
  [
    ...leftOut.slice(
      0,
      leftOut.findIndex(([said]) => said === 'bulge'),
    ),
    isGrownUp,
  ].map(([said]) => said),
);

const soonness = (id: RuleId) => urgencies.indexOf(rules[id].urgency);
const keysOf = ({ signs, with: along }: Rule): ReadonlyArray<Sign> => [...signs, ...(along ?? [])];
// Two keys of one trouble: growing pain of which the medicine no longer holds, and a swollen face or arm.
const alike: Partial<Readonly<Record<Sign, Sign>>> = { 'pain-not-held': 'belly-pain', 'sudden-swelling': 'arm-swollen' };
const isAbout = (sign: Sign) => (rule: Rule) =>
  keysOf(rule).some((key) => [sign, alike[sign] ?? sign].some((each) => isKindOf(key, each) || isKindOf(each, key)));

/** Whether they have a row on each thing of which the row speaks that leaves them out: blood in loose stools, and fever with them. */
function areHelped({ signs, with: along }: Rule, theirs: ReadonlyArray<Rule>): boolean {
  return along ? along.every((sign) => theirs.some(isAbout(sign))) : signs.some((sign) => theirs.some(isAbout(sign)));
}

function shutOutWithout(all: typeof lists): ReadonlyArray<string> {
  return all.flatMap(({ name, ids, who }) =>
    ids
      .filter((id) => soonness(id) > 0)
      .flatMap((id) => {
        const whom = [
          ...leftOut.filter(([, words]) => words.test(shutOutIn(rules[id].words))),
          ...[isGrownUp].filter(([, words]) => words.test(rules[id].words)),
        ];
        const others = ids.filter((other) => other !== id && soonness(other) <= soonness(id)).map((other): Rule => rules[other]);
        return whom
          .filter(([said, , isTheirs]) => {
            const theirs = others.filter(isTheirs);
            // No child's list needs a row for the pregnant.
            if (said === 'pregnant' && who.includes('child')) return false;
            return people.has(said) ? !areHelped(rules[id], theirs) : theirs.length === 0;
          })
          .map(([said]) => `${name}: '${id}' leaves out '${said}', and no row is for them`);
      }),
  );
}

// 'No cancer medicine', 'had no operation': on eighteen lists a row shut people out, and the row that is theirs stood elsewhere.
test('whom a row leaves out has a row on its list', () => {
  expect(shutOutWithout(lists)).toEqual([]);
});

test('a row that leaves people out alone is found', () => {
  const alone = (id: RuleId) => shutOutWithout([{ name: 'list', ids: [id], who: [] }]).map((line) => line.split("'")[3]);
  expect(alone('pain-worse')).toEqual(['operation', 'camera test', 'needle', 'blow', 'pregnant', 'bulge']);
  expect(alone('dizzy-now')).toEqual(['bleeding', 'black stool']);
  expect(alone('stiff-neck')).toEqual(['fever', 'headache']);
  // An exception that says where to turn leaves nobody out.
  expect(alone('operation-fever-alone')).toEqual([]);
});

test('no row is brought to a list by a graver one', () => {
  const later = Object.entries(soonerThan).flatMap(([id, ids]) =>
    id in rules ? ids.filter((other) => soonness(other) > soonness(id as RuleId)).map((other) => `${id}: ${other}`) : [id],
  );
  expect(later).toEqual([]);
  for (const { name, ids, who } of lists) expect([name, withoutStrangers(withSooner(ids), who).length]).toEqual([name, ids.length]);
});
