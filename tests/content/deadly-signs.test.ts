import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import { calendarWords } from '#content/calendar-words.ts';
import { text as notOurs } from '#content/languages/en/not-ours.ts';
import { operations } from '#content/operations.ts';
import { servicePages } from '#content/service-catalogue.ts';
import { inGroups } from '#content/triage/groups.ts';
import type { Rule } from '#content/triage/rule.ts';
import { type RuleId, rowOf, rules } from '#content/triage.ts';

const files = await readContentFiles();
const lists = (name: string, id: RuleId) =>
  files.some(({ name: each, page }) => each === name && page.careCard.emergency.includes(rowOf(rules[id])));
const textOf = (name: string) => {
  const { evidence: _, ...said } = files.find((file) => file.name === name)?.page ?? { evidence: null };
  return JSON.stringify(said);
};

// Infection overwhelms within hours without a spleen, which leaves with the tail of the pancreas.
test('pages on spleen removal list later fever as an emergency', () => {
  expect(lists('pancreaticcancer', 'no-spleen-fever')).toBe(true);
  expect(lists('postoperative-care', 'fever-alone')).toBe(true);
});

// A toxic colon swells while loose stools go on, so the row on a blocked bowel does not fit it.
test('a belly swelling in a bowel-disease flare is an emergency', () => {
  expect(lists('inflammatoryboweldiseases', 'belly-swells-fast')).toBe(true);
  expect(textOf('inflammatoryboweldiseases')).toMatch(/belly that swells in a flare, even with loose stools/);
});

// The printed sheet carries the card alone.
test('the bowel-disease card itself lists a belly swelling in a flare', () => {
  expect(lists('inflammatoryboweldiseases', 'colitis-swells')).toBe(true);
});

// The limit is of a series after weight-loss surgery; a leak of a bowel join can show in a slower pulse.
test('pages with a pulse limit list a merely fast pulse too', () => {
  const withLimit = files.filter(({ name }) => lists(name, 'operation-pulse'));
  expect(withLimit.length).toBeGreaterThan(9);
  const row = rowOf(rules['less-well']);
  expect(row).toMatch(/pulse at rest stays fast/);
  expect(withLimit.flatMap(({ name, page }) => (page.careCard['same-day'].includes(row) ? [] : [name]))).toEqual([]);
});

// 'A doctor today' stood under '112' for the same stools, for those who take a cancer medicine.
test('loose-stool rows name cancer medicine where it means an emergency', () => {
  const all = Object.entries<Rule>(rules);
  const both = (one: Rule, other: Rule) =>
    one.signs.some((sign) => other.signs.includes(sign)) && one.with?.some((sign) => other.with?.includes(sign));
  const grave = all.filter(([, { who, urgency }]) => urgency === 'emergency' && who?.includes('on-cancer-medicine'));
  const milder = all.filter(([, rule]) => rule.urgency === 'same-day' && !rule.who && grave.some(([, other]) => both(rule, other)));
  expect(milder.map(([id, { words }]) => [id, /\(cancer medicine, .*: 112\)/.test(words)])).toEqual([['loose-stools-with-fever', true]]);
});

// One line of the page said 112, another 'call us', who are closed at night.
test('a text on self-harm always says to call 112', () => {
  const told = files.flatMap(({ name }) =>
    [...textOf(name).matchAll(/"[^"]*(?:harm themselves|died by suicide)[^"]*"/g)].map(([text]) => text),
  );
  expect(told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/call 112 or 108/);
});

// One line sent this fever to a doctor that day, another to an ambulance.
test('the after-operation page sends fever with shivering to 112', () => {
  expect(textOf('postoperative-care')).toMatch(/\{Fever\} or more with shivering[^.]*: call 112 or 108/);
});

// Deaths of something else were not counted in Korea, under a heading that says how long people lived.
test('survival of gallbladder cancer says which deaths count', () => {
  expect(textOf('gallbladdercancer')).toMatch(/Early, Korea, \{t1Time\}, other deaths aside: \{t1Simple\}/);
});

