import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import type { Role } from '#desk/desk-env.ts';
import { keyRing } from '#encryption/keys.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { deskForBrowser } from '#tests/browser/desk-in-browser.ts';
import { clockStart } from '#tests/clock.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';

type DeskScreen = { name: string; path: string; role: Role };

const request = `/requests/${referenceAt(0)}`;

/** Every screen of the desk, as the person sees it who works there most. */
export const deskScreens: ReadonlyArray<DeskScreen> = [
  { name: 'desk-calls', path: '/', role: 'desk' },
  { name: 'desk-request', path: request, role: 'desk' },
  { name: 'desk-message', path: `/requests/${referenceAt(19)}`, role: 'desk' },
  { name: 'desk-send-text', path: `${request}/texts?language=hi`, role: 'desk' },
  { name: 'desk-ask', path: `${request}/ask`, role: 'desk' },
  { name: 'desk-number', path: `${request}/contact`, role: 'desk' },
  { name: 'desk-write-down', path: '/write-down', role: 'desk' },
  { name: 'desk-who-comes', path: '/bookings', role: 'desk' },
  { name: 'desk-for-you', path: '/for-you', role: 'doctor' },
  { name: 'desk-texts', path: '/texts', role: 'doctor' },
  { name: 'desk-text', path: '/texts/booked', role: 'doctor' },
  { name: 'desk-requests', path: '/requests', role: 'desk' },
  { name: 'desk-erase', path: `${request}/erase`, role: 'owner' },
  { name: 'desk-needs-a-look', path: '/requests?show=look', role: 'desk' },
  { name: 'desk-closed-days', path: '/closed-days', role: 'desk' },
  { name: 'desk-week', path: '/week', role: 'owner' },
  { name: 'desk-articles', path: '/articles', role: 'owner' },
  { name: 'desk-article-new', path: '/articles/new', role: 'owner' },
  { name: 'desk-article', path: '/articles/1', role: 'owner' },
  { name: 'desk-article-history', path: '/articles/1/history', role: 'owner' },
  { name: 'desk-article-pages', path: '/articles/pages', role: 'owner' },
  { name: 'desk-pages', path: '/pages', role: 'doctor' },
  { name: 'desk-page', path: '/pages/treatments/fisures', role: 'doctor' },
  { name: 'desk-remarks', path: '/pages/remarks', role: 'owner' },
  { name: 'desk-staff', path: '/staff', role: 'owner' },
  { name: 'desk-access', path: '/access', role: 'owner' },
  { name: 'desk-settings', path: '/settings', role: 'owner' },
  { name: 'desk-shortcuts', path: '/shortcuts', role: 'desk' },
  { name: 'desk-more', path: '/more', role: 'owner' },
  { name: 'desk-nothing-here', path: '/nothing', role: 'desk' },
];

const forReadme = [
  { name: 'desk-calls', path: request, role: 'desk' },
  { name: 'desk-signing', path: '/pages/treatments/fisures', role: 'doctor' },
] as const satisfies ReadonlyArray<DeskScreen>;

// The desk's font is optional: a page that comes before it has another. A picture waits.
const waitForFont = (page: Page) =>
  page.route('**/*.css', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: (await answer.text()).replace(/font-display:\s*optional/g, 'font-display:block') });
  });

/** The README's two pictures of the desk, as it looks in a window. */
export async function takeDeskForReadme(browser: Browser): Promise<void> {
  const desk = await deskForBrowser();
  try {
    await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
    for (const { name, path, role } of forReadme) {
      const page = await desk.open(browser, role, { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
      await waitForFont(page);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      await page.screenshot({ path: `.github/screens/${name}.jpg`, type: 'jpeg', quality: 72 });
      await page.context().close();
    }
  } finally {
    await desk.close();
  }
}

/** Takes the desk's screens, whole pages, with thirty people who do not exist: each at every width, light and dark. */
export async function takeDesk(
  browser: Browser,
  screens: ReadonlyArray<DeskScreen>,
  widths: Readonly<Record<number, number>>,
  folder: string,
) {
  const desk = await deskForBrowser();
  try {
    await putDeskRows(desk.env.DB, await keyRing([developmentSecret]), clockStart);
    await desk.tick();
    for (const [width, height] of Object.entries(widths))
      for (const colorScheme of ['light', 'dark'] as const) {
        const size = { width: Number(width), height };
        const options: BrowserContextOptions = {
          viewport: size,
          colorScheme,
          reducedMotion: 'reduce',
          ...(size.width < 768 && { hasTouch: true, isMobile: true }),
        };
        for (const role of new Set(screens.map((screen) => screen.role))) {
          const page = await desk.open(browser, role, options);
          await waitForFont(page);
          for (const { name, path } of screens.filter((screen) => screen.role === role)) {
            await page.goto(path);
            await page.evaluate(() => document.fonts.ready);
            await page.screenshot({ path: `${folder}/${name}.${width}.${colorScheme}.png`, fullPage: true });
          }
          await page.context().close();
        }
      }
  } finally {
    await desk.close();
  }
}
