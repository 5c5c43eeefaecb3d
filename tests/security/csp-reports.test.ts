import { expect, test } from 'vitest';
import { sampler, violationsIn } from '#edge/http/csp-reports.ts';

const legacy = (blocked: unknown, directive: unknown = 'img-src') => ({
  'csp-report': { 'effective-directive': directive, 'blocked-uri': blocked },
});

test.each([
  ['https://user:secret@tracker.example:99/asha?x=1#y', 'tracker.example'],
  ['wss://socket.example/asha', 'socket.example'],
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['trusted-types-sink', 'trusted-types-sink'],
  ['data:text/html,Asha', 'data:'],
  ['javascript:alert("Asha")', 'javascript:'],
  ['chrome-extension://abcdef/asha.js', 'chrome-extension:'],
  ['Asha 98765 43210', 'unknown'],
  [{ name: 'Asha' }, 'unknown'],
  [undefined, 'unknown'],
])('the CSP report log shortens the blocked address %j to %s', (blocked, expected) => {
  expect(violationsIn(legacy(blocked))).toEqual([{ directive: 'img-src', blocked: expected }]);
});

test('a CSP report with an invalid directive is ignored', () => {
  for (const directive of ['<script>', 'Asha Kulkarni', '98765', '', null, 'x'.repeat(60), { toString: () => 'img-src' }])
    expect(violationsIn(legacy('inline', directive))).toEqual([]);
  expect(violationsIn({ 'csp-report': { 'violated-directive': "img-src 'self'", 'blocked-uri': 'inline' } })).toEqual([
    { directive: 'img-src', blocked: 'inline' },
  ]);
});

test('one CSP report logs at most five violations', () => {
  const entry = { body: { effectiveDirective: 'img-src', blockedURL: 'inline' } };
  expect(violationsIn(Array.from({ length: 1_000 }, () => entry))).toHaveLength(5);
});

test('the limit on logged CSP reports resets each minute', () => {
  const taken = sampler(3);
  expect([1, 2, 3, 4, 5].map((at) => taken(at))).toEqual([true, true, true, false, false]);
  expect(taken(60_001)).toBe(true);
});
