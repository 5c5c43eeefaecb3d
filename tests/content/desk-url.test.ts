import { afterEach, expect, test, vi } from 'vitest';
import { deskUrl } from '#content/live.ts';
import { practice } from '#content/practice.ts';

afterEach(() => vi.unstubAllGlobals());

test('a live site leads staff to the practice’s own host', () => {
  vi.stubGlobal('__LIVE__', true);
  expect(deskUrl()).toBe(practice.adminUrl);
});

test('a local build leads to the desk beside it', () => {
  expect(deskUrl()).toBe('http://localhost:8788/');
  vi.stubGlobal('__DESK_PORT__', 9001);
  expect(deskUrl()).toBe('http://localhost:9001/');
});
