import { expect, test } from 'vitest';
import { findTreatment } from '#content/catalogue.ts';
import { regions } from '#content/symptoms/regions.ts';
import { alone, answerOf, lower, soon, sooner } from '#content/symptoms/signs.ts';
import { type Circumstance, everythingOf } from '#content/triage/circumstances.ts';
import { groupOf, groupTitles, inGroups, peopleOfGroups, rowsBeforeFolds } from '#content/triage/groups.ts';
import { durations, type Rule, severities, type Urgency, urgencies } from '#content/triage/rule.ts';
import { isKindOf, type Sign, signs } from '#content/triage/sign-names.ts';
import { answerFor, applies, cellsOf, urgencyFor } from '#content/triage/urgency-for.ts';
import { cardOf, type RuleId, rules } from '#content/triage.ts';
import { feverAlone } from '#content/trouble-at-home.ts';
import { pages } from './pages-with-rules.ts';
import { type Person, peopleOf, personIn } from './people.ts';
import { peopleIn, signsIn, withoutExceptions, withoutWords, wordsOfSigns } from './words-of-signs.ts';

const all = Object.entries(rules as Readonly<Record<RuleId, Rule>>) as ReadonlyArray<[RuleId, Rule]>;
const kin = (one: Sign, other: Sign) => isKindOf(one, other) || isKindOf(other, one);
const keysOf = ({ signs, with: along }: Rule): ReadonlyArray<Sign> => [...signs, ...(along ?? [])];

// Words of a rule that name a second sign beside its own, which has a rule of its own with the same urgency or a stricter one.
const besides: Partial<Readonly<Record<RuleId, ReadonlyArray<Sign>>>> = {
  heart: ['belly-pain', 'collapse', 'breathless'],
  'heavy-bleeding': ['collapse'],
  clot: ['chest-pain'],
  'vomiting-with-diabetes': ['confusion'],
  'operation-clot': ['chest-pain', 'coughs-blood'],
  volvulus: ['belly-pain', 'upper-belly-pain'],
  'shoulder-tip': ['belly-pain'],
  'swallowed-object': ['vomiting'],
  'swallowed-poison': ['vomiting'],
  typhoid: ['fever'],
  blocked: ['vomiting'],
  'cramps-with-vomiting': ['loose-stools'],
  'many-bloody-stools-with-more': ['bleeding-below'],
  'many-bloody-stools': ['bleeding-below'],
  'hernia-child': ['vomiting'],
  // The medicine against it, an illness that is over, and one that came before.
  'no-stool-on-lactulose': ['confusion'],
  'jaundice-without-cause': ['jaundice'],
  'slimming-nerves': ['vomiting'],
  // Much blood is enough; so is a little with faintness, which has its own rule.
  'pregnant-bleeds-much': ['collapse'],
  // Bleeding that comes again is enough; fainting without it has its own rule.
  'camera-bleeding-more': ['collapse'],
  // A sign that is absent.
  'pregnant-spotting': ['collapse'],
  'bleeding-on-stairs': ['breathless'],
  'dizzy-now': ['black-stool'],
  'head-on-thinner': ['low-platelets'],
  'loose-stools-with-fever': ['cramps'],
  'never-empty': ['slime'],
  'stained-underwear': ['slime'],
  'leaks-past-hard-stool': ['loose-stools'],
  'hernia-cramps-gone': ['cramps'],
  'ill-before-operation': ['urine-burns'],
  'sugar-untested': ['thirst'],
  ketoacidosis: ['thirst'],
  'operation-vomiting': ['retching'],
  'child-not-growing': ['thirst'],
  'headache-sudden': ['stiff-neck', 'fever'],
  // The company in which spots, blisters and a swelling are graver still, and what is left out.
  'purple-spots': ['fever'],
  'skin-spreads': ['blisters'],
  'bulge-new-stays': ['bulge-groin'],
  'retching-pain': ['belly-pain', 'upper-belly-pain'],
  // With it such a scar is for today, as its brackets say.
  'old-scar-leaks': ['fever'],
  'fever-with-belly-pain': ['cramps', 'loose-stools'],
  // Why one cannot eat: alone it has its own rules.
  'eats-too-little-pain': ['nausea'],
};

