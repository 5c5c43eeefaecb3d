import { expect, test } from 'vitest';
import { findTreatment, treatments } from '#content/catalogue.ts';
import { urgencyHeadings } from '#content/evidence.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { plainText } from '#content/marked-text.ts';
import { pageLink } from '#content/page-link.ts';
import { descriptionOf, regions } from '#content/symptoms/regions.ts';
import { depends, lower, signsOf, unless } from '#content/symptoms/signs.ts';
import type { Symptom } from '#content/symptoms/symptom.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import { type Rule, urgencies } from '#content/triage/rule.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { typeset } from '#content/typeset.ts';
import { mildAlone } from './triage/contradictions.ts';

const symptoms = regions.flatMap((region) => region.symptoms.map((symptom) => ({ ...symptom, region: region.id })));
const named = (all: typeof symptoms) => all.map(({ region, id }) => `${region}/${id}`);
const rulesOf = (ids: ReadonlyArray<RuleId>) => ids.map((id): Rule => rules[id]);
const grave = (link: string) => /cancer/i.test(pageLink(link).name);

test('every symptom has an urgency and lists no triage rule twice', () => {
  expect(symptoms.length).toBeGreaterThan(35);
  expect(named(symptoms.filter((symptom) => signsOf(symptom.rules).length === 0))).toEqual([]);
  expect(named(symptoms.filter((symptom) => new Set(symptom.rules).size < symptom.rules.length))).toEqual([]);
});

test('every symptom lists at least one emergency warning sign', () => {
  const without = symptoms.filter((symptom) => rulesOf(symptom.rules).every(({ urgency }) => urgency !== 'emergency'));
  expect(named(without)).toEqual([]);
});

test('a symptom lists emergency signs first, in the triage rules’ words', () => {
  for (const symptom of symptoms) {
    const lists = signsOf(symptom.rules);
    const order = lists.map(({ urgency }) => urgencies.indexOf(urgency));
    expect([symptom.id, order]).toEqual([symptom.id, order.toSorted((a, b) => a - b)]);
    for (const { urgency, rows } of lists) {
      const own = rulesOf(symptom.rules).filter((rule) => rule.urgency === urgency);
      expect(rows).toEqual(own.map(({ words }) => typeset(plainText(words, triageEvidence))));
      expect(urgencyHeadings[urgency]).toBeTruthy();
    }
  }
});

test('a symptom listing a milder triage rule lists its stricter one', () => {
  const alone = symptoms.flatMap((symptom) =>
    mildAlone(Object.fromEntries(symptom.rules.map((id) => [id, rules[id]])), rules).map((id) => `${symptom.region}/${symptom.id}: ${id}`),
  );
  expect(alone).toEqual([]);
});

test('no symptom lists a cancer first or among likely causes', () => {
  expect(named(symptoms.filter(({ pages }) => pages.some(grave)))).toEqual([]);
  expect(symptoms.some(({ others }) => others.some(grave))).toBe(true);
  expect(named(symptoms.filter(({ pages, others }) => new Set([...pages, ...others]).size < pages.length + others.length))).toEqual([]);
});

test('no symptom lists an operation as a cause', () => {
  expect(named(symptoms.filter(({ others }) => others.some((link) => findTreatment(link)?.kind === 'operation')))).toEqual([]);
});

test('every treatment page is linked from a symptom', () => {
  const reached = new Set(symptoms.flatMap(({ pages, others }) => [...pages, ...others]));
  expect(treatments.filter(({ link }) => !reached.has(link)).map(({ link }) => link)).toEqual([]);
  expect([...reached].filter((link) => !findTreatment(link)).every((link) => pageLink(link).href)).toBe(true);
});

test('every upper-belly pain symptom lists the warning signs of heart trouble', () => {
  const upper = symptoms.filter(({ region, words }) => ['upper-middle', 'right-ribs'].includes(region) && /pain|ache|full/i.test(words));
  expect(upper.length).toBeGreaterThan(4);
  const after = ['after-gallbladder-surgery'];
  expect(named(upper.filter(({ id, rules: own }) => !own.includes('heart') && !after.includes(id)))).toEqual([]);
});

