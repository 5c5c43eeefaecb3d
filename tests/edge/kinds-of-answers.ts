import { readdirSync } from 'node:fs';
import type { RawRequest } from '#tests/raw-request.ts';

const form = { 'Content-Type': 'application/x-www-form-urlencoded', Accept: 'text/html' };
const json = { 'Content-Type': 'application/json' };
const asset = (ending: string) =>
  `/assets/${readdirSync(new URL('../../dist/public/assets/', import.meta.url)).find((file) => file.endsWith(ending))}`;

/** A request for each kind of answer, with its status. */
export const kinds: Readonly<Record<string, RawRequest & { status: number }>> = {
  'a prerendered page': { path: '/privacy', status: 200 },
  'a rendered page': { path: '/blog', status: 200 },
  'a stored page': { path: '/blog', status: 200 },
  'a form': { path: '/callback', status: 200 },
  'a drawing': { path: '/images/hero-1.svg', status: 200 },
  'a drawing in a folder': { path: '/images/cases/case-1.svg', status: 200 },
  'an icon': { path: '/icons/groups/liver.svg', status: 200 },
  'a script': { path: asset('.js'), status: 200 },
  'a style sheet': { path: asset('.css'), status: 200 },
  'a font': { path: asset('.woff2'), status: 200 },
  'a prerendered payload': { path: '/RSC/R/privacy.txt', status: 200 },
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
