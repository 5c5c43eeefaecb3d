import { expect, test } from 'vitest';
import { lostSignatures } from '#checks/reviews.ts';

const days = { on: '2026-11-25', next: '2028-11-25' };

test('names a page that changed since it was signed', () => {
  const pages = [
    { id: 'treatments/fisures', name: 'Anal fissure', review: { state: 'signed', by: 'Dr. A', ...days } },
    { id: 'treatments/polyps', name: 'Stomach polyps', review: { state: 'changed since review' } },
    { id: 'triage', name: 'Rulebook', review: { state: 'awaiting review' } },
  ] as const;
  expect(lostSignatures(pages)).toEqual(['treatments/polyps: changed since review']);
});
