import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import { cardOf, type RuleId } from '#content/triage.ts';

const files = await readContentFiles();
const lists = (name: string, id: RuleId) =>
  files.some(({ name: each, page }) => each === name && cardOf([id]).emergency.every((row) => page.careCard.emergency.includes(row)));
const textOf = (name: string) => {
  const { evidence: _, ...said } = files.find((file) => file.name === name)?.page ?? { evidence: null };
  return JSON.stringify(said);
};

// Infection overwhelms within hours without a spleen, which leaves with the tail of the pancreas.
test('pages on spleen removal list later fever as an emergency', () => {
  expect(lists('pancreaticcancer', 'no-spleen-fever')).toBe(true);
  expect(lists('postoperative-care', 'no-spleen-fever')).toBe(true);
});

// A toxic colon swells while loose stools go on, so the row on a blocked bowel does not fit it.
test('a belly swelling in a bowel-disease flare is an emergency', () => {
  expect(lists('inflammatoryboweldiseases', 'belly-swells-fast')).toBe(true);
  expect(textOf('inflammatoryboweldiseases')).toMatch(/belly that swells in a flare, even with loose stools/);
});

// One line sent this fever to a doctor that day, another to an ambulance.
test('the after-operation page sends fever with shivering to 112', () => {
  expect(textOf('postoperative-care')).toMatch(/\{Fever\} or more with shivering[^.]*: call 112 or 108/);
});

// Thirty days alone were twenty times rosier than ninety.
test('the gallbladder cancer page gives deaths at 30 and 90 days', () => {
  expect(textOf('gallbladdercancer')).toMatch(/"mainRisk":"[^"]*\{ninetyDeaths\}[^"]*\{fullDied\}/);
});
