import { expect, test } from 'vitest';
import { readContentFiles } from '#checks/content-files.ts';
import { notFirstHand } from '#checks/not-first-hand.ts';
import { primaryKindOf } from '#checks/source-counts.ts';
import { triageEvidence } from '#content/triage/evidence.ts';

const sources = [
  ...(await readContentFiles()).flatMap(({ page }) => Object.values(page.evidence.sources)),
  ...Object.values(triageEvidence.sources),
];

test('every source that is not primary has a reason', () => {
  const addresses = new Set(sources.filter((source) => !primaryKindOf(source)).map(({ url }) => url));
  expect([...addresses].toSorted()).toEqual(Object.keys(notFirstHand).toSorted());
});

test('at least ninety-five in a hundred sources are primary', () => {
  expect(sources.filter((source) => primaryKindOf(source)).length / sources.length).toBeGreaterThanOrEqual(0.95);
});
