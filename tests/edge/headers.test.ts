import { readdirSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RawAnswer, type RawRequest, rawRequest } from '#tests/raw-request.ts';
import { observatoryScore } from '#tests/security/observatory.ts';
import { startSite } from '#tests/site.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const json = { 'Content-Type': 'application/json' };
const asset = (ending: string) =>
  `/assets/${readdirSync(new URL('../../dist/public/assets/', import.meta.url)).find((file) => file.endsWith(ending))}`;

/** One of every kind of answer, and the status that it comes with. */
const kinds: Readonly<Record<string, RawRequest & { status: number }>> = {
  'a prerendered page': { path: '/privacy', status: 200 },
  'a rendered page': { path: '/blog', status: 200 },
  'a kept page': { path: '/blog', status: 200 },
  'a form': { path: '/callback', status: 200 },
  'a drawing': { path: '/images/hero-1.svg', status: 200 },
  'a drawing in a folder': { path: '/images/cases/case-1.svg', status: 200 },
  'an icon': { path: '/icons/groups/liver.svg', status: 200 },
  'a script': { path: asset('.js'), status: 200 },
  'a style sheet': { path: asset('.css'), status: 200 },
  'a font': { path: asset('.woff2'), status: 200 },
  'a prerendered payload': { path: '/RSC/R/privacy.txt', status: 200 },
  'a rendered payload': { path: '/RSC/R/blog.txt', status: 200 },
  'an index': { path: '/treatment-index.json', status: 200 },
  'the health report': { path: '/healthz', status: 200 },
  'a call of the embedded backend': { path: '/api/v1/dynamic/Blog', status: 200 },
  'a redirect of the static server': { path: '/privacy/', status: 307 },
  'a redirect of ours': { path: '/testimonials', status: 308 },
  'a redirect of the framework': { path: '/contact/again', status: 307 },
  'a missing page': { path: '/nope', status: 404 },
  'a missing post': { path: '/blog/nope', status: 404 },
  'a missing drawing': { path: '/images/nope.svg', status: 404 },
  'a missing payload': { path: '/RSC/nope', status: 404 },
  'a missing call': { path: '/api/v1/nope', status: 404 },
  'a method that a page does not take': { method: 'POST', path: '/privacy', status: 405 },
  'a method that the Worker does not take': { method: 'PUT', path: '/blog', status: 405 },
  'a form post of another site': {
    method: 'POST',
    path: '/api/contact',
    headers: { ...json, Origin: 'https://evil.example' },
    body: '{}',
    status: 403,
  },
  'a form post that is too large': {
    method: 'POST',
    path: '/api/contact',
    headers: json,
    body: `{"a":"${'x'.repeat(20_000)}"}`,
    status: 413,
  },
  'a form post of a wrong type': {
    method: 'POST',
    path: '/api/contact',
    headers: { 'Content-Type': 'text/plain' },
    body: '{}',
    status: 415,
  },
  'a form post with gaps': { method: 'POST', path: '/api/contact', headers: json, body: '{}', status: 400 },
  'a form shown again': { method: 'POST', path: '/api/contact', headers: form, body: 'fullName=Asha', status: 400 },
  'a form that is too large, shown again': { method: 'POST', path: '/api/contact', headers: form, body: 'x'.repeat(20_000), status: 413 },
  'a success without a script': {
    ...{ method: 'POST', path: '/api/callback', headers: form, status: 303 },
    body: 'fname=Asha&phone=9876543210&consent=on',
  },
  'a report of the policy': { method: 'POST', path: '/_csp', headers: json, body: '[]', status: 204 },
};

let site: Awaited<ReturnType<typeof startSite>>;
let notSetUp: Awaited<ReturnType<typeof startSite>>;
const answers = new Map<string, RawAnswer>();
beforeAll(async () => {
  [site, notSetUp] = await Promise.all([startSite(), startSite({ vars: { MODE: 'production', OUTBOX_KEYS: '' }, samples: false })]);
  await site.tick();
  for (const [kind, request] of Object.entries(kinds)) answers.set(kind, await rawRequest(site.url, request));
  answers.set('a site that is not set up', await rawRequest(notSetUp.url, { path: '/blog' }));
  const tag = String(answers.get('a kept page')?.headers.etag);
  answers.set('a page that has not changed', await rawRequest(site.url, { path: '/blog', headers: { 'If-None-Match': tag } }));
});
afterAll(() => Promise.all([site?.close(), notSetUp?.close()]));

const unchanged = 'a page that has not changed';
const always = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
};

function each<T>(see: (answer: RawAnswer, kind: string) => T): Record<string, T> {
  return Object.fromEntries([...answers].map(([kind, answer]) => [kind, see(answer, kind)]));
}

function all<T>(value: T): Record<string, T> {
  return each(() => value);
}

test('each kind of answer has the status that it should', () => {
  const expected = {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, { status }]) => [kind, status])),
    'a site that is not set up': 503,
  };
  expect(each(({ status }) => status)).toEqual({ ...expected, [unchanged]: 304 });
});

test('every answer, whatever its kind, has every security header once', () => {
  for (const [name, value] of Object.entries(always)) expect(each(({ headers }) => headers[name])).toEqual(all(value));
  expect(each(({ headers }) => /camera=\(\).*geolocation=\(\)/.test(String(headers['permissions-policy'])))).toEqual(all(true));
});

test('every answer with a body has one policy, which starts from nothing and allows nothing inline', () => {
  const policies = each(({ headers }) => String(headers['content-security-policy']));
  for (const [kind, policy] of Object.entries(policies).filter(([name]) => name !== unchanged)) {
    expect([kind, policy]).toEqual([kind, expect.stringMatching(/^default-src 'none'; /)]);
    expect([kind, policy.match(/default-src/g)?.length]).toEqual([kind, 1]);
    expect([kind, policy]).toEqual([kind, expect.not.stringMatching(/unsafe-inline|unsafe-eval|nonce-|,/)]);
    expect([kind, policy]).toEqual([kind, expect.stringContaining("frame-ancestors 'none'")]);
  }
});

test('an answer that says that nothing changed leaves the policy of the browser’s copy alone', () => {
  expect(answers.get(unchanged)?.headers['content-security-policy']).toBeUndefined();
});

test('every answer scores 125 or more by the Observatory’s rules', () => {
  const scores = each(({ headers, text }) =>
    observatoryScore({ ...headers, 'set-cookie': headers['set-cookie']?.join() } as Record<string, string>, text),
  );
  delete scores[unchanged];
  expect(Object.entries(scores).filter(([, score]) => score < 125)).toEqual([]);
});

test('no answer sets a cookie or opens itself to other origins', () => {
  expect(each(({ headers }) => headers['set-cookie'] ?? headers['access-control-allow-origin'])).toEqual(all(undefined));
});

test('what was typed comes back in an answer that no cache may keep', () => {
  for (const kind of [
    'a form shown again',
    'a form post with gaps',
    'a form that is too large, shown again',
    'a form post of another site',
  ])
    expect([kind, answers.get(kind)?.headers['cache-control']]).toEqual([kind, 'private, no-store']);
});

test('a payload opened by itself is text, never markup', () => {
  for (const kind of ['a prerendered payload', 'a rendered payload'])
    expect(answers.get(kind)?.headers['content-type']).toMatch(/^text\/plain/);
});
