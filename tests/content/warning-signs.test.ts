import { expect, test } from 'vitest';
import { readContentFiles, textOfFile } from '#checks/content-files.ts';
import { faqs } from '#content/faqs.ts';
import { features } from '#content/features.ts';
import { plainText } from '#content/marked-text.ts';
import { triageEvidence } from '#content/triage/evidence.ts';
import type { Rule, Urgency } from '#content/triage/rule.ts';
import { rules } from '#content/triage.ts';
import { withoutExceptions } from './triage/words-of-signs.ts';

const files = await readContentFiles();
const texts = files.map((file) => ({ name: file.name, blocks: textOfFile(file).blocks }));

// Rules name their signs by key; these are the patients' words for them. Neither may drift from the other.
const urgencyOfWords: ReadonlyArray<readonly [string, RegExp, ReadonlyArray<Urgency>, number]> = [
  ['a swollen calf or leg (a clot)', /\bcalf\b(?! is newly sore, not swollen)/, ['emergency'], 2],
  ['a wound that opens', /\bwound opens/, ['emergency'], 1],
  ['a closed wound that leaks pus', /\bwound leaks pus/, ['same-day'], 1],
  ['a fever after an operation', /after an operation.*fever/, ['emergency', 'same-day'], 2],
  ['a fever on chemotherapy', /chemotherapy.*fever/, ['emergency'], 1],
  ['black stool', /^(?!.*\b(?:iron|nor pass black)\b).*(?:\bblack\b.*\bstool|\bstool.*\bblack\b)/, ['emergency'], 2],
  ['blood that is vomited', /vomit blood/, ['emergency'], 2],
  ['heavy bleeding from below', /\ba lot of blood\b|\bdoes not stop\b/, ['emergency'], 2],
  ['a sore anus with weak immunity', /weak immunity/, ['emergency'], 1],
  ['a hernia that no longer goes back', /bulge that (?:used to go|went) back/, ['emergency'], 1],
  ['severe pain', /\bsevere\b(?!.*\bnot severe\b)(?<!not severe)/, ['emergency'], 5],
  ['yellow skin or eyes', /\bturn yellow\b/, ['emergency', 'same-day'], 5],
  ['weight that is lost', /\blosing weight\b/, ['within-days'], 3],
  ['blood for the first time', /\bblood\b.*\bfirst time\b/, ['within-days'], 1],
  ['feeling ill on a gliflozin tablet', /\bgliflozin \(/, ['emergency'], 1],
  ['six bloody stools a day', /\bbloody stools in a day\b/, ['emergency', 'same-day'], 2],
];

test.each(urgencyOfWords)("the sign '%s' has the same urgency in every triage rule", (_sign, words, urgencies, atLeast) => {
  const named = Object.values(rules as Readonly<Record<string, Rule>>)
    .map((rule) => ({ ...rule, words: plainText(withoutExceptions(rule.words), triageEvidence) }))
    .filter((rule) => words.test(rule.words));
  expect(named.filter(({ urgency }) => !urgencies.includes(urgency)).map((rule) => `${rule.urgency}: ${rule.words}`)).toEqual([]);
  expect(named.length).toBeGreaterThanOrEqual(atLeast);
});

const sentences = texts.flatMap(({ name, blocks }) =>
  blocks.flatMap((block) => block.split(/(?<=[.!?])\s+/).map((sentence) => `${name}: ${sentence}`)),
);

test('no page text tells patients with emergency signs to call us', () => {
  const sign = 'fever|faintness|heavy|heavier|black stool|calf|gets? worse instead of better';
  const mild = 'come in|call us|ring us|tell us|come for a visit';
  const answeredMildly = new RegExp(`(?:${sign})[^.]*\\b(?:${mild})\\b|\\b(?:${mild})\\b[^.]*(?:${sign})`, 'i');
  expect(sentences.filter((sentence) => answeredMildly.test(sentence))).toEqual([]);
});

test('page text sends jaundice to a doctor today or to emergency', () => {
  const yellow = sentences.filter(
    (sentence) => /: .*(?:yellow eyes|jaundice)/i.test(sentence) && /\b(?:tell us|call|emergency|doctor)\b/i.test(sentence),
  );
  const worse = /fever|chills|shiver|surgery|pregnant|growing pain|worse pain/i;
  const soon = /same day|doctor today|British|guideline/;
  expect(yellow.filter((sentence) => !worse.test(sentence) && !soon.test(sentence))).toEqual([]);
  expect(yellow.length).toBeGreaterThan(3);
});

test('page text asks patients losing weight to call within two days', () => {
  const told = sentences.filter((sentence) => /weight loss|losing weight/i.test(sentence) && /\b(?:tell|call) us\b/i.test(sentence));
  expect(told.filter((sentence) => !/within a day or two|keep losing/.test(sentence))).toEqual([]);
  expect(told.length).toBeGreaterThan(0);
});

test('all pages state the same weeks without lifting after operations', () => {
  // Sources disagree on small hernias, so their pages have advice of their own.
  const small = /^(?:Inguinalhernial|Umbilicalhernia):/;
  const blocks = texts.flatMap(({ name, blocks: all }) => all.map((block) => `${name}: ${block}`));
  const lifting = blocks.filter(
    (block) => /\b(?:lift nothing|(?:no|avoid) (?:heavy )?lifting|not lift)\b/i.test(block) && !small.test(block),
  );
  const rule = /lift nothing heavy, such as [^.{]*, for at least \{NoLiftWeeks\}/i;
  const ours = lifting.filter((block) => rule.test(block));
  expect(lifting.filter((block) => !ours.includes(block) && /\{\w+\}|until your surgeon/.test(block))).toEqual([]);
  expect(ours.length).toBeGreaterThan(7);
});

test('FAQs and feature texts send emergencies to 112 or 108', () => {
  const said = [...faqs.map(({ answer }) => answer), ...features.map(({ description }) => description)].filter((text) =>
    /emergenc/i.test(text),
  );
  expect(said.filter((text) => !text.includes('112 or 108'))).toEqual([]);
  expect(said.length).toBeGreaterThan(1);
});
