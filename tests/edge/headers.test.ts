import { afterAll, beforeAll, expect, test } from 'vitest';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { barePolicy, localPagePolicy, pagePolicy } from '#edge/http/policy.ts';
import { type RawAnswer, rawRequest } from '#tests/raw-request.ts';
import { policyWeaknesses } from '#tests/security/policy-weaknesses.ts';
import { startSite } from '#tests/site.ts';
import { kinds } from './kinds-of-answers.ts';

let site: Awaited<ReturnType<typeof startSite>>;
let notSetUp: Awaited<ReturnType<typeof startSite>>;
const answers = new Map<string, RawAnswer>();
beforeAll(async () => {
  [site, notSetUp] = await Promise.all([startSite(), startSite({ vars: { MODE: 'production', OUTBOX_KEYS: '' }, samples: false })]);
  await site.tick();
  for (const [kind, request] of Object.entries(kinds)) answers.set(kind, await rawRequest(site.url, request));
  answers.set('a site that is not set up', await rawRequest(notSetUp.url, { path: '/blog' }));
  answers.set('a form post to a site that is not set up', await rawRequest(notSetUp.url, asScript));
  const { headers, text = '' } = answers.get('a stored page') ?? {};
  const tag = String(headers?.etag);
  answers.set(storedData, await rawRequest(site.url, { path: /data-at="([^"]+)"/.exec(text)?.[1] ?? '/nowhere' }));
  answers.set('a page that has not changed', await rawRequest(site.url, { path: '/blog', headers: { 'If-None-Match': tag } }));
});
afterAll(() => Promise.all([site?.close(), notSetUp?.close()]));

const asScript = { method: 'POST', path: '/api/callback', headers: { 'Content-Type': 'application/json' }, body: '{"fname":"Asha"}' };
const unchanged = 'a page that has not changed';
const storedData = 'the data of a stored page';
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

test('each kind of response has its expected status', () => {
  const expected = {
    ...Object.fromEntries(Object.entries(kinds).map(([kind, { status }]) => [kind, status])),
    'a site that is not set up': 503,
    'a form post to a site that is not set up': 503,
    [storedData]: 200,
  };
  expect(each(({ status }) => status)).toEqual({ ...expected, [unchanged]: 304 });
});

test('a site without settings returns 503 with the phone number', () => {
  const page = answers.get('a site that is not set up');
  expect(page?.headers['content-type']).toContain('text/html');
  expect(page?.text).toContain(`<a href="${phoneLink}">${phoneAsRead}</a>`);
  expect(page?.text).toContain('tel:112');
  const form = answers.get('a form post to a site that is not set up');
  expect(JSON.parse(form?.text ?? '')).toEqual({ outcome: 'not-received', message: expect.stringContaining(phoneAsRead) });
  for (const { text, headers } of [page, form].flatMap((answer) => answer ?? []))
    expect([text, headers['cache-control'], headers['retry-after']]).toEqual([
      expect.not.stringMatching(/DB|KEYS|secret/i),
      'private, no-store',
      '300',
    ]);
});

test('every response has every security header exactly once', () => {
  for (const [name, value] of Object.entries(always)) expect(each(({ headers }) => headers[name])).toEqual(all(value));
  expect(each(({ headers }) => /camera=\(\).*geolocation=\(\)/.test(String(headers['permissions-policy'])))).toEqual(all(true));
});

test('every response with a body has exactly one strict CSP', () => {
  const policies = each(({ headers }) => String(headers['content-security-policy']));
  for (const [kind, policy] of Object.entries(policies).filter(([name]) => name !== unchanged)) {
    expect([kind, policy]).toEqual([kind, expect.stringMatching(/^default-src 'none'; /)]);
    expect([kind, policy.match(/default-src/g)?.length]).toEqual([kind, 1]);
    expect([kind, policy]).toEqual([kind, expect.not.stringMatching(/unsafe-inline|unsafe-eval|nonce-|,/)]);
    expect([kind, policy]).toEqual([kind, expect.stringContaining("frame-ancestors 'none'")]);
    expect([kind, policyWeaknesses(policy)]).toEqual([kind, []]);
  }
});

test('pages get the page CSP, other responses a stricter one', () => {
  const policyOf = (kind: string) => answers.get(kind)?.headers['content-security-policy'];
  for (const kind of ['a prerendered page', 'a rendered page', 'a stored page', 'a missing post', 'a form shown again'])
    expect([kind, policyOf(kind)]).toEqual([kind, localPagePolicy]);
  for (const kind of ['a prerendered payload', 'a script', 'the health report', 'a form post with gaps', 'a missing call'])
    expect([kind, policyOf(kind)]).toEqual([kind, barePolicy()]);
});

test('the CSP on a public host includes upgrade-insecure-requests', async () => {
  for (const kind of ['a prerendered page', 'a stored page', 'a form', 'a missing post', 'a prerendered payload']) {
    const { path = '/', headers = {} } = kinds[kind] ?? {};
    const answer = await rawRequest(site.url, { path, headers: { ...headers, host: 'practice.example' } });
    expect([kind, answer.headers['content-security-policy']]).toEqual([kind, kind.endsWith('payload') ? barePolicy() : pagePolicy]);
  }
});

test('a 304 response has no content security policy', () => {
  expect(answers.get(unchanged)?.headers['content-security-policy']).toBeUndefined();
});

test('no response sets a cookie or allows another origin', () => {
  expect(each(({ headers }) => headers['set-cookie'] ?? headers['access-control-allow-origin'])).toEqual(all(undefined));
});

test('responses that repeat form input are sent private, no-store', () => {
  for (const kind of [
    'a form shown again',
    'a form post with gaps',
    'a form that is too large, shown again',
    'a form post of another site',
  ])
    expect([kind, answers.get(kind)?.headers['cache-control']]).toEqual([kind, 'private, no-store']);
});

test('a React payload has the type text/plain', () => {
  for (const kind of ['a prerendered payload', storedData]) expect(answers.get(kind)?.headers['content-type']).toMatch(/^text\/plain/);
});