// Thirty days alone were twenty times rosier than ninety.
test('the gallbladder cancer page gives deaths at 30 and 90 days', () => {
  expect(textOf('gallbladdercancer')).toMatch(/"mainRisk":"[^"]*\{ninetyDeaths\}[^"]*\{fullDied\}/);
});

// Their row said 'today' for any number; hospital is advised from seven above the usual, or with blood or dryness at any number.
test('cancer medicine pages say when loose stools need 112', () => {
  const names = files.flatMap(({ name, page }) =>
    page.careCard['same-day'].some((row) => row.startsWith('on a cancer medicine')) ? [name] : [],
  );
  expect(names.length).toBeGreaterThan(7);
  for (const id of ['cancer-medicine-many-stools', 'cancer-medicine-stools-ill'] as const)
    expect(names.filter((name) => !lists(name, id))).toEqual([]);
});

// The cell gave one arm of the trial, so that ten returns in a hundred stood beside nothing.
test('rectal cancer’s table gives both arms of the short-course trial', () => {
  expect(textOf('rectumcancer')).toMatch(/"comesBack":"[^"]*\{rapidoLocal\}[^"]*\{standardLocal\}/);
});

// A fever on azathioprine was for that day, however ill one felt; sepsis kills within it.
test('shivering on medicine that lowers immunity is an emergency', () => {
  for (const name of ['inflammatoryboweldiseases', 'intestinal-obstruction', 'postoperative-care'])
    expect([name, lists(name, 'immune-fever-ill')]).toEqual([name, true]);
  for (const name of ['inflammatoryboweldiseases', 'intestinal-obstruction'])
    expect(textOf(name)).toMatch(/fever.* see a doctor .*day.*; with shivering, sore throat, confusion or fast breath, too, call 112/);
});

// The row ended with thrusts 'again and again', and said neither who rings nor what to do once the person goes limp.
test('the first aid for choking goes on until they go limp', () => {
  expect(rules.choking.words).toMatch(/another person ring.*blows.*thrusts.*limp.*chest compressions/);
});

// 'Not even a little' stood on a page whose reader may drink every day: stopping at once brings on fits.
test('a page that forbids alcohol warns daily drinkers of withdrawal', () => {
  const told = files
    .filter(({ name }) => /(?:drink|means|is) no alcohol|[Ss]top (?:tobacco and )?alcohol(?!, smoking)/i.test(textOf(name)))
    .map(({ name }) => name);
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((name) => !/drink every day|drink daily|daily drinkers/.test(textOf(name)) || !lists(name, 'withdrawal'))).toEqual([]);
});

// Deaths within a month stood without the years and hospitals in which they were counted.
test('deaths after gallbladder surgery say where and when', () => {
  expect(textOf('gallbladderstones')).toMatch(/Swedish hospitals \(\{deathYears\}\) \{deaths\}/);
  expect(textOf('gallstones-by-chance')).toMatch(/Swedish hospitals \(\{deathYears\}\) \{deaths\}/);
  expect(textOf('gallbladdercancer')).toMatch(/American hospitals \(\{fullYears\}\)[^.]*\{fullDied\}/);
});

// 'Do not stop regular medicines by yourself' kept somebody with jaundice from TB tablets swallowing them.
test('the jaundice article holds TB tablets until a doctor is seen', () => {
  expect(textOf('jaundice-why-the-hurry')).toMatch(/tuberculosis \(TB\), take no more of them until a doctor has seen you, today/);
  for (const name of ['obstruction', 'intestinal-obstruction'])
    expect(textOf(name)).toMatch(/yellow eyes or changed sight stop.*\(yellow and vomiting, or drowsy: 112\)/);
});

// A sugar that a tablet brought low falls again after the sugar is used up; the calendar said 'ring us'.
test('a low sugar from a tablet leads to a hospital everywhere', () => {
  expect(operations.sleeve.ready?.steps?.[1]?.details).toMatch(/After a low sugar go to a hospital the same day if you take sugar tablets/);
  expect(calendarWords.entries.sugarDetails).toMatch(/If you take tablets for diabetes, then go to a hospital/);
});

// 'The next day or two' stood there without those for whom the card says today.
test('the short answer on piles names who must come today', () => {
  expect(textOf('hemorrhoids')).toMatch(/next day or two \(on a blood thinner or cancer medicine, or with cirrhosis: today\)/);
});

// A sentence made any blood in cirrhosis an emergency, which the card does not for a streak.
test('the digestive page leaves blood in cirrhosis to its card', () => {
  expect(textOf('digestive-system')).toMatch(/With cirrhosis, or loose stools on a cancer medicine, read the card/);
});

test('the weight-loss page says what to do when sight goes', () => {
  expect(textOf('weightlosssurgery')).toMatch(/sudden loss of sight: call 112/);
});

// 'Great thirst or weakness the same day': limbs that turn weak on immunotherapy may stop the breath.
test('weak limbs on a cancer medicine are never for today', () => {
  const told = files.flatMap(({ name, page }) =>
    page.careCard.emergency.includes(rowOf(rules['immunotherapy-weak']))
      ? [...textOf(name).matchAll(/[^."]*\bweak(?:ness)?\b[^."]*/g)].map(([sentence]) => `${name}: ${sentence}`)
      : [],
  );
  expect(told.filter((sentence) => /same day|today/.test(sentence) && !/112/.test(sentence))).toEqual([]);
  expect(textOf('livercancer')).toMatch(/weak limbs: call 112 or 108\. Report/);
});

// The short answer sent yellow eyes to a doctor that day, on a page about surgery whose card had no row on them.
test('yellow eyes after stomach surgery are an emergency', () => {
  expect(lists('cancer', 'operation-jaundice')).toBe(true);
  expect(textOf('cancer')).not.toMatch(/if you cough or turn yellow/);
});

// Whoever had rubber bands does not think of an operation, and read that a fever of two days can wait.
test('a fever after rubber bands is seen the same day', () => {
  expect(rules['operation-fever-alone']).toMatchObject({ urgency: 'same-day', words: expect.stringMatching(/also bands for piles/) });
  expect(textOf('hemorrhoids')).toMatch(
    /After bands, too, call 112 or 108 for [^.]*shivering.*call 112 for \{Fever\} alone; others: hospital that day/,
  );
});

// Each waits only for those whom its brackets leave: a pain in the chest, a leg that swells, a fever.
test.each([
  ['breath-pain', /\(in the chest itself, sudden, or with [^)]*: 112\)/],
  ['report-urgent', /clot in a vein \(swollen leg: 112\)/],
  ['old-scar-leaks', /\(with a fever of \{Fever\} or more: today\)/],
] as const)('the row %s names who needs help sooner', (id, words) => {
  expect(rules[id].words).toMatch(words);
});

