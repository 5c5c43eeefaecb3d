import { expect, test } from 'vitest';
import { text as notice } from '#content/languages/en/privacy.ts';
import { robotCheckWords } from '#content/languages/form-texts.ts';
import { practice } from '#content/practice.ts';
import { privacyNotice } from '#content/privacy-notice.ts';
import { turnstileHost } from '#content/robot-check.ts';
import { barePolicy, localPagePolicy, pagePolicy, pagePolicyFor, pagePolicyWith, securityHeaders } from '#edge/http/policy.ts';
import { policyWeaknesses } from './policy-weaknesses.ts';

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(policy.split('; ').map((part) => [part.split(' ')[0], part.split(' ').slice(1).join(' ')]));
}

const map = new URL(practice.map.embed).origin;
const page = {
  'default-src': "'none'",
  'script-src': "'self'",
  'style-src': "'self'",
  'img-src': "'self' data:",
  'connect-src': "'self'",
  'font-src': "'self'",
  'manifest-src': "'self'",
  'frame-src': map,
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': "'none'",
  'upgrade-insecure-requests': '',
  'report-uri': '/_csp',
  'report-to': 'csp',
};

test('the CSP of pages allows only own files and map frames', () => {
  expect(directivesOf(pagePolicy)).toEqual(page);
});

// WebKit upgrades them on 127.0.0.1 too, and would show a page without style.
test.each([
  ['http://localhost:8787/blog', false],
  ['http://127.0.0.1:8787/blog', false],
  ['http://localhost/', false],
  ['https://localhost/', true],
  ['https://practice.example/', true],
  ['http://practice.example/', true],
  ['http://localhost.practice.example/', true],
  ['http://practice.example/?at=http://localhost/', true],
])('the CSP of %s includes upgrade-insecure-requests: %s', (address, upgrades) => {
  const { 'upgrade-insecure-requests': upgrade, ...others } = page;
  expect(directivesOf(pagePolicyFor(new Request(address)))).toEqual(upgrades ? page : others);
});

test('Turnstile adds one host and one Trusted Types policy to CSP', () => {
  expect(directivesOf(pagePolicyWith('site-key'))).toEqual({
    ...page,
    'script-src': `'self' ${turnstileHost}`,
    'frame-src': `${map} ${turnstileHost}`,
    'trusted-types': 'turnstile',
  });
});

test.each([
  ['a page', pagePolicy],
  ['a page on this machine', localPagePolicy],
  ['a page with Turnstile', pagePolicyWith('site-key')],
  ['any other response', barePolicy()],
  ['a drawing', barePolicy(["'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"])],
])('csp_evaluator finds no weakness in the CSP of %s', (_what, policy) => {
  expect(policyWeaknesses(policy)).toEqual([]);
});

const ownScripts = "script-src 'self'";
test.each([
  ["script-src 'unsafe-inline'", ownScripts, `${ownScripts} 'unsafe-inline'`],
  ["script-src 'unsafe-eval'", ownScripts, `${ownScripts} 'unsafe-eval'`],
  ['script-src https:', ownScripts, 'script-src https:'],
  ['script-src *', ownScripts, 'script-src *'],
  ['script-src https://www.google.com', ownScripts, `${ownScripts} https://www.google.com`],
  ['script-src self', ownScripts, 'script-src self'],
  ['img-src http://pictures.example', "img-src 'self'", 'img-src http://pictures.example'],
  ['object-src ', "default-src 'none'; ", ''],
  ['imgsrc ', 'img-src', 'imgsrc'],
  ['frame-ancestors ', "frame-ancestors 'none'; ", ''],
])('csp_evaluator detects a weakened CSP: %s', (weakness, part, weaker) => {
  expect(policyWeaknesses(pagePolicy.replace(part, weaker))).toEqual([weakness]);
});

test('the CSP of non-page responses allows no loading and no script', () => {
  expect(directivesOf(barePolicy())).toEqual({
    'default-src': "'none'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
  });
});

test('response headers forbid sensors and payment and name the report endpoint', () => {
  const denied = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
  expect(securityHeaders['Permissions-Policy']).toBe(denied.map((name) => `${name}=()`).join(', '));
  expect(securityHeaders['Reporting-Endpoints']).toBe('csp="/_csp"');
});

test('the privacy notice names Turnstile only when Turnstile is enabled', () => {
  const off = JSON.stringify(privacyNotice);
  expect(off).not.toMatch(/exception|cloudinary/);
  expect(off).not.toMatch(/challenges\.cloudflare|robot’?s? by/);
  const { robotAdded, robotAsked } = robotCheckWords('site-key', notice.robotCheck);
  expect(robotAsked).toMatch(/when you start to fill in a form.*challenges\.cloudflare\.com.*network address/);
  expect(robotAdded).toContain('not stored');
  expect(robotCheckWords(null, notice.robotCheck)).toEqual({ robotAdded: '', robotAsked: '' });
});
