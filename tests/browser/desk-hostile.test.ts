import { expect, test } from 'vitest';
import { openHostileDesk } from '#tests/desk/check/hostile-words.ts';
import { startDesk } from '#tests/desk-site.ts';
import { sharedBrowser } from './chromium.ts';

test('nothing that somebody wrote runs at the desk', async () => {
  const site = await startDesk();
  try {
    const { opened, held, ...done } = await openHostileDesk(site, await sharedBrowser());
    expect(done).toEqual({ ran: [], away: [] });
    // The trial is a fair one: the words are on the screens.
    expect(held).toBeGreaterThan(opened / 3);
  } finally {
    await site.close();
  }
});
