import { expect, test } from 'vitest';
import { observatoryScore } from './observatory.ts';

const good = {
  'content-type': 'text/html',
  'content-security-policy': "default-src 'none'; script-src 'self'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=63072000',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-resource-policy': 'same-origin',
};
const csp = (policy: string) => ({ 'content-security-policy': `${policy}; frame-ancestors 'none'` });

// Each score is what the Observatory's own package gave (see observatory.ts).
test.each<[number, string, Record<string, string | undefined>]>([
  [130, 'nothing weakened', {}],
  [75, 'no policy', { 'content-security-policy': undefined }],
  [55, 'no policy, and frames for all', { 'content-security-policy': undefined, 'x-frame-options': undefined }],
  [80, 'no HSTS', { 'strict-transport-security': undefined }],
  [120, 'a short HSTS', { 'strict-transport-security': 'max-age=15551999' }],
  [80, 'HSTS twice', { 'strict-transport-security': 'max-age=1, max-age=63072000' }],
  [125, 'sniffing', { 'x-content-type-options': undefined }],
  [120, 'a referrer for all', { 'referrer-policy': 'strict-origin, unsafe-url' }],
  [120, 'no resource policy', { 'cross-origin-resource-policy': undefined }],
  [125, 'self for everything', csp("default-src 'self'")],
  [120, 'inline styles', csp("default-src 'none'; style-src 'unsafe-inline'")],
  [130, 'inline styles that a hash makes void', csp("default-src 'none'; style-src 'unsafe-inline' 'sha256-x'")],
  [80, 'inline scripts', csp("default-src 'none'; script-src 'unsafe-inline'")],
  [80, 'scripts from anywhere', csp("default-src 'none'; script-src https:")],
  [110, 'eval', csp("default-src 'none'; script-src 'self' 'unsafe-eval'")],
  [110, 'pictures without encryption', csp("default-src 'none'; img-src http://a.example")],
  [80, 'calls without encryption', csp("default-src 'none'; connect-src http://a.example")],
  [75, 'a directive twice', csp("default-src 'none'; default-src 'self'")],
  [75, 'a policy that is none', { 'content-security-policy': 'x' }],
  [
    50,
    'leave for every origin to read with credentials',
    { 'access-control-allow-origin': 'https://a.example', 'access-control-allow-credentials': 'true' },
  ],
])('%i points: %s', (score, _what, change) => {
  expect(observatoryScore({ ...good, ...change })).toBe(score);
});

test('a script of another host costs what it would there, and only in a page', () => {
  const foreign = (address: string) => `<script src="${address}"></script>`;
  expect(observatoryScore(good, foreign('/own.js'))).toBe(130);
  expect(observatoryScore(good, foreign('https://cdn.example/a.js'))).toBe(125);
  expect(observatoryScore(good, foreign('//cdn.example/a.js'))).toBe(50);
  expect(observatoryScore({ ...good, 'content-type': 'text/plain' }, foreign('//cdn.example/a.js'))).toBe(130);
});