// What kills or cripples within a day, at the complaint under which people look for it.
test.each([
  ['cauda-equina', ['back-passage/itching', 'lower-belly/constipation', 'upper-middle/pain-to-the-back']],
  ['sugar-untested', ['fever-weight-tired/weight-loss', 'fever-weight-tired/tired-and-pale']],
  ['ketoacidosis', ['fever-weight-tired/weight-loss', 'upper-middle/vomiting', 'upper-middle/burning-pain', 'right-ribs/after-meals']],
  ['acid-blood', ['upper-middle/burning-pain', 'upper-middle/pain-to-the-back', 'right-ribs/after-meals']],
  ['no-spleen-fever', ['fever-weight-tired/fever']],
  ['choking', ['food-pipe/food-sticks', 'food-pipe/swallowed-object']],
  [
    'pre-eclampsia-after-birth',
    [
      'upper-middle/burning-pain',
      'upper-middle/pain-to-the-back',
      'upper-middle/vomiting',
      'food-pipe/burning-in-the-chest',
      'right-ribs/after-meals',
      'all-over/water-in-the-belly',
      'upper-middle/left-ribs',
      'upper-middle/gas-or-full',
      'right-ribs/dull-ache',
    ],
  ],
  [
    'bypass-cramps',
    [
      'upper-middle/gas-or-full',
      'upper-middle/vomiting',
      'all-over/pain-for-months',
      'upper-middle/burning-pain',
      'upper-middle/left-ribs',
      'upper-middle/pain-to-the-back',
      'right-ribs/after-meals',
    ],
  ],
  ['operation-vomiting', ['upper-middle/vomiting', 'upper-middle/nausea']],
  ['camera-fever', ['upper-middle/vomiting', 'upper-middle/nausea', 'lower-belly/loose-motions']],
  ['liver-fails', ['upper-middle/vomiting', 'upper-middle/nausea']],
  ['jaundice', ['upper-middle/vomiting', 'upper-middle/nausea', 'fever-weight-tired/weight-loss', 'fever-weight-tired/on-a-medicine']],
  ['blood-with-pain', ['lower-belly/loose-motions']],
  ['severe-pain', ['lower-belly/loose-motions', 'back-passage/never-empty']],
  ['allergy', ['food-pipe/food-sticks']],
  ['collapse', ['fever-weight-tired/fever', 'all-over/after-camera-test']],
  ['little-urine', ['fever-weight-tired/fever', 'lower-belly/urine']],
  ['anus-redness', ['groin-and-wall/groin-bulge']],
  ['heavy-bleeding', ['skin-and-eyes/bruises', 'fever-weight-tired/on-a-medicine', 'fever-weight-tired/child']],
  ['confused', ['fever-weight-tired/on-a-medicine', 'fever-weight-tired/pregnant']],
  ['self-harm', ['fever-weight-tired/tired-and-pale', 'fever-weight-tired/pregnant']],
  ['operation-shoulder-ill', ['upper-middle/after-slimming']],
  ['purple-spots', ['fever-weight-tired/fever', 'fever-weight-tired/on-a-medicine', 'skin-and-eyes/itching-all-over']],
  ['report-urgent', ['right-ribs/liver-on-a-scan', 'right-ribs/stones-on-a-scan']],
  ['loose-stools-with-fever', ['back-passage/never-empty']],
  ['early-appendix', ['fever-weight-tired/child']],
  ['hard-belly', ['all-over/cramps-and-swollen']],
  [
    'fever-with-belly-pain',
    [
      'right-ribs/dull-ache',
      'right-ribs/stones-on-a-scan',
      'right-ribs/liver-on-a-scan',
      'lower-belly/constipation',
      'lower-belly/loose-motions',
    ],
  ],
  ['operation-urine', ['groin-and-wall/wound']],
] as const satisfies ReadonlyArray<readonly [RuleId, ReadonlyArray<string>]>)(
  'the warning sign %s appears under every symptom where needed',
  (id, places) => {
    const without = named(symptoms.filter(({ rules: own }) => !own.includes(id)));
    expect(places.filter((place) => without.includes(place))).toEqual([]);
    // The first aid of choking stands first where somebody who chokes is looked for.
    if (id === 'choking')
      expect(symptoms.filter((symptom) => symptom.rules[0] === id).map((symptom) => `${symptom.region}/${symptom.id}`)).toEqual(places);
    // What holds in late pregnancy holds after birth.
    if (id === 'pre-eclampsia-after-birth')
      expect(symptoms.filter(({ rules: own }) => own.includes('pre-eclampsia') && !own.includes(id))).toEqual([]);
  },
);

test('each symptom has a unique name and a Hindi name', () => {
  expect(new Set(named(symptoms)).size).toBe(symptoms.length);
  expect(named(symptoms.filter(({ hindi, hinglish }) => !/\p{Script=Devanagari}/u.test(hindi) || !/^[a-z ,]+$/.test(hinglish)))).toEqual(
    [],
  );
});

test('a body region’s meta description has 120 to 160 characters', () => {
  const lengths = regions.map((region) => descriptionOf(region).length);
  expect(lengths.filter((length) => length < 120 || length > 160)).toEqual([]);
});

// On paper, in forced colours and to a screen reader a list has no colour.
test('the finder names its emergency list by heading, not colour', () => {
  const named = '“Call 112 or 108”';
  expect(urgencyHeadings.emergency.startsWith('Call 112 or 108')).toBe(true);
  const said = [
    ...[unless, lower, depends.emergency],
    ...regions.flatMap((region) => region.symptoms.flatMap(({ note }: Symptom) => note ?? [])),
  ];
  expect(said.filter((words) => /\b(?:red|amber|green) (?:list|line|sign|card)/.test(words))).toEqual([]);
  expect(said.filter((words) => /\blist “/.test(words) && !words.includes(named))).toEqual([]);
  expect([unless, lower, depends.emergency].every((words) => words.includes(named))).toBe(true);
  for (const { language, words, regions: own } of allTexts) {
    const { answers, headings } = words;
    const begins = /112.*?108/.exec(headings.emergency)?.[0] ?? '';
    for (const line of [answers.unless, answers.lower, answers.depends.emergency])
      expect([language.tag, line.includes(`“${begins}”`)]).toEqual([language.tag, true]);
    expect(JSON.stringify([answers, own])).not.toContain('लाल सूची');
  }
});

// The bulge in the groin was for today if it hurts or stays; the same at the navel and at a scar could 'wait for a visit'.
test('every bulge begins with the same answer', () => {
  const bulges = symptoms.filter(({ words }) => /^A bulge\b/.test(words));
  expect(bulges.map(({ soonestIf }) => soonestIf)).toEqual(Array(3).fill('if it hurts, or a new bulge does not go back'));
});
