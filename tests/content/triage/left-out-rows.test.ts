import { expect, test } from 'vitest';
import { regions } from '#content/symptoms/regions.ts';
import { type Circumstance, everythingOf } from '#content/triage/circumstances.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { isKindOf } from '#content/triage/sign-names.ts';
import { soonerThan, withSooner } from '#content/triage/sooner.ts';
import { applies, cellsOf, type Felt } from '#content/triage/urgency-for.ts';
import { type RuleId, rules } from '#content/triage.ts';
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

/** Of whom, or of what, a row says 'no', 'without' or 'not', and 'such as'; '(cancer medicine: 112)' answers by itself. */
const shutOutIn = (words: string): string =>
  (
    withoutExceptions(words.replace('(such as', '; such as')).match(
      /(?<!(?:even|or) )\b(?:no|not|neither|nor|without|such as)\b[^.;:]*/g,
    ) ?? []
  ).join(' ');

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

const soonness = (id: RuleId) => urgencies.indexOf(rules[id].urgency);
function shutOutWithout(all: typeof lists): ReadonlyArray<string> {
  return all.flatMap(({ name, ids, who }) =>
    ids
      .filter((id) => soonness(id) > 0)
      .flatMap((id) => {
        const whom = [
          ...leftOut.filter(([, words]) => words.test(shutOutIn(rules[id].words))),
          ...[isGrownUp].filter(([, words]) => words.test(rules[id].words)),
        ];
        const others = ids.filter((other) => other !== id && soonness(other) <= soonness(id));
        // No child's list needs a row for the pregnant.
        return whom
          .filter(
            ([said, , isTheirs]) => !(said === 'pregnant' && who.includes('child')) && !others.some((other) => isTheirs(rules[other])),
          )
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
  expect(alone('pain-worse')).toEqual(['operation', 'camera test', 'blow', 'pregnant', 'bulge']);
  expect(alone('loose-stools-with-fever')).toEqual(['cancer medicine', 'operation', 'camera test']);
  expect(alone('fever-new')).toEqual(
    expect.arrayContaining(['cancer medicine', 'cirrhosis', 'no spleen', 'stent', 'low immunity', 'baby', 'pregnant']),
  );
  expect(alone('dizzy-now')).toEqual(['bleeding', 'black stool']);
  expect(alone('stiff-neck')).toEqual(['fever', 'headache']);
  // An exception that says where to turn leaves nobody out.
  expect(alone('operation-fever-alone')).toEqual([]);
});

test('no row is brought to a list by a graver one', () => {
  const later = Object.entries(soonerThan).flatMap(([id, ids]) =>
    ids.filter((other) => soonness(other) > soonness(id as RuleId)).map((other) => `${id}: ${other}`),
  );
  expect(later).toEqual([]);
  for (const { name, ids } of lists) expect([name, withSooner(ids).length]).toEqual([name, ids.length]);
});

const emergenciesOf = (name: string, felt: Felt) =>
  (complaints.find((each) => each.name === name)?.ids ?? []).filter(
    (id) => soonness(id) === 0 && cellsOf(id, rules[id]).some((cell) => applies(cell, felt)),
  );
const child = { who: ['child'] } as const;
const late = { who: ['pregnant', 'past-20-weeks'] } as const;
const born = { who: ['after-birth'] } as const;
const operated = { who: ['after-operation'] } as const;

// What kills or cripples within a day, as it is first felt, at the complaint that people open then.
test.each<readonly [string, string, Felt]>([
  ['child', 'stiff neck with fever', { signs: ['stiff-neck', 'fever'], ...child }],
  ['child', 'fever on leukaemia medicine', { signs: ['fever'], who: ['child', 'on-cancer-medicine'] }],
  ['child', 'fever without a spleen', { signs: ['fever'], who: ['child', 'no-spleen'] }],
  ['child', 'fever after a bile duct was joined', { signs: ['fever'], who: ['child', 'stent-or-repaired-duct'] }],
  ['child', 'shivering fever with low immunity', { signs: ['shivering', 'suddenly-unwell'], who: ['child', 'on-immune-medicine'] }],
  ['child', 'dengue whose fever has gone, with belly pain', { signs: ['belly-pain'], who: ['child', 'dengue'] }],
  ['child', 'fever with bleeding gums', { signs: ['fever', 'easy-bruising'], ...child }],
  ['child', 'purple spots', { signs: ['purple-spots', 'fever'], ...child }],
  ['child', 'vomiting after a fall on the head', { signs: ['vomiting', 'head-injury'], ...child }],
  ['child', 'vomiting with a bad headache', { signs: ['vomiting', 'bad-headache'], ...child }],
  ['child', 'green vomit', { signs: ['green-vomit'], ...child }],
  ['child', 'vomited blood', { signs: ['bleeding-above'], ...child }],
  ['child', 'pain on the lower right with fever', { signs: ['lower-right-pain', 'fever'], ...child }],
  ['child', 'much red blood', { signs: ['bleeding-below'], severity: 'severe', ...child }],
  ['child', 'stools like rice water', { signs: ['rice-water-stools'], ...child }],
  ['child', 'hard to wake', { signs: ['hard-to-wake'], ...child }],
  ['child', 'thirst, much urine and vomiting', { signs: ['much-urine', 'vomiting'], ...child }],
  ['child', 'sudden rash and vomiting', { signs: ['vomiting', 'rash'], duration: 'sudden', ...child }],
  ['child', 'bite or sting', { signs: ['bitten'], ...child }],
  ['child', 'sudden pain in a testicle', { signs: ['testicle-pain'], duration: 'sudden', ...child }],
  ['child', 'fit', { signs: ['fit'], ...child }],
  ['child', 'baby of a month with fever', { signs: ['fever'], who: ['young-baby'] }],
  ['pregnant', 'fit', { signs: ['fit'], ...late }],
  ['pregnant', 'bad headache in late pregnancy', { signs: ['bad-headache'], ...late }],
  ['pregnant', 'changed sight after birth', { signs: ['sight-changed'], ...born }],
  ['pregnant', 'ache under the ribs in late pregnancy', { signs: ['upper-belly-pain'], severity: 'mild', ...late }],
  ['pregnant', 'suddenly very ill without fever after birth', { signs: ['suddenly-unwell'], ...born }],
  ['pregnant', 'collapse', { signs: ['collapse'], ...late }],
  ['pregnant', 'confusion', { signs: ['confusion'], ...born }],
  ['pregnant', 'crooked face', { signs: ['stroke'], ...born }],
  ['pregnant', 'chest pain', { signs: ['chest-pain'], ...late }],
  ['pregnant', 'swollen calf', { signs: ['leg-clot'], ...born }],
  ['pregnant', 'side pain with fever', { signs: ['flank-pain', 'fever'], who: ['pregnant'] }],
  ['pregnant', 'pain in early pregnancy', { signs: ['belly-pain'], who: ['perhaps-pregnant'] }],
  ['pregnant', 'heavy bleeding', { signs: ['vaginal-bleeding'], severity: 'severe', who: ['pregnant'] }],
  ['pregnant', 'yellow eyes', { signs: ['jaundice'], who: ['pregnant'] }],
  ['pregnant', 'thoughts of ending one’s life', { signs: ['self-harm'], ...born }],
  ['dizzy-or-weak', 'bad headache in late pregnancy', { signs: ['bad-headache'], ...late }],
  ['dizzy-or-weak', 'changed sight after birth', { signs: ['sight-changed'], ...born }],
  ['dizzy-or-weak', 'faint in early pregnancy', { signs: ['collapse'], who: ['perhaps-pregnant'] }],
  ['dizzy-or-weak', 'blow on the head with cirrhosis', { signs: ['head-injury'], who: ['cirrhosis'] }],
  ['dizzy-or-weak', 'blow on the head on a blood thinner', { signs: ['head-injury'], who: ['on-blood-thinner'] }],
  ['dizzy-or-weak', 'crooked face', { signs: ['stroke'] }],
  ['dizzy-or-weak', 'sudden bad headache', { signs: ['bad-headache'], duration: 'sudden' }],
  ['dizzy-or-weak', 'stiff neck with fever', { signs: ['stiff-neck', 'fever'] }],
  ['dizzy-or-weak', 'legs weaker within days', { signs: ['leg-weakness'] }],
  ['dizzy-or-weak', 'numb between the legs', { signs: ['saddle-numbness'] }],
  ['dizzy-or-weak', 'weak legs with a cancer', { signs: ['leg-weakness'], who: ['has-cancer'] }],
  ['dizzy-or-weak', 'low sugar and drowsy', { signs: ['sugar-low', 'confusion'] }],
  ['dizzy-or-weak', 'dizzy with black stool', { signs: ['black-stool', 'dizzy'] }],
  ['dizzy-or-weak', 'dizzy with dengue', { signs: ['dizzy'], who: ['dengue'] }],
  ['dizzy-or-weak', 'shaking without alcohol', { signs: ['alcohol-withdrawal'] }],
  ['wound', 'bile from the drain hole', { signs: ['bile-leak'], ...operated }],
  ['wound', 'yellow eyes', { signs: ['jaundice'], ...operated }],
  ['wound', 'bloody stool', { signs: ['bleeding-below'], ...operated }],
  ['wound', 'wound that opens', { signs: ['wound-opens'], ...operated }],
  ['wound', 'pink fluid from the wound', { signs: ['wound-pink-fluid'], ...operated }],
  ['wound', 'pain at the anus with fever', { signs: ['anus-pain', 'fever'], ...operated }],
  ['wound', 'fever with shivering', { signs: ['fever', 'shivering'], ...operated }],
  ['wound', 'fever on a cancer medicine', { signs: ['fever'], who: ['after-operation', 'on-cancer-medicine'] }],
  ['wound', 'very fast pulse', { signs: ['fast-pulse'], severity: 'severe', ...operated }],
  ['wound', 'swollen calf', { signs: ['leg-clot'], ...operated }],
  ['wound', 'vomiting that goes on', { signs: ['vomiting'], severity: 'severe', ...operated }],
  ['wound', 'no urine', { signs: ['no-urine'], ...operated }],
  ['wound', 'confusion', { signs: ['confusion'], ...operated }],
  ['wound', 'suddenly very ill', { signs: ['suddenly-unwell'], ...operated }],
  ['wound', 'black stoma', { signs: ['stoma-black'], ...operated }],
  ['wound', 'fever with a line in a big vein', { signs: ['fever'], who: ['dialysis-line'] }],
])('the complaint %s makes an emergency of: %s', (name, _said, felt) => {
  expect(emergenciesOf(name, felt)).not.toEqual([]);
});
