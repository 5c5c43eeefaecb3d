import { test } from 'vitest';
import { siteForTests } from './visit.ts';

const { visit } = siteForTests();
const pages = (process.env.SHOTS ?? '').split('|');
for (const scheme of (process.env.SCHEMES ?? 'light').split(',') as ('light' | 'dark')[])
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const)
    test(`shots ${scheme} ${width}`, async () => {
      for (const one of pages) {
        const [path = '', typed] = one.split('#type:');
        await using v = await visit(path, { viewport: { width, height }, colorScheme: scheme });
        if (typed) {
          await v.page.locator('main input[type=search]').first().click();
          await v.page.waitForTimeout(1200);
          await v.page.keyboard.type(typed, { delay: 30 });
          await v.page.waitForTimeout(400);
        }
        if (path.includes('menu'))
          await v.page
            .getByRole('button', { name: 'Open menu' })
            .click()
            .catch(() => undefined);
        await v.page.screenshot({ path: `/tmp/search-shots/${one.replace(/\W+/g, '_')}-${width}-${scheme}.png`, fullPage: false });
        if (v.problems.length) console.log(one, v.problems.slice(0, 3));
      }
    });