// A sign without a pattern had two urgencies that no test could see.
test('each sign has a pattern or is named without one', () => {
  const named = new Set(wordsOfSigns.map(([sign]) => sign));
  expect(signs.filter((sign) => named.has(sign) === withoutWords.has(sign))).toEqual([]);
});

test('signs named in a triage rule’s words are among its codes', () => {
  const without = all.flatMap(([id, rule]) =>
    signsIn(withoutExceptions(rule.words))
      .filter((sign) => !besides[id]?.includes(sign) && !keysOf(rule).some((key) => kin(key, sign)))
      .map((sign) => `${id}: ${sign}`),
  );
  expect(without).toEqual([]);
});

// A rule for a kind of people may name them one by one: those without a spleen are some of those for whom a fever alone is grave.
const isOneOf = (each: Circumstance, who: Rule['who'] = []) => who.length > 0 && who.every((kind) => everythingOf([each]).has(kind));

test('a triage rule mentioning a circumstance like pregnancy applies only then', () => {
  const asked: ReadonlyArray<Circumstance> = ['pregnant', 'hydatid-cyst', 'cirrhosis', 'stent-or-repaired-duct', 'on-cancer-medicine'];
  const loose = all.filter(([, { words, who = [], urgency }]) => {
    const known = everythingOf(who);
    const isAsked = (each: Circumstance) => known.has(each) || known.has('perhaps-pregnant') || isOneOf(each, who);
    return urgency !== 'routine' && peopleIn(withoutExceptions(words)).some((each) => asked.includes(each) && !isAsked(each));
  });
  expect(loose.map(([id]) => id)).toEqual([]);
});

// What by its nature is said of some people alone.
const signOf: Partial<Readonly<Record<Sign, ReadonlyArray<Circumstance>>>> = {
  'acid-blood': ['on-gliflozin'],
  'liver-worse': ['cirrhosis'],
  'no-first-stool': ['baby'],
  'will-not-feed': ['baby'],
  'cyst-in-airway': ['hydatid-cyst'],
  'pregnant-with-liver-lump': ['pregnant', 'liver-lump'],
  flare: ['inflammatory-bowel-disease'],
  'growth-of-child': ['child'],
  'labour-signs': ['past-20-weeks'],
  'preparation-fails': ['before-colonoscopy'],
  'not-fit-for-surgery': ['before-operation'],
};

// A fever of one day, loose motions since the morning, a dizzy spell: forty-four signs had no answer, however they were felt.
test('each sign alone has an answer, however it is felt', () => {
  const ways = [undefined, ...severities].flatMap((severity) =>
    [undefined, ...durations].map((duration) => ({ ...(severity && { severity }), ...(duration && { duration }) })),
  );
  const silent = signs.filter((sign) => ways.some((way) => !urgencyFor({ signs: [sign], who: signOf[sign] ?? [], ...way })));
  expect(silent).toEqual([]);
});

test('every triage rule is listed under a symptom', () => {
  const listed = new Set<string>(regions.flatMap(({ symptoms }) => symptoms.flatMap((symptom) => symptom.rules)));
  expect(all.map(([id]) => id).filter((id) => !listed.has(id))).toEqual([]);
});

test('a misspelt or missing name in people.txt is an error', () => {
  for (const names of ['fevr', 'mild', 'fever mild severe', 'fever  days'])
    expect(() => personIn(`same-day | ${names} | A man, 58`)).toThrow(/nobody/);
  expect(personIn('same-day | fever days | A man, 58')).toEqual(['A man, 58', { signs: ['fever'], who: [], duration: 'days' }, 'same-day']);
});

test.each(peopleOf('exact'))('triage rules give the expected urgency: %s', (_said, felt, urgency) => {
  expect(urgencyFor(felt)).toBe(urgency);
});

test.each(peopleOf('strangers'))('triage is as urgent as outside readers judged, or sooner: %s', (_said, felt, urgency) => {
  const sooner = urgencies.indexOf(urgency) - urgencies.indexOf(urgencyFor(felt) ?? 'routine');
  expect([0, 1]).toContain(sooner);
});

test('no sign combination gets milder advice than its own triage rule', () => {
  const later = all.flatMap(([id, rule]) =>
    cellsOf(id, rule).filter((cell) => {
      const found = urgencyFor({ signs: cell.with ? [cell.sign, cell.with] : [cell.sign], who: cell.who, ...cell.rule.when?.[0] });
      return !found || urgencies.indexOf(found) > urgencies.indexOf(rule.urgency);
    }),
  );
  expect([...new Set(later.map(({ id }) => id))]).toEqual([]);
});

