import { afterAll, beforeAll, expect, test } from 'vitest';
import { deskPolicy } from '#desk/frame/headers.ts';
import { known, seedForTrials, trials } from '#tests/desk/route-trials.ts';
import { type Ask, startDesk } from '#tests/desk-site.ts';

let site: Awaited<ReturnType<typeof startDesk>>;
let as: Ask;
beforeAll(async () => {
  site = await startDesk();
  await seedForTrials(site);
  as = await site.signIn('owner');
});
afterAll(() => site?.close());

const screens = () => trials(known).filter(({ method }) => method === 'GET');

test('every desk screen forbids framing, caching and foreign scripts', async () => {
  const doctor = await site.signIn('doctor');
  for (const { address } of screens())
    for (const ask of [as, doctor, site.desk]) {
      const { status, headers } = await ask(address);
      const policy = headers.get('content-security-policy') ?? '';
      expect([address, policy]).toEqual([address, expect.stringMatching(/frame-ancestors '(?:none|self)'/)]);
      expect([address, policy]).toEqual([address, expect.stringMatching(/default-src 'none'/)]);
      expect([address, /unsafe|\*|https?:(?!\/\/)|strict-dynamic/.exec(policy)?.[0]]).toEqual([address, undefined]);
      if (policy.includes("frame-ancestors 'none'")) expect([address, headers.get('x-frame-options')]).toEqual([address, 'DENY']);
      expect([address, status, headers.get('cache-control')]).toEqual([address, status, expect.stringMatching(/no-store/)]);
      expect([address, headers.get('x-content-type-options')]).toEqual([address, 'nosniff']);
      expect([address, headers.get('cross-origin-resource-policy')]).toEqual([address, 'same-origin']);
      expect([address, headers.get('referrer-policy')]).toEqual([address, 'same-origin']);
      expect([address, headers.get('x-robots-tag')]).toEqual([address, 'noindex, nofollow']);
      expect([address, headers.get('set-cookie')]).toEqual([address, null]);
      expect([address, headers.get('access-control-allow-origin')]).toEqual([address, null]);
    }
});

test('the desk ignores unknown ?flash= values', async () => {
  const hostile = [
    '<script>alert(1)</script>',
    'constructor',
    '__proto__',
    'toString',
    '"><img src=x onerror=alert(1)>',
    'Your%20account',
    'x'.repeat(5_000),
    '%00',
    '%E0%A4',
  ];
  const plain = await (await as('/more')).text();
  for (const said of hostile) {
    const answer = await as(`/more?flash=${said.includes('%') ? said : encodeURIComponent(said)}`);
    expect([said.slice(0, 40), answer.status, (await answer.text()) === plain]).toEqual([said.slice(0, 40), 200, true]);
  }
  expect(await (await as('/more?flash=released')).text()).not.toBe(plain);
});

test('no desk screen contains an inline script, style or handler', async () => {
  const inline = /<script(?![^>]* src="\/desk\/)|<style|\son[a-z]+=|\sstyle=|javascript:|srcdoc=/i;
  for (const { address } of screens()) {
    const answer = await as(address);
    if (!answer.headers.get('content-type')?.includes('text/html')) continue;
    // A preview is the site's page with its scripts, which its policy does not run.
    const runsNothing = !answer.headers.get('content-security-policy')?.includes('script-src');
    const text = await answer.text();
    expect([address, inline.exec(runsNothing ? text.replace(/<script[\s\S]*?<\/script>/g, '') : text)?.[0]]).toEqual([address, undefined]);
  }
});

// When a session has ended, Access redirects a post to its sign-in page.
test('the desk’s CSP allows form submissions to desk and Access only', async () => {
  const policy = (await as('/more')).headers.get('content-security-policy') ?? '';
  expect(/form-action [^;]*/.exec(policy)?.[0]).toBe(`form-action 'self' ${site.access.team}`);
  expect(policy.replace(` ${site.access.team}`, '')).toBe(deskPolicy);
});

// The site's own 404 page must not appear on the desk's host.
test('the desk returns an empty 404 for a missing site file', async () => {
  for (const path of ['/images/nope.svg', '/assets/nope.js', '/icons/', '/media/nope', '/share/nope.png']) {
    const answer = await site.desk(path);
    expect([path, answer.status, await answer.text()]).toEqual([path, 404, '']);
  }
});

test('proxied site files set no cookie and block path traversal', async () => {
  for (const path of ['/icons/icon.svg', '/images/hero-1.svg']) {
    const answer = await as(path);
    expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 200, null]);
  }
  // Paths that climb out of the public folders are refused.
  for (const path of [
    '/api/v1/photo/../appointement',
    '/api/v1/photo/%2e%2e/appointement',
    '/assets/..%2f..%2fapi/v1/appointement',
    '/icons/../api/v1/inquiry',
  ])
    expect([path, [401, 404].includes((await site.desk(path)).status)]).toEqual([path, true]);
});
