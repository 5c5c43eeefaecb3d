import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { turnstileField, turnstileHost } from '#content/robot-check.ts';
import { pagePolicyWith, securityHeaders } from '#edge/http/policy.ts';
import { startHttpBackend } from '#tests/http-backend.ts';
import { startSiteverify } from '#tests/siteverify.ts';
import { desktop } from './chromium.ts';
import { siteWith } from './visit.ts';

const siteKey = 'of-the-widget';
let backend: Awaited<ReturnType<typeof startHttpBackend>>;
let siteverify: Awaited<ReturnType<typeof startSiteverify>>;
const { visit, site } = siteWith(async () => {
  [backend, siteverify] = await Promise.all([startHttpBackend(), startSiteverify()]);
  const vars = { TURNSTILE_SITE_KEY: siteKey, TURNSTILE_SECRET: 'x', TURNSTILE_URL: siteverify.url, BACKEND_URL: backend.url };
  return { vars, samples: false };
});
afterAll(() => Promise.all([backend?.close(), siteverify?.close()]));

// The form as built with Turnstile switched on, without a second build of the site.
const entry = `
  import { createElement } from 'react';
  import { createRoot } from 'react-dom/client';
  import { EnglishContactForm } from '#islands/forms/english-forms.tsx';
  createRoot(document.getElementById('trial')).render(createElement(EnglishContactForm));`;
let script: string;
beforeAll(async () => {
  const trial = {
    name: 'trial',
    resolveId: (id: string) => (id === 'trial' ? fileURLToPath(new URL('../../src/trial.js', import.meta.url)) : undefined),
    load: (id: string) => (id.endsWith('src/trial.js') ? entry : undefined),
  };
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    mode: 'production',
    define: { __TURNSTILE_SITE_KEY__: JSON.stringify(siteKey) },
    plugins: [trial],
    build: { write: false, minify: false, rolldownOptions: { input: 'trial' } },
  });
  script = 'output' in built ? (built.output[0].code ?? '') : '';
});

// Replaces Cloudflare's script, which is unreachable here, and sets a token as theirs does.
const widget = (token: string) => `
  let renders = 0;
  const put = (box) => { box.firstChild.value = ${JSON.stringify(token)} + '-' + ++renders; };
  const boxes = new Map();
  window.turnstile = {
    render(box, { sitekey, language }) {
      const field = document.createElement('input');
      field.type = 'hidden';
      field.name = ${JSON.stringify(turnstileField)};
      box.dataset.of = sitekey;
      box.dataset.language = language;
      box.appendChild(field);
      put(box);
      boxes.set('w' + boxes.size, box);
      return 'w' + (boxes.size - 1);
    },
    reset: (id) => put(boxes.get(id)),
    remove: (id) => boxes.delete(id),
  };
  try { document.createElement('div').innerHTML = '<b>x</b>'; } catch (error) { document.body.dataset.refused = error.name; }
  try { trustedTypes.createPolicy('other', {}); } catch { document.body.dataset.refused += ', no policy of its own'; }`;

async function openTrial(page: Page, answer: { body: string } | 'unreachable'): Promise<{ violations: string[]; asked: string[] }> {
  const violations: string[] = [];
  const asked: string[] = [];
  await page.exposeFunction('noteViolation', (text: string) => violations.push(text));
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      (globalThis as unknown as { noteViolation: (text: string) => void }).noteViolation(`${effectiveDirective} ${blockedURI}`),
    ),
  );
  await page.route(`${turnstileHost}/**`, (route) => {
    asked.push(route.request().url());
    return answer === 'unreachable' ? route.abort() : route.fulfill({ contentType: 'text/javascript', ...answer });
  });
  await page.route('**/trial.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/trial', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: { ...securityHeaders, 'Content-Security-Policy': pagePolicyWith(siteKey) },
      body: '<!DOCTYPE html><html lang="hi-IN"><title>Trial</title><button>Elsewhere</button><div id="trial"></div><script type="module" src="/trial.js"></script>',
    }),
  );
  await page.goto(`${site().url}/trial`);
  await page.getByLabel('Full Name').waitFor();
  return { violations, asked };
}

async function fillAndSend(page: Page, name: string): Promise<string> {
  await page.getByLabel('Full Name').fill(name);
  await page.getByLabel('Email').fill('asha@example.com');
  await page.getByLabel('Phone number').fill('020 2567 8901');
  await page.getByLabel('Message').fill('May I bring my scans?');
  await page.getByRole('button', { name: 'Send message' }).click();
  return (await page.getByText(/^GI-/).textContent()) ?? '';
}

async function stateOf(reference: string): Promise<unknown> {
  return site().env.DB.prepare('SELECT state, held_reason FROM requests WHERE reference = ?').bind(reference).first();
}

// Afterwards the check loads, and the request succeeds.
test('Cloudflare Turnstile is not loaded before a form is used', async () => {
  await using visited = await visit('/privacy', desktop);
  const { page } = visited;
  const { violations, asked } = await openTrial(page, { body: widget('good') });
  await page.mouse.move(50, 50);
  await page.getByRole('button', { name: 'Elsewhere' }).click();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByLabel('Full Name').focus();
  await page.locator(`[data-of="${siteKey}"][data-language="hi"] input[name="${turnstileField}"]`).waitFor({ state: 'attached' });
  expect(asked).toEqual([`${turnstileHost}/turnstile/v0/api.js?render=explicit`]);
  expect(await stateOf(await fillAndSend(page, 'Asha Kulkarni'))).toEqual({ state: 'delivered', held_reason: null });
  expect(siteverify.asked.map(({ response }) => response)).toEqual(['good-1']);
  expect(backend.received.at(-1)?.body).not.toContain('good-1');
  // Another message gets another token.
  await page.waitForFunction((name) => document.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value === 'good-2', turnstileField);
  // The policy restricts its script as it does ours: no markup from strings, no other scripts.
  expect(await page.getAttribute('body', 'data-refused')).toBe('TypeError, no policy of its own');
  expect(violations).toEqual(['require-trusted-types-for trusted-types-sink', 'trusted-types trusted-types-policy']);
});

// Held for staff to check.
test('a form is accepted when Cloudflare Turnstile is unreachable', async () => {
  await using visited = await visit('/privacy', desktop);
  const { page } = visited;
  const { violations, asked } = await openTrial(page, 'unreachable');
  expect(await stateOf(await fillAndSend(page, 'Sunita Rao'))).toEqual({ state: 'held', held_reason: 'not-checked' });
  expect(asked.length).toBe(1);
  expect(violations).toEqual([]);
});
