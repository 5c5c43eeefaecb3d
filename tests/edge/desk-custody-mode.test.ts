import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { settingsFrom } from '#settings/settings.ts';
import { putDeskRows } from '#tests/desk-rows.ts';
import { startDesk } from '#tests/desk-site.ts';
import { startHttpBackend } from '#tests/http-backend.ts';

let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let site: Awaited<ReturnType<typeof startDesk>>;
beforeAll(async () => {
  backend = await startHttpBackend();
  site = await startDesk({ vars: { BACKEND_URL: backend.url } });
});
afterAll(async () => {
  await site?.close();
  await backend?.close();
});

async function send(fname: string) {
  const body = JSON.stringify({ fname, phone: '9812345670', consent: true, elapsedMs: 20_000 });
  return site.fetch('/api/callback', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}

test('with its own system the practice sees custody first', async () => {
  backend.setMode('ok');
  await send('Zubeida');
  backend.setMode(503);
  await send('Ishwar');
  const asDesk = await site.signIn('desk');
  const page = await (await asDesk('/')).text();
  expect(page).toContain('hands requests to the practice’s own system');
  expect(page).toMatch(/It took\s*<strong>1<\/strong> since midnight/);
  expect(page).toContain('The backend answers with status 503.');
  expect(page).toContain('Ishwar');
  expect(page).not.toContain('Zubeida');
});

// A practice that changes over has people to ring from before.
test('what is left to ring comes before custody', async () => {
  const { encryptionKeys } = settingsFrom({ MODE: 'local' });
  await putDeskRows(site.env.DB, await keyRing(encryptionKeys), Date.now());
  const asDesk = await site.signIn('desk');
  expect(await (await asDesk('/')).text()).toContain('Sunita Kulkarni');
  expect(await (await asDesk('/custody')).text()).toContain('hands requests to the practice’s own system');
});
