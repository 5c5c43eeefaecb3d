import { expect, test } from 'vitest';
import { regions } from '#content/symptoms/regions.ts';
import { applies, cellsOf, type Felt } from '#content/triage/urgency-for.ts';
import { rules } from '#content/triage.ts';

const complaints = regions.flatMap(({ symptoms }) => symptoms);
const emergenciesOf = (complaint: string, felt: Felt) =>
  (complaints.find(({ id }) => id === complaint)?.rules ?? []).filter(
    (id) => rules[id].urgency === 'emergency' && cellsOf(id, rules[id]).some((cell) => applies(cell, felt)),
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
