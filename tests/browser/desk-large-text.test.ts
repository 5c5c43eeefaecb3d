import { afterAll, beforeAll, expect, test } from 'vitest';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import { sharedBrowser } from './chromium.ts';
import { deskForBrowser } from './desk-in-browser.ts';

let desk: Awaited<ReturnType<typeof deskForBrowser>>;
beforeAll(async () => {
  desk = await deskForBrowser();
  await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
});
afterAll(() => desk?.close());

// 'More' and 'Email' were cut off at the edge, and the header said 'D e s k' in a column of letters.
test.each([320, 412])('at %i px twice the text cuts no button off', async (width) => {
  const size = { viewport: { width, height: 740 }, hasTouch: true, isMobile: true };
  const page = await desk.open(await sharedBrowser(), 'doctor', size);
  // The second has a phone, WhatsApp and e-mail.
  for (const path of ['/', `/requests/${referenceAt(9)}`, '/more']) {
    await page.goto(path);
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
    const cut = await page.locator('header a, header p > span, nav.foot a, .action-bar a, .action-bar button').evaluateAll((all) =>
      all.flatMap((one) => {
        const { left, right, height } = one.getBoundingClientRect();
        const isColumn = one.nodeName === 'SPAN' && height > 2.5 * Number.parseFloat(getComputedStyle(one).fontSize);
        return one.checkVisibility() && (left < 0 || right > innerWidth || isColumn) ? [one.textContent] : [];
      }),
    );
    expect([path, cut]).toEqual([path, []]);
  }
  await page.context().close();
});