const complaints = regions.flatMap((region) => region.symptoms.map((symptom) => ({ ...symptom, place: `${region.id}/${symptom.id}` })));

test('each symptom’s first sentence gives the urgency of its title', () => {
  const opening: Readonly<Record<Urgency, RegExp>> = {
    emergency: /^This is an emergency/,
    'same-day': /doctor today\./,
    'within-days': /next day or two\./,
    routine: /can wait for a visit\./,
  };
  const wrong = complaints.filter((complaint) => {
    const answer = answerFor(complaint.feels);
    return !answer || !opening[answer.urgency].test(answerOf(complaint) ?? '') || !answer.rules.some((id) => complaint.rules.includes(id));
  });
  expect(wrong.map(({ place, feels }) => `${place}: ${answerFor(feels)?.urgency} by ${answerFor(feels)?.rules}`)).toEqual([]);
});

// The head said 'an emergency' or 'today', and three lines down stood 'book a visit'.
// A first attack was for today in the list, and its head said 'in the next day or two' without a word of that line.
test('a symptom page notes when its list mixes urgencies', () => {
  const told = (sentence: string) => complaints.filter((each) => answerOf(each)?.includes(sentence)).map(({ place }) => place);
  const having = (differs: (line: number, own: number) => boolean) =>
    complaints
      .filter(({ feels, rules: ids }) => {
        const own = urgencies.indexOf(urgencyFor(feels) ?? 'routine');
        return ids.some((id) => differs(urgencies.indexOf(rules[id].urgency), own));
      })
      .map(({ place }) => place);
  const milder = having((line, own) => line > own);
  expect(told(lower)).toEqual(milder);
  expect(told(sooner)).toEqual(having((line, own) => line === 1 && own > 1));
  // 'It can wait for a visit' stood over lines for the next day or two, of which the opening said nothing.
  expect(told(soon)).toEqual(having((line, own) => line === 2 && own > 2));
  expect(told(soon)).toContain('groin-and-wall/groin-bulge');
  expect(milder).toContain('back-passage/lump');
  expect(answerOf({ feels: { signs: ['bleeding-above'] }, rules: ['vomits-blood-or-black-stool'] })).toBe(alone.emergency);
});

// 'In the next day or two' stood over a closed list for today, whose first lines were of the very pain that the title names.
test('a complaint’s first sentence says when it is for today', () => {
  const onOwnSign = ({ feels, rules: ids }: (typeof complaints)[number]) =>
    ids.some((id) => {
      const { signs: named, with: along, who, urgency }: Rule = rules[id];
      return urgency === 'same-day' && !along && !who && named.some((sign) => feels.signs.some((own) => kin(own, sign)));
    });
  const waiting = complaints.filter(({ feels }) => urgencies.indexOf(urgencyFor(feels) ?? 'emergency') > 1);
  expect(waiting.filter(onOwnSign).map(({ place, ...each }) => [place, /^[^.]* doctor today if [^.]*;/.test(answerOf(each))])).toEqual(
    waiting.filter(onOwnSign).map(({ place }) => [place, true]),
  );
  const ribs = complaints.find(({ place }) => place === 'right-ribs/after-meals');
  expect(ribs && answerOf(ribs)).toMatch(
    /doctor today if it is the first time, gets worse or does not let up; otherwise in the next day or two\./,
  );
  // Whoever waits for a test, or sees blood in the urine alone, has no emergency; with fever, or numb between the legs, it is one. Nor has
  // whoever is light-headed now and then, sick in early pregnancy, or sore after an operation.
  const mixed = ['lower-belly/urine', 'all-over/after-camera-test', 'fever-weight-tired/dizzy-or-weak', 'fever-weight-tired/pregnant'];
  for (const place of [...mixed, 'fever-weight-tired/fever', 'right-ribs/after-gallbladder-surgery', 'upper-middle/after-slimming'])
    expect([place, complaints.filter((each) => each.place === place).map(answerOf)]).toEqual([
      place,
      [expect.stringMatching(/^This is an emergency (?:if|with) [^.]* or with any sign from the list “Call 112 or 108”: call now/)],
    ]);
});

