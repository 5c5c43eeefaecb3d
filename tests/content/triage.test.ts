import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import type { Evidence } from '#content/evidence.ts';
import { plainText } from '#content/marked-text.ts';
import { signs as writtenSigns } from '#content/search/red-flags.ts';
import { withoutStrangers } from '#content/symptoms/danger-sets.ts';
import { regions } from '#content/symptoms/regions.ts';
import type { RowNames } from '#content/treatment.ts';
import { circumstances, everythingOf } from '#content/triage/circumstances.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { finderSigns, generalRules, generalSigns, signsForNote } from '#content/triage/general-signs.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { signs } from '#content/triage/sign-names.ts';
import { type RuleId, rowOf, rules, sourcesOf } from '#content/triage.ts';
import { contradictionsIn, mildAlone } from './triage/contradictions.ts';

const all = Object.entries(rules as Readonly<Record<RuleId, Rule>>) as ReadonlyArray<[RuleId, Rule]>;
const ruleOfRow = new Map(all.map(([id, rule]) => [rowOf(rule), id]));
const files = await readContentFiles();

const pages = files.map((file) => ({
  name: file.name,
  file,
  ids: urgencies.flatMap((urgency) => file.page.careCard[urgency].map((row) => ({ urgency, row, id: ruleOfRow.get(row) }))),
}));
const idsOf = (name: string) => new Set(pages.find((page) => page.name === name)?.ids.map(({ id }) => id));
const lacking = (names: ReadonlyArray<string>, ...anyOf: ReadonlyArray<RuleId>) =>
  names.filter((name) => !anyOf.some((id) => idsOf(name).has(id)));

test('no two triage rules give one sign different urgencies', () => {
  expect(contradictionsIn(Object.fromEntries(all))).toEqual([]);
});

test('a triage rule milder for some people must state why', () => {
  const rule = (urgency: Rule['urgency'], rest: Partial<Rule> = {}): Rule => ({ signs: ['fever'], urgency, words: 'x', ...rest });
  const woman = { who: ['woman'] } as const;
  expect(contradictionsIn({ a: rule('same-day'), b: rule('emergency') })).toHaveLength(1);
  expect(contradictionsIn({ a: rule('emergency'), b: rule('routine', woman) })).toHaveLength(1);
  expect(contradictionsIn({ a: rule('emergency'), b: rule('routine', { ...woman, why: 'x' }) })).toEqual([]);
  expect(contradictionsIn({ a: rule('routine'), b: rule('emergency', woman) })).toEqual([]);
  expect(contradictionsIn({ a: rule('routine', { who: ['child'] }), b: rule('emergency', woman) })).toEqual([]);
});

test('every sign on warning cards is a triage rule, equally urgent', () => {
  const foreign = pages.flatMap(({ name, ids }) =>
    ids.flatMap(({ urgency, row, id }) => (id && rules[id].urgency === urgency ? [] : [`${name}: ${row}`])),
  );
  expect(foreign).toEqual([]);
  expect(pages.length).toBeGreaterThan(45);
});

test('no warning card repeats a sign; no triage rules share wording', () => {
  expect(pages.filter(({ ids }) => new Set(ids.map(({ id }) => id)).size < ids.length).map(({ name }) => name)).toEqual([]);
  expect(ruleOfRow.size).toBe(all.length);
});

test('no warning card shows a mild sign without its urgent form', () => {
  const alone = pages.flatMap(({ name, ids }) =>
    mildAlone(Object.fromEntries(ids.flatMap(({ id }) => (id ? [[id, rules[id]]] : []))), rules).map((id) => `${name}: ${id}`),
  );
  expect(alone).toEqual([]);
});

