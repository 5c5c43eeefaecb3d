import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { deskForBrowser } from '#tests/browser/desk-in-browser.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { enginesForTests } from './engines.ts';
import { click, sees } from './steps.ts';
import { withHeaders } from './with-headers.ts';

const engines = enginesForTests();
let desk: Awaited<ReturnType<typeof deskForBrowser>>;
let front: Awaited<ReturnType<typeof withHeaders>>;

beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
  front = await withHeaders(desk.browserUrl, desk.signedInAs('desk'));
});
afterAll(async () => {
  await front?.close();
  await desk?.close();
});

// Each engine takes a person of its own from the list.
test.for(engines.map((engine, at) => ({ ...engine, place: at + 3 })))(
  '$name: recording an unanswered call shows the next due time',
  async ({ open, place }) => {
    await using tab = await open(front.url, 360);
    await click(tab, `a[data-line="${referenceAt(place)}"]`);
    await expect.poll(() => tab.run(() => document.querySelector('.action-bar [data-call]')?.getAttribute('href'))).toMatch(/^tel:/);
    await click(tab, 'button[value="no-answer"]');
    await sees(tab, 'main [role=status]', /no answer, again at \d\d:\d\d/);
  },
);