test('no symptom’s title is milder than a matching rule it lists', () => {
  const told = complaints.flatMap(({ place, feels, rules: ids }) => {
    const own = urgencies.indexOf(urgencyFor(feels) ?? 'routine');
    const graver = ids.filter(
      (id) => urgencies.indexOf(rules[id].urgency) < own && cellsOf(id, rules[id]).some((cell) => applies(cell, feels)),
    );
    return graver.filter(() => !answerFor(feels)?.rules.some((other) => 'why' in rules[other])).map((id) => `${place}: ${id}`);
  });
  expect(told).toEqual([]);
});

test('a symptom is triaged by the signs its title names', () => {
  const strange = complaints.filter(({ words, feels }) => signsIn(words).some((sign) => !feels.signs.some((key) => kin(key, sign))));
  expect(strange.map(({ place }) => place)).toEqual([]);
});

const graveAlone = all.flatMap(([, { who = [], urgency, signs, with: along }]) =>
  urgency === 'emergency' && signs.includes('fever') && !along ? who.filter((each) => isOneOf(each, ['fever-alone-is-grave'])) : [],
);

// 'With a fever go to a hospital that day' stood on pages whose readers have cirrhosis, a stent or a newly joined duct: 112 for them.
test('advice on fever without other signs says who must call 112', () => {
  expect(new Set(graveAlone)).toEqual(
    new Set(['on-cancer-medicine', 'cirrhosis', 'no-spleen', 'stent-or-repaired-duct', 'after-liver-needle', 'fever-alone-is-grave']),
  );
  const isSo = ({ urgency, signs, who = [] }: Rule) =>
    urgency === 'emergency' && signs.includes('fever') && who.some((each) => graveAlone.includes(each));
  const concerns = pages.filter(({ ids }) => ids.some((id) => isSo(rules[id])));
  const silent = concerns.flatMap(({ name, text }) =>
    text
      .filter(
        (block) =>
          /(?:fever|\{Fever\})[^.;]*\bgo to (?:a )?hospital/.test(block) &&
          !/chemotherapy|cancer medicine|stent|spleen|cirrhosis/.test(block),
      )
      .map((block) => `${name}: ${block}`),
  );
  expect(silent).toEqual([]);
  expect(concerns.length).toBeGreaterThan(10);
  expect(rules['operation-fever-alone'].words).toMatch(/comes alone\. Go to hospital\. .*cancer medicine, cirrhosis, no spleen: 112$/);
});

// A fever alone was for that day, or might wait, in words that did not leave out a bile duct that was newly joined, or mended over a tube.
test('rows on fever alone leave out repaired and joined bile ducts', () => {
  for (const id of ['fever-alone', 'jaundice-stent'] as const) expect(rules[id].urgency).toBe('emergency');
  for (const id of ['fever-alone', 'jaundice-stent', 'operation-fever-alone'] as const)
    expect(rules[id].words).toMatch(/bile[ -]duct stent, drain, repair or join/i);
  expect(feverAlone()).toMatch(/bile-duct stent, drain, repair or join call 112 for \{Fever\} alone; others: hospital that day/);
  const fever = (who: ReadonlyArray<Circumstance>) => urgencyFor({ signs: ['fever'], who });
  expect(fever(['after-operation', 'stent-or-repaired-duct'])).toBe('emergency');
  expect(fever(['stent-or-repaired-duct'])).toBe('emergency');
});

// A row that names two exceptions lets everybody else read themselves in: the other graver kinds stand above it, and it says so.
test('a new fever waits only if no row above fits', () => {
  expect(rules['fever-new'].words).toMatch(/no row above, folded ones too, fits or names you: only paracetamol$/);
  const { rules: ids } = complaints.find(({ place }) => place === 'fever-weight-tired/fever') ?? { rules: [] as ReadonlyArray<RuleId> };
  const above = ['fever-alone', 'camera-fever', 'dialysis-line-fever', 'baby-fever', 'pregnant-fever', 'immune-fever'] as const;
  expect(above.map((id) => [id, ids.includes(id), urgencies.indexOf(rules[id].urgency) < 2])).toEqual(above.map((id) => [id, true, true]));
  const after = complaints.filter((each) => each.rules.some((id) => id === 'operation-fever-alone'));
  expect(after.filter((each) => !each.rules.some((id) => id === 'fever-alone')).map(({ place }) => place)).toEqual([]);
});