test('every triage rule, sign and source is used on some page', () => {
  // On a page, at a complaint, or where a message is read for signs of an emergency.
  const used = new Set<RuleId | undefined>([
    ...pages.flatMap(({ ids }) => ids.map(({ id }) => id)),
    ...regions.flatMap(({ symptoms }) => symptoms.flatMap((symptom) => symptom.rules)),
    ...writtenSigns.flatMap((sign) => sign.rules),
  ]);
  const people = new Set(all.flatMap(([, { who = [] }]) => who));
  const sources = new Set<string>([
    ...all.flatMap(([, rule]) => sourcesOf(rule)),
    ...Object.values(triageEvidence.figures).map((f) => f.source),
  ]);
  expect(all.filter(([id]) => !used.has(id)).map(([id]) => id)).toEqual([]);
  expect(signs.filter((sign) => !all.some(([, rule]) => rule.signs.includes(sign) || rule.with?.includes(sign)))).toEqual([]);
  expect(circumstances.filter((who) => ![...everythingOf([who])].some((each) => people.has(each)))).toEqual([]);
  expect(Object.keys(triageEvidence.sources).filter((key) => !sources.has(key))).toEqual([]);
  expect([...sources].filter((key) => !(key in triageEvidence.sources))).toEqual([]);
});

test('no triage rule cites a source marked as unread', () => {
  const { sources }: Evidence = triageEvidence;
  expect(Object.keys(sources).filter((key) => sources[key]?.basis === 'to-check')).toEqual([]);
});

test('every triage rule about fever states a temperature', () => {
  const rows = all.map(([, { words }]) => plainText(words, triageEvidence));
  const fevers = [...rows, ...finderSigns].filter((row) => /\bfever\b/.test(row) && !row.includes('without fever'));
  expect(fevers.filter((row) => !row.includes('38 °C (100.4 °F)'))).toEqual([]);
  expect(fevers.length).toBeGreaterThan(15);
});

test('the emergency note on forms covers all warning signs after operations', () => {
  const after = all.flatMap(([, { words, urgency }]) =>
    urgency === 'emergency' && words.startsWith('after an operation, ') ? [words] : [],
  );
  const [first, line = '', ...more] = signsForNote(['you faint', ...after]);
  expect([first, more]).toEqual(['you faint', []]);
  expect(signsForNote(['you faint'])).toEqual(['you faint']);
  const known = /fever|pain|vomit|bleed|blood|yellow|urine|wound|calf|confus|breathing/;
  expect(
    after.flatMap((words) => words.match(new RegExp(known, 'g')) ?? []).filter((word) => !line.includes(word.replace('blood', 'bleed'))),
  ).toEqual([]);
  expect(after.filter((words) => !known.test(words))).toEqual([]);
});

test('the emergency note on forms lists only emergency signs', () => {
  expect(generalRules.filter((id) => rules[id].urgency !== 'emergency')).toEqual([]);
  expect(generalRules.length).toBeGreaterThanOrEqual(generalSigns.length);
});

const upperBelly = new Set<string>(['oesophagus', 'stomach', 'liver', 'gallbladder', 'bile-duct', 'pancreas']);
const organsOf = (name: string): ReadonlyArray<string> =>
  files.flatMap(({ kind, page }) => (kind !== 'article' && page.link === name ? page.organs : []));

test('pages on upper-belly organs list heart signs and severe pain', () => {
  const names = files.flatMap(({ name, kind, page }) => {
    const organs = kind === 'article' ? organsOf(page.related[0] ?? '') : page.organs;
    return organs.some((organ) => upperBelly.has(organ)) ? [name] : [];
  });
  expect(names.length).toBeGreaterThan(22);
  expect(lacking(names, 'heart')).toEqual([]);
  expect(lacking(names, 'severe-pain', 'pancreas-pain')).toEqual([]);
});

// A card on a cyst that may burst began with the heart.
test('pages on one upper-belly illness open with its own signs', () => {
  const names = files.flatMap(({ name, kind, page }) =>
    kind === 'treatment' && name !== 'roboticsurgery' && page.organs.some((organ) => upperBelly.has(organ)) ? [name] : [],
  );
  const first = (name: string) => pages.find((page) => page.name === name)?.ids[0]?.id ?? '';
  expect(names.filter((name) => ['heart', 'severe-pain'].includes(first(name)))).toEqual([]);
  expect(names.length).toBeGreaterThan(15);
});

