import { expect, test } from 'vitest';
import { answersIn } from '#commands/cloudflare/outbox-database.ts';
import { complaintIn } from '#commands/cloudflare/wrangler.ts';

// What the tool prints, of a database here and of the live one, as its version 4.151 writes them.
const row = { ref: 'GI-7K3Q-92', held_reason: 'links' };
const here = JSON.stringify([{ results: [{ ...row, iv: '[1, 2]', ciphertext: '[]' }], success: true, meta: { duration: 0 } }], null, 2);
const live = JSON.stringify([
  {
    results: [{ ...row, iv: [1, 2], ciphertext: [] }],
    success: true,
    meta: { served_by: 'v3-prod', duration: 0.2, changes: 0, rows_read: 1 },
  },
  { results: [], success: true, meta: { duration: 0.1 } },
]);

test('staff read the same of the live database as of one here', () => {
  const expected = { ...row, iv: [1, 2], ciphertext: [] };
  expect(answersIn(here)[0]?.results).toEqual([expected]);
  expect(answersIn(`\n${live}\n`).map(({ results }) => results)).toEqual([[expected], []]);
});

test('who is not logged in is told what to do; any other complaint comes in the tool’s own words', () => {
  const token = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.";
  for (const said of [`\n${JSON.stringify({ error: { text: token } }, null, 2)}\n`, `\u001b[31m✘ [ERROR] ${token}`, '{"loggedIn":false}'])
    expect(complaintIn(said)).toMatch(/^Nobody is logged in.*npx wrangler login/);
  expect(complaintIn(JSON.stringify({ error: { text: 'no such table: "outbox"' } }, null, 2))).toBe('no such table: "outbox"');
  expect(complaintIn(' something else \n')).toBe('something else');
});