// One row said both that pain grows and that its medicine no longer holds it; the source speaks of the first alone.
test('growing pain and pain past its medicine have separate rows', () => {
  expect(rules['pain-worse'].words).not.toMatch(/medicine/);
  expect(rules['pain-not-held'].words).not.toMatch(/worse/);
  expect([rules['pain-worse'].sources, 'sources' in rules['pain-not-held']]).toEqual([['NhsAppendix'], false]);
});

// Each stood in two lists of one fold: once for an ambulance, and once for a call that day, in words that fitted both.
test('a row for today leaves out what the red list has', () => {
  expect(rules['baby-fever'].words).toMatch(/^a baby of three months or older/);
  expect(rules['dizzy-now'].words).toMatch(/neither bleed nor pass black stool/);
  expect(rules['cirrhosis-pain'].words).toMatch(/no water or swelling in the belly$/);
  expect(rules['face-puffy'].words).toMatch(/over days.*breath is easy/);
  expect(rules['operation-cough'].words).toMatch(/breathe as before/);
  expect(rules['loose-stools-with-fever'].words).toMatch(
    /cramps ease with them \(cancer medicine, recent operation or camera test: 112\)$/,
  );
  for (const id of ['pregnant-pain', 'control-lost'] as const) expect(rules[id].words).toMatch(/none of the signs above/);
  for (const id of ['sugar-too-low', 'slimming-low-sugar'] as const)
    expect(rules[id].words).toMatch(/Not wide awake: nothing by mouth, 112\. Else take sugar now/);
  expect(rules['pregnant-blow'].words).toMatch(/nothing hurts or bleeds: a maternity hospital today \(pain.*: 112\)/);
  expect(rules['pain-worse'].words).toMatch(/no sign above fits.*not pregnant.*no bulge.*operation, camera test or blow.*go to a hospital/);
  const has = (place: string) => complaints.find((each) => each.place === place)?.rules ?? ([] as ReadonlyArray<RuleId>);
  for (const place of ['lower-belly/urine', 'lower-belly/constipation', 'back-passage/itching', 'fever-weight-tired/dizzy-or-weak'])
    expect([place, has(place)]).toEqual([place, expect.arrayContaining(['cancer-spine'])]);
  expect(has('lower-belly/loose-motions')).toContain('bleeding-dizzy');
  expect(has('back-passage/black-stool')).not.toContain('dizzy-now');
  expect(has('right-ribs/after-gallbladder-surgery')).not.toContain('loose-stools-with-fever');
  expect(has('all-over/pain-for-months')).toEqual(expect.arrayContaining(['perhaps-pregnant', 'labour-signs']));
});

