import { expect, test } from 'vitest';
import { hrefOfTreatment, treatments } from '#content/catalogue.ts';
import { hrefOfService, servicePages } from '#content/service-catalogue.ts';
import { siteForTests } from './visit.ts';

const { visit, site } = siteForTests();

// At 360 px: someone who is afraid sees the signs and the numbers without scrolling far.
test('on phones every emergency card is at most 700 px high', async () => {
  await using visited = await visit('/robots.txt', { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const { page } = visited;
  const high: string[] = [];
  const pages = [...treatments.map(hrefOfTreatment), ...servicePages.map(hrefOfService)];
  for (const href of pages) {
    await page.goto(site().url + href);
    const height = await page.locator('.care-card-emergency').evaluate((card) => {
      const end = card.querySelector('details')?.getBoundingClientRect().top ?? card.getBoundingClientRect().bottom;
      return end - card.getBoundingClientRect().top;
    });
    if (height > 700) high.push(`${href}: ${height}`);
  }
  expect(high).toEqual([]);
});
