import { expect, test } from 'vitest';
import { text as medicines } from '#content/languages/en/medicines.ts';
import { text as words } from '#content/languages/en/words.ts';
import { operations } from '#content/operations.ts';
import { signs as searchPhrases } from '#content/search/red-flags.ts';
import { regions } from '#content/symptoms/regions.ts';
import { type Circumstance, everythingOf } from '#content/triage/circumstances.ts';
import { finderRules, finderSigns, signsForNote } from '#content/triage/general-signs.ts';
import type { Rule } from '#content/triage/rule.ts';
import { isKindOf } from '#content/triage/sign-names.ts';
import { type RuleId, rules } from '#content/triage.ts';
import { whatMatters } from '#content/what-matters.ts';
import { pages } from './pages-with-rules.ts';
import { exceptionsLeftOut, isInRulebook, type Said, saidIn } from './said-in-text.ts';
import { peopleIn, signsIn } from './words-of-signs.ts';

const peopleOf = (sentence: string, others: ReadonlyArray<Circumstance>) => everythingOf([...peopleIn(sentence), ...others]);
const whoIn = (ids: ReadonlyArray<RuleId>) => ids.flatMap((id): ReadonlyArray<Circumstance> => (rules[id] as Rule).who ?? []);
const asRead = (name: string, { sign, urgency, clause }: Said) => `${name}: ${sign} ${urgency}: ${clause}`;

test('page text gives no sign another urgency than the triage rules', () => {
  const others = pages.flatMap(({ name, ids, text }) =>
    text
      .flatMap(saidIn)
      .filter((said) => !isInRulebook(said, peopleOf(said.sentence, whoIn(ids))))
      .map((said) => asRead(name, said)),
  );
  expect(others).toEqual([]);
  expect(pages.flatMap(({ text }) => text.flatMap(saidIn)).length).toBeGreaterThan(100);
});

// 'New blood can wait a day or two' stood beside a card that sends those with loose stools, or on a blood thinner, to a doctor today.
test('a milder urgency in page text names who needs help sooner', () => {
  const silent = pages.flatMap(({ name, ids, text }) =>
    text.flatMap(saidIn).flatMap((said) => {
      const left = exceptionsLeftOut(said, ids);
      return left.length > 0 ? [`${asRead(name, said)} (${left.join(', ')})`] : [];
    }),
  );
  expect(silent).toEqual([]);
});

test('getting-ready and what-matters sheets give no sign another urgency', () => {
  const texts = JSON.stringify([operations, medicines, words.sheet, whatMatters]).split('"');
  const said = texts.flatMap(saidIn);
  const around = ['before-operation', 'after-operation'] as const;
  expect(said.filter((each) => !isInRulebook(each, peopleOf(each.sentence, around))).map((each) => asRead('sheet', each))).toEqual([]);
  expect(said.length).toBeGreaterThan(5);
});

test('notes and titles of symptoms give no sign another urgency', () => {
  const said = regions.flatMap(({ symptoms }) =>
    symptoms.flatMap(({ words: title, note = '', rules: ids }) => [title, note].flatMap(saidIn).map((each) => ({ each, ids }))),
  );
  expect(said.filter(({ each, ids }) => !isInRulebook(each, peopleOf(each.sentence, whoIn(ids)))).map(({ each }) => each)).toEqual([]);
});

// 'An open or leaking wound' stood under 112; pus or clear fluid from one is for a hospital the same day.
test('the note before a form names only signs of emergency rules', () => {
  const general = finderSigns.flatMap(signsIn).filter((sign) => !finderRules.some((id) => isOn(id, sign)));
  expect(general).toEqual([]);
  const [line = ''] = signsForNote(['after an operation, x']);
  const [opening = '', rest = ''] = line.split(': ');
  expect(opening).toContain('after an operation');
  const milder = rest.split(/[,;]| or (?!pain|leaks)/).flatMap((part) =>
    saidIn(`${part}: call 112.`)
      .filter((said) => !isInRulebook({ ...said, sentence: `${said.sentence} cannot, keeps, shivering` }, everythingOf(['after-spinal'])))
      .map((said) => asRead('note', said)),
  );
  expect(milder).toEqual([]);
});

const isOn = (id: RuleId, sign: Said['sign']) => {
  const { signs, with: along }: Rule = rules[id];
  return [...signs, ...(along ?? [])].some((key) => isKindOf(key, sign) || isKindOf(sign, key));
};

test('search alarms name emergency rules alone', () => {
  expect(searchPhrases.flatMap(({ rules: ids }) => ids).filter((id) => rules[id].urgency !== 'emergency')).toEqual([]);
});
