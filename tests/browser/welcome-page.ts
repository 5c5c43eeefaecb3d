import type { Page } from 'playwright-core';
import { build } from 'vite';

/** Bundles the real section and island with the welcome screen switched on. */
async function switchedOn(): Promise<string> {
  const entry = 'virtual:welcome';
  const result = await build({
    configFile: false,
    logLevel: 'error',
    // The production mode, which tests do not run in.
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
 * Opens the built privacy page with the welcome screen instead of the site's script. Time stops until the page's clock is
 * advanced.
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
