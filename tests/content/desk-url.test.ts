import { afterEach, expect, test, vi } from 'vitest';
import { deskUrl } from '#content/live.ts';
import { practice } from '#content/practice.ts';

afterEach(() => vi.unstubAllGlobals());

test('a live site links to the desk at adminUrl', () => {
  vi.stubGlobal('__LIVE__', true);
  expect(deskUrl()).toBe(practice.adminUrl);
});

test('a local build links to the desk on the next port', () => {
  expect(deskUrl()).toBe('http://localhost:8788/');
  vi.stubGlobal('__DESK_PORT__', 9001);
  expect(deskUrl()).toBe('http://localhost:9001/');
});
