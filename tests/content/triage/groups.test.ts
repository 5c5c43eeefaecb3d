import { expect, test } from 'vitest';
import { regions } from '#content/symptoms/regions.ts';
import { bandsOf, openGroupsOf } from '#content/symptoms/signs.ts';
import { inGroups, inOnePiece, rowsBeforeFolds } from '#content/triage/groups.ts';
import { answerFor } from '#content/triage/urgency-for.ts';

// A milder card had the title of a group twice, and rows for anybody under it.
test('a card without folds shows each group of people once', () => {
  const operated = Array.from({ length: 9 }, (_, at) => `after an operation, sign ${at}`);
  const rows = ['a sign', ...operated, 'another sign', 'you are pregnant, and ill'];
  expect(inOnePiece(rows, (row) => row)).toEqual({
    first: ['a sign', 'another sign'],
    open: [
      expect.objectContaining({ id: 'pregnant', rows: ['you are pregnant, and ill'] }),
      expect.objectContaining({ id: 'after-operation', rows: operated }),
    ],
    folds: [],
  });
});

// Thirty-five of forty-three complaints showed more than seven, loose motions eighteen.
test('every symptom shows at most seven signs before collapsing others', () => {
  const shown = regions.flatMap(({ id: region, symptoms }) =>
    symptoms.map((symptom) => {
      const bands = bandsOf(symptom).map(({ urgency, rows, most }) => {
        const { first, open } = inGroups(rows, (row) => row, { subjects: openGroupsOf(symptom), most });
        return { urgency, open: [...first, ...open.flatMap((group) => group.rows)] };
      });
      const answer = answerFor(symptom.feels)?.urgency;
      return {
        place: `${region}/${symptom.id}`,
        rows: bands.flatMap(({ open }) => open).length,
        hasEmergencies: bands.some(({ urgency, open }) => urgency === 'emergency' && open.length > 0),
        hasAnswer: bands.some(({ urgency, open }) => urgency === answer && open.length > 0),
      };
    }),
  );
  expect(shown.filter(({ rows, hasEmergencies, hasAnswer }) => rows > rowsBeforeFolds || !hasEmergencies || !hasAnswer)).toEqual([]);
  expect(shown.length).toBeGreaterThan(35);
});