// Their milder row alone would send them home: yellow eyes in pregnancy, blood on a blood thinner or with a bad liver, fever after ERCP.
test.each([
  ['jaundice', ['jaundice-pregnant']],
  ['first-blood', ['blood-on-thinner', 'cirrhosis-bleeding']],
  ['camera-pain', ['camera-fever']],
  ['stools-after-operation', ['loose-stools-dizzy']],
] as const satisfies ReadonlyArray<readonly [RuleId, ReadonlyArray<RuleId>]>)(
  'a page or symptom with %s has its graver signs',
  (id, graver) => {
    const names = pages.flatMap(({ name, ids }) => (ids.some((each) => each.id === id) ? [name] : []));
    expect(graver.flatMap((each) => lacking(names, each).map((name) => `${name}: ${each}`))).toEqual([]);
    const complaints = regions.flatMap(({ symptoms }) => symptoms.filter((symptom) => symptom.rules.includes(id)));
    const lacksOne = ({ rules: own, feels }: (typeof complaints)[number]) =>
      withoutStrangers(graver, feels.who).some((each) => !own.includes(each));
    expect(complaints.filter(lacksOne).map((symptom) => symptom.id)).toEqual([]);
  },
);

test('every page about an operation lists warning signs for afterwards', () => {
  const articles = ['eating-after-gallbladder-surgery', 'going-home', 'hernia-can-i-wait', 'robotic-or-keyhole', 'travelling-for-surgery'];
  // Each treatment page describes an operation.
  const treatments = files.flatMap(({ name, kind }) => (kind === 'treatment' ? [name] : []));
  const names = [...treatments, 'postoperative-care', 'surgical-care', ...articles];
  expect(lacking(names, 'operation-fever')).toEqual([]);
  // A wound at the anus is left open or often parts, so there only the bleeding counts.
  const anal = ['fistulas', 'fisures', 'hemorrhoids'];
  expect(lacking(names, 'operation-wound').toSorted()).toEqual(anal.toSorted());
  expect(lacking(anal, 'anal-wound-bleeds')).toEqual([]);
  expect(lacking(names, 'operation-clot')).toEqual([]);
  expect(rules['operation-wound'].words).toMatch(/opens, or bleeds/);
  expect(rules['operation-clot'].words).toMatch(/calf.*breath/);
});

test('a page naming a cancer medicine lists that medicine’s warning signs', () => {
  const naming = (medicine: RegExp) =>
    files.flatMap(({ name, page: { evidence: _, ...said } }) => (medicine.test(JSON.stringify(said)) ? [name] : []));
  const fluorouracil = naming(/fluorouracil|capecitabine|FOLFOX|FOLFIRINOX|\bFLOT\b/i);
  expect(fluorouracil.length).toBeGreaterThan(4);
  expect(lacking(fluorouracil, 'fluorouracil-chest')).toEqual([]);
  // Such medicines against other diseases, as adalimumab, end so too.
  const immunotherapy = naming(/immunotherap|atezolizumab|durvalumab|nivolumab|pembrolizumab|dostarlimab/i);
  expect(immunotherapy).toContain('pancreaticcancer');
  expect(lacking(immunotherapy, 'immunotherapy-today')).toEqual([]);
  // Cough and yellow eyes stood in the text of one page and on no card.
  expect(rules['immunotherapy-today'].words).toMatch(/cough.*breath.*yellow.*loose stools/);
  expect(rules['immunotherapy-today'].urgency).toBe('same-day');
  expect(lacking(immunotherapy, 'clot', 'collapse')).toEqual([]);
});

test('each treatment comparison names its last row for that illness', () => {
  const unnamed = files.flatMap(({ name, kind, page }) => {
    const treatment: { rowNames?: RowNames } | undefined = kind === 'treatment' ? page.treatment : undefined;
    return treatment && treatment.rowNames?.comesBack === undefined ? [name] : [];
  });
  expect(unnamed).toEqual([]);
});