// Each was read by somebody whom it did not mean, or shut out somebody whom it did.
test.each([
  ['known-side-effect', /bitter taste$/],
  ['swallowed-harmless', /fruit that people eat/],
  [
    'wrong-dose',
    /take no more, ask today \(insulin, most sugar, heart-rhythm or sleeping tablets, tramadol, morphine, too much paracetamol: 112\)/,
  ],
  ['values-grave', /even if you feel well: go to hospital \(ill, bleeding, shivering: 112\)$/],
  ['report-grave', /a clot in lung or artery.*perforation.*volvulus.*however you feel$/],
  ['report-urgent', /acute \(inflamed\).*: hospital now/],
  ['pregnant-liver-tests', /maternity hospital now, not to a clinic/],
  ['blow-alone', /and nothing hurts$/],
  ['pain-worse', /no doctor’s needle, operation/],
  ['arm-swells', /as strong as before/],
  ['stroke', /one side suddenly weak or numb.*even if it has passed/],
  ['numbness-anyone', /^over weeks your .*legs are strong/],
  ['numbness-days', /^within days .*it climbs or spreads/],
  ['slimming-tingling', /legs are strong/],
  ['mouth-ulcer-stays', /over weeks your mouth opens less/],
  ['heart', /new or stronger.*short breath/],
  ['rash-fever', /^a rash comes.*with fever, spots that stay under a pressed glass: 112/],
  ['purple-spots', /a fever of .* or you feel ill/],
  ['bleeding-nonstop', /^bleeding spurts or pours/],
  ['immune-throat', /sulfasalazine.*carbimazole.*With \{Fever\}: 112$/],
  ['cough-short', /without fever/],
  ['groin-pain', /without fever.*walk as usual/],
  ['testicle-pain', /over hours.*even if it has gone/],
  ['scar-bile', /^more than six weeks after an operation.*bowel shows: 112/],
  ['new-diabetes-alone', /grown up.*only a little high.*pregnant: ask your doctor today/],
  ['sugar-very-high', /first test/],
  ['child-loose-stools', /two or older/],
  ['baby-loose-stools', /under two.*keeps some milk or ORS down.*nothing down: 112/],
  ['cirrhosis-bleeding', /a scarred liver/],
  ['belly-swells-with-more', /a scarred liver/],
  ['cirrhosis-pain', /a scarred liver/],
  ['stoma-bleeds', /\(cirrhosis/],
  ['operation-bleeding', /not from a wound near the anus.*drain runs with blood/],
  ['operation-clot', /one leg swells or one calf hurts/],
  ['clot', /one leg or calf newly swells \(a sore calf alone with cancer, pregnancy, recent birth or operation: 112\)$/],
  ['bile-leak', /deep yellow.*from a drain that ran clear or pink/],
  ['wound-pink-fluid', /suddenly much/],
  ['groin-wound-pink', /groin wound .*only a little.*\(suddenly much: 112\)$/],
  ['diabetes-injection-vomits', /drinks stay down and sugar is normal.*\(gliflozin: 112\)$/],
  ['loose-after-gallbladder', /^after gallbladder surgery/],
  ['leaking-stool', /^for weeks/],
  ['never-empty', /^for weeks you have felt.*formed stool/],
  ['anus-redness', /within a day or two, or the skin there newly turns dark or numb/],
  ['retching-pain', /severe pain in the upper belly or chest, or a belly that swells/],
  ['fever-with-belly-pain', /not only cramps that loose stools ease/],
  ['severe-pain', /severe belly pain, however short, or pain that came suddenly and stays/],
  ['confused', /others find you strangely changed/],
  ['heartburn-new', /on walking.*: 112/],
  ['breath-pain', /breathe easily.*recent operation.*cancer: 112/],
  ['bulge-new-stays', /does not hurt \(it hurts: 112\)/],
  ['child-new-diabetes', /hospital that treats children$/],
] as const satisfies ReadonlyArray<readonly [RuleId, RegExp]>)('the row %s says whom it means', (id, words) => {
  expect(rules[id].words).toMatch(words);
});

test.each([
  ['black stool and dizzy', { signs: ['black-stool', 'dizzy'] }, 'emergency'],
  ['iron, black stool and dizzy', { signs: ['black-stool', 'dizzy'], severity: 'mild', who: ['on-iron'] }, 'emergency'],
  ['a stoma bleeds in spite of pressure', { signs: ['stoma-bleeds'], severity: 'severe' }, 'emergency'],
  ['some blood in the stoma bag', { signs: ['stoma-bleeds'] }, 'same-day'],
  ['dim sight alone after cheap liquor', { signs: ['sight-changed'], who: ['after-cheap-liquor'] }, 'emergency'],
  ['a liver disease, suddenly much worse', { signs: ['liver-worse'], duration: 'sudden', who: ['cirrhosis'] }, 'emergency'],
  ...peopleOf('graver'),
] as ReadonlyArray<Person>)('graver: %s', (_said, felt, urgency) => {
  expect(urgencyFor(felt)).toBe(urgency);
});

// In hospital fever is usual after TACE, and at home it is an emergency: the row did not say which it meant.
test('fever after treatment of a liver lump counts once home', () => {
  expect(rules['liver-needle-fever'].words).toMatch(/^once home after heat, TACE or beads.*even weeks later/);
});

// 'Attacks that you know last longer' could wait two days: an inflamed gallbladder is an attack that does not end.
test('no pain that lasts for hours may wait for another day', () => {
  const waits = all.filter(([, { urgency, words }]) => urgencies.indexOf(urgency) > 1 && /\blasts? longer\b|not let up/.test(words));
  expect(waits.map(([id]) => id)).toEqual([]);
  expect([rules['long-upper-pain'].words, rules['more-attacks'].words]).toEqual([
    expect.stringContaining('you know such attacks. Go to a hospital'),
    expect.stringContaining('each is over'),
  ]);
});

// A page that tells of a sign among those of its illness has a rule on it; two name loose stools, which their row on a changed habit means,
// and one cramps, which its row on a flare means.
test('every sign a treatment page names is on its warning card', () => {
  const missing = pages.flatMap(({ name, kind, page, ids }) => {
    if (kind !== 'treatment') return [];
    const told = new Set(page.symptoms.flatMap((text) => signsIn(text)));
    const named = (sign: Sign) =>
      sign === 'loose-stools' && ids.includes('bowel-habit') ? 'bowel-habit' : sign === 'cramps' && ids.includes('flare') ? 'flare' : sign;
    return [...told]
      .map(named)
      .filter((sign) => !ids.some((id) => keysOf(rules[id]).some((key) => kin(key, sign))))
      .map((sign) => `${name}: ${sign}`);
  });
  expect(missing).toEqual([]);
});

test('every emergency card shows at most seven signs before collapsing others', () => {
  for (const { page } of pages) {
    const { first, open } = inGroups(page.careCard.emergency, (row) => row);
    expect([...first, ...open.flatMap(({ rows }) => rows)].length).toBeLessThanOrEqual(rowsBeforeFolds);
  }
});

// A mild ache that reaches the back was for an ambulance on one page and for the next day or two on another.
test('each pancreas page rates severe, long and lasting pain separately', () => {
  const steps = ['pancreas-pain', 'long-upper-pain', 'lasting-ache'] as const;
  expect(steps.map((id) => rules[id].urgency)).toEqual(['emergency', 'same-day', 'within-days']);
  for (const name of ['pancreatitis', 'pancreaticestones', 'pancreaticcancer'])
    for (const id of steps) expect([name, id, pages.find((page) => page.name === name)?.ids.includes(id)]).toEqual([name, id, true]);
  const { emergency } = findTreatment('pancreatitis')?.inShort ?? {};
  expect(emergency).toMatch(/sudden or severe.*112/);
  expect(emergency).not.toMatch(/or pain through to the back/);
});

// The title says for how long: 'in the first 6 weeks'. Where such rows are a card's subject they are not folded, and lost it.
test("signs after an operation always appear under 'After an operation'", () => {
  const cards = [
    ...pages.map(({ name, page }) => ({ name, lists: Object.values(page.careCard) })),
    ...regions.flatMap(({ symptoms }) => symptoms.map(({ id, rules: ids }) => ({ name: id, lists: Object.values(cardOf(ids)) }))),
  ];
  const loose = cards.flatMap(({ name, lists }) =>
    lists.flatMap((rows) =>
      [[], ['after-operation' as const]].flatMap((subjects) => {
        const { first, open, folds } = inGroups(rows, (row) => row, { subjects });
        const untitled = [...first, ...folds.flatMap((fold) => (fold.id === 'more' ? fold.rows : []))];
        const shown = [first, ...[...open, ...folds].map((titled) => titled.rows)].flat();
        expect(shown.toSorted()).toEqual(rows.toSorted());
        return untitled.filter((row) => groupOf(row) === 'after-operation').map((row) => `${name}: ${row}`);
      }),
    ),
  );
  expect(loose).toEqual([]);
  expect(groupTitles['after-operation']).toContain('first 6 weeks');
});

// Of those that the rulebook does not name as people: a stoma, a medicine of many, and what somebody has swallowed.
test('warning signs collapsed under a kind of people apply only then', () => {
  const strangers = all.flatMap(([id, { words, who = [] }]) => {
    const group = groupOf(words);
    const people = group ? peopleOfGroups[group] : [];
    const known = everythingOf(who);
    // What is said of a liver disease or of diabetes may be a finding or a wish, which has no people.
    const isSaid = who.length === 0 && (group === 'liver' || group === 'illness');
    return people.length === 0 || isSaid || people.some((each) => known.has(each) || isOneOf(each, who)) ? [] : [id];
  });
  expect(strangers).toEqual([]);
  const medicines = all.filter(([, { words }]) => groupOf(words) === 'medicine');
  expect(
    medicines
      .filter(([, { words }]) => !/medicine|tablet|thinner|gliflozin|steroid|sulfasalazine|injection|albendazole/.test(words))
      .map(([id]) => id),
  ).toEqual([]);
});