// One arm of a trial is no benefit: nobody could tell how surgery did.
test('the thread for a fistula says that its comparison is unread', () => {
  expect(textOf('fistulas')).toMatch(/\{icmrTime\}; how surgery did there we could not read/);
});

// 'A urologist treats them' was the whole answer to a testicle that hurts; heart and stroke alone had their 112.
test.each([
  ['urine', /cannot pass urine/],
  ['testicles', /suddenly hurts or swells/],
  ['women', /may be pregnant and have belly pain/],
  ['chest', /cannot catch your breath/],
  ['heart', /chest pain that is new/],
  ['fever', /gums bleed or your neck is stiff/],
  ['nerves', /a stroke/],
  ['mind', /harming yourself/],
  ['children', /limp or hard to wake/],
  ['veins', /one leg newly swells/],
] as const)('what others treat says when it is an emergency: %s', (part, sign) => {
  const said = notOurs[part].see.split(/(?<=\.) /).find((sentence) => sign.test(sentence));
  expect(said).toMatch(/call 112 or 108\.$/);
});

// What may kill or maim a patient of the page within a day, by page.
test.each([
  ['jaundice-with-more', ['Bileductinjury', 'gallbladderstones', 'pancreaticestones']],
  [
    'fever-with-belly-pain',
    [
      'Bileductinjury',
      'gallbladdercancer',
      'pancreaticcancer',
      'rectumcancer',
      'digestive-system',
      'inflammatoryboweldiseases',
      'weightlosssurgery',
      'instestinecancer',
      'cancer',
      'polyps',
      'antireflux',
    ],
  ],
  ['operation-vomiting', ['coloncancer', 'rectumcancer', 'instestinecancer', 'inflammatoryboweldiseases']],
  ['vomits-blood-or-black-stool', ['perforation', 'coloncancer', 'rectumcancer']],
  ['cramps-with-vomiting', ['inflammatoryboweldiseases']],
  ['green-vomit', ['intestinal-obstruction']],
  ['perhaps-pregnant', ['digestive-system', 'obstruction']],
  ['liver-suddenly-worse', ['livercirrhosis']],
  ['after-test-or-blow', ['livermass', 'livercancer', 'livercysts', 'hydatid-cysts', 'livercirrhosis', 'pancreaticestones']],
  ['pre-eclampsia', ['digestive-system', 'ultrasound-services', 'antireflux', 'pancreatitis', 'gallbladdercancer', 'livercirrhosis']],
  ['wound-bowel-shows', ['postoperative-care', 'going-home']],
  ['self-harm', ['postoperative-care', 'roboticsurgery', 'going-home']],
  ['bile-leak', ['gallbladderstones', 'gallbladdercancer', 'hydatid-cysts', 'roboticsurgery', 'postoperative-care', 'going-home']],
  ['operation-bleeding', ['pancreaticcancer', 'whilesurgery', 'weightlosssurgery', 'coloncancer', 'rectumcancer']],
  [
    'operation-pulse',
    [
      'cancer',
      'coloncancer',
      'rectumcancer',
      'instestinecancer',
      'obstruction',
      'intestinal-obstruction',
      'perforation',
      'postoperative-care',
    ],
  ],
  ['operation-belly', ['perforation', 'surgical-care']],
  ['camera-pain', ['antireflux', 'cancer', 'pancreatitis', 'pancreaticestones', 'pancreaticcancer', 'digestive-system']],
  ['clot', ['cancer', 'coloncancer', 'rectumcancer', 'gallbladdercancer', 'pancreaticcancer', 'livercancer', 'whilesurgery']],
  ['cirrhosis-fever', ['livercirrhosis', 'livercancer']],
  ['cirrhosis-bleeding', ['livercirrhosis', 'livercancer']],
  ['liver-needle-fever', ['livercancer']],
  ['hernia-skin', ['livercirrhosis', 'Umbilicalhernia']],
  ['ketoacidosis', ['pancreaticcancer', 'whilesurgery', 'pancreatitis']],
  ['acid-blood', ['weightlosssurgery', 'surgical-care', 'postoperative-care', 'preparing-for-a-colonoscopy']],
  ['steroids-stopped', ['inflammatoryboweldiseases', 'surgical-care', 'postoperative-care', 'preparing-for-a-colonoscopy']],
  ['old-or-on-steroids', ['inflammatoryboweldiseases', 'perforation']],
  ['head-on-thinner', ['surgical-care', 'postoperative-care', 'going-home']],
  ['stroke', ['surgical-care', 'postoperative-care', 'preparing-for-a-colonoscopy']],
  ['anus-redness', ['hemorrhoids', 'fisures', 'fistulas']],
  ['baby-navel', ['Umbilicalhernia']],
  ['rectum-out', ['hemorrhoids']],
  ['swallowed-object', ['digestive-system', 'perforation']],
  ['aneurysm', ['digestive-system', 'ultrasound-services']],
  ['liver-fails', ['jaundice-why-the-hurry']],
] as const satisfies ReadonlyArray<readonly [RuleId, ReadonlyArray<string>]>)(
  'the deadly sign %s is an emergency on its pages',
  (id, names) => {
    expect(names.filter((name) => !lists(name, id))).toEqual([]);
  },
);

// The page on care after an operation hid its own signs in a fold, and began with a stuck hernia.
test('postoperative care opens with the signs after an operation', () => {
  const page = servicePages.find(({ link }) => link === 'postoperative-care');
  if (!page) throw new Error('There is no such page.');
  const { first, open } = inGroups(page.careCard.emergency, (row) => row, { subjects: page.cardSubjects });
  expect(first).toEqual([]);
  expect(open.flatMap(({ rows }) => rows).length).toBeGreaterThan(4);
});