test('cancer pages list chemotherapy fever and, for self-harm, a helpline', () => {
  const cancers = files.flatMap(({ name, kind, page }) => (kind === 'treatment' && /\bcancer\b/i.test(page.name) ? [name] : []));
  expect(cancers).toHaveLength(7);
  expect(lacking(cancers, 'chemotherapy-fever')).toEqual([]);
  expect(lacking([...cancers, 'weightlosssurgery'], 'self-harm')).toEqual([]);
});

test.each([
  ['long-upper-pain', ['gallbladderstones', 'gallstones-by-chance']],
  ['pre-eclampsia', ['gallbladderstones', 'gallstones-by-chance', 'livermass']],
  ['pancreatitis-fever', ['pancreatitis']],
  ['new-diabetes', ['pancreaticcancer', 'pancreaticestones']],
  [
    'weight-loss',
    ['pancreaticcancer', 'livercancer', 'livermass', 'cancer', 'coloncancer', 'rectumcancer', 'gallbladdercancer', 'hemorrhoids'],
  ],
  ['first-blood', ['fisures', 'hemorrhoids', 'rectumcancer', 'rectumpolyps', 'obstruction', 'inflammatoryboweldiseases']],
  ['heavy-bleeding', ['fisures', 'hemorrhoids', 'rectumcancer', 'rectumpolyps', 'obstruction', 'inflammatoryboweldiseases']],
  ['many-bloody-stools', ['inflammatoryboweldiseases', 'blood-in-the-stool']],
  ['stoma-pours', ['rectumcancer', 'inflammatoryboweldiseases', 'postoperative-care']],
  ['hernia-child', ['Inguinalhernial', 'Umbilicalhernia', 'Ventralhernia', 'hernia-can-i-wait']],
  ['hernia-stuck', ['Inguinalhernial', 'Umbilicalhernia', 'Ventralhernia', 'hernia-can-i-wait', 'obstruction', 'surgical-care']],
  ['child-groin-bulge', ['Inguinalhernial', 'hernia-can-i-wait']],
  ['baby-green-vomit', ['obstruction', 'intestinal-obstruction']],
  ['child-red-jelly', ['obstruction', 'intestinal-obstruction']],
  ['cyst-cough', ['hydatid-cysts']],
  ['albendazole-fever', ['hydatid-cysts']],
  ['volvulus', ['antireflux', 'reflux-that-stays']],
  ['withdrawal', ['livercirrhosis', 'pancreatitis', 'pancreaticestones']],
  ['head-injury', ['livercirrhosis']],
  ['shoulder-tip', ['perforation']],
  ['swallowed-object', ['perforation']],
  ['keeps-little-down', ['cancer']],
  ['acid-blood', ['preparing-for-a-colonoscopy', 'surgical-care']],
  ['arm-swollen', ['cancer', 'coloncancer', 'rectumcancer', 'gallbladdercancer', 'instestinecancer']],
  ['cancer-spine', ['rectumcancer', 'gallbladdercancer', 'livercancer']],
  ['cancer-back-pain', ['rectumcancer', 'gallbladdercancer', 'livercancer']],
  ['cirrhosis-pain', ['livercirrhosis']],
  ['tap-leaks', ['livercirrhosis']],
  ['stoma-stuck', ['rectumcancer', 'inflammatoryboweldiseases', 'obstruction', 'intestinal-obstruction', 'perforation', 'going-home']],
  ['stoma-stops-ill', ['obstruction', 'intestinal-obstruction', 'going-home']],
  ['operation-cough', ['postoperative-care', 'going-home', 'roboticsurgery']],
  ['drain-ill', ['going-home']],
  ['dumping', ['weightlosssurgery']],
] as const satisfies ReadonlyArray<readonly [RuleId, ReadonlyArray<string>]>)(
  'the warning sign %s is on every page that needs it',
  (id, names) => {
    expect(lacking(names, id)).toEqual([]);
  },
);
