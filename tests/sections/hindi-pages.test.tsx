import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { treatments } from '#content/catalogue.ts';
import { allTexts } from '#content/languages/all-texts.ts';
import { ruleIn, rulesOfCard } from '#content/languages/whole-texts.ts';
import { regions } from '#content/symptoms/regions.ts';
import { answersOf } from '#content/symptoms/signs.ts';
import { groupOf } from '#content/triage/groups.ts';
import { urgencyFor } from '#content/triage/urgency-for.ts';
import { rules } from '#content/triage.ts';
import { TreatmentScreen } from '#sections/languages/treatment-screen.tsx';

const [hindi] = allTexts;
if (!hindi) throw new Error('Hindi has no texts.');
const review = { state: 'awaiting review' } as const;

const markupOf = (screen: ReactElement) => renderToStaticMarkup(screen);
/** What a reader sees before a tap. */
const unfolded = (markup: string) => markup.replace(/<details[^]*?<\/details>/g, '');

function treatmentMarkup(link: string) {
  const treatment = treatments.find((each) => each.link === link);
  const text = hindi?.treatments[link];
  if (!hindi || !treatment || !text) throw new Error(`There is no '${link}' in Hindi.`);
  return markupOf(<TreatmentScreen review={review} text={text} texts={hindi} treatment={treatment} />);
}

// They lay folded under 'After an operation', on a page that is about one.
test('a Hindi page about an operation shows signs after it unfolded', () => {
  const operations = treatments.filter(({ kind }) => kind === 'operation');
  expect(operations.length).toBeGreaterThan(3);
  for (const { link, careCard } of operations) {
    const after = rulesOfCard(careCard).emergency.filter((id) => groupOf(rules[id].words) === 'after-operation');
    const shown = unfolded(treatmentMarkup(link));
    const seen = after.filter((id) => shown.includes(ruleIn(hindi, id).replace(/ ?[[{].*/, '')));
    expect([link, seen.length >= 2]).toEqual([link, true]);
    expect(shown).toContain(hindi.words.care.groups['after-operation']);
  }
  expect(unfolded(treatmentMarkup('whilesurgery'))).toContain(ruleIn(hindi, 'operation-bleeding'));
});

// 'नहीं तो' could be heard as 'with more than this alone'.
test('a Hindi complaint’s milder case says that nothing graver holds', () => {
  const answers = regions.flatMap((region) =>
    region.symptoms.flatMap((symptom) => {
      const { soonestIf } = hindi.regions[region.id]?.symptoms[symptom.id] ?? {};
      const urgency = urgencyFor(symptom.feels);
      if (!soonestIf || urgency === 'emergency' || urgency === 'same-day') return [];
      return [{ soonestIf, answer: answersOf(symptom, hindi.words.answers, soonestIf)[0] }];
    }),
  );
  expect(answers.length).toBeGreaterThan(3);
  for (const { soonestIf, answer } of answers)
    expect(answer).toMatch(new RegExp(`^${soonestIf.replace(/[()]/g, '.')} आज ही डॉक्टर को दिखाएँ। ऐसा कुछ न हो, और सिर्फ़ यही तकलीफ़ हो, तो `));
});
