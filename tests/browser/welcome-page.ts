import type { Page } from 'playwright-core';
import { build } from 'vite';

/** The welcome screen as a practice gets it that has switched it on: the real section and island, the flag alone changed. */
async function switchedOn(): Promise<string> {
  const entry = 'virtual:welcome';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // As in the build that is served, though tests run in another mode.
    oxc: { jsx: { development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, rolldownOptions: { input: entry } },
    plugins: [
      {
        name: 'welcome-switched-on',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `import { createElement } from 'react';
               import { createRoot } from 'react-dom/client';
               import { WelcomeScreen } from '#sections/welcome-screen.tsx';
               createRoot(document.getElementById('welcome')).render(createElement(WelcomeScreen));`
            : undefined,
        transform: (code, id) => (id.endsWith('content/practice.ts') ? code.replace('welcome: false', 'welcome: true') : undefined),
      },
    ],
  });
  if (!('output' in result)) throw new Error('The build gave no output.');
  return result.output[0].code;
}

let script: Promise<string> | undefined;

/**
 * Shows the built privacy page with the welcome screen in the place of the site's own script; time stands until the
 * page's clock is told to run.
 */
export async function openWelcome(page: Page, site: string): Promise<void> {
  script ??= switchedOn();
  const body = await script;
  await page.route('**/welcome.js', (route) => route.fulfill({ contentType: 'text/javascript', body }));
  await page.route('**/privacy', async (route) => {
    const response = await route.fetch();
    const html = (await response.text())
      .replace(/<script async[^>]*><\/script>/, '')
      .replace('</body>', '<div id="welcome"></div><script type="module" src="/welcome.js"></script></body>');
    await route.fulfill({ response, body: html });
  });
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(100);
  await page.goto(`${site}/privacy`);
  await page.locator('.welcome').waitFor({ state: 'attached' });
}
