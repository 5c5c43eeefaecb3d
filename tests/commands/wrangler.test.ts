import { expect, test } from 'vitest';
import { complaintIn } from '#commands/cloudflare/wrangler.ts';

test('explains how to log in to Cloudflare', () => {
  const token = "In a non-interactive environment, it's necessary to set a CLOUDFLARE_API_TOKEN environment variable for wrangler to work.";
  for (const said of [`\n${JSON.stringify({ error: { text: token } }, null, 2)}\n`, `\u001b[31m✘ [ERROR] ${token}`, '{"loggedIn":false}'])
    expect(complaintIn(said)).toMatch(/^Nobody is logged in.*npx wrangler login/);
  expect(complaintIn(JSON.stringify({ error: { text: 'no such table: "requests"' } }, null, 2))).toBe('no such table: "requests"');
  expect(complaintIn(' something else \n')).toBe('something else');
});
