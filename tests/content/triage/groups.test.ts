import { expect, test } from 'vitest';
import { inOnePiece } from '#content/triage/groups.ts';

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
