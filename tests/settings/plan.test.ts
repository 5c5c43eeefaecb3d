import { expect, test } from 'vitest';
import { carriedOverPerRun, deliveriesPerRun } from '#edge/site.ts';
import { settingsFrom } from '#settings/settings.ts';

const perRun = (vars: Readonly<Record<string, string>>) => deliveriesPerRun(settingsFrom({ MODE: 'local', ...vars }));

test('a run keeps to the free plan by default', () => {
  const BACKEND_URL = 'https://backend.example.com';
  expect([perRun({}), perRun({ BACKEND_URL })]).toEqual([9, 15]);
  expect([perRun({ PLAN: 'paid' }), perRun({ PLAN: 'paid', BACKEND_URL })]).toEqual([400, 400]);
  expect(() => perRun({ PLAN: 'pro' })).toThrow(/PLAN must be 'free' or 'paid'/);
});

test('a busy run of the free plan carries nothing over', () => {
  const carried = (vars: Readonly<Record<string, string>>, busy: boolean) =>
    carriedOverPerRun(settingsFrom({ MODE: 'local', ...vars }), busy);
  expect([carried({}, false), carried({}, true)]).toEqual([15, 0]);
  expect([carried({ PLAN: 'paid' }, false), carried({ PLAN: 'paid' }, true)]).toEqual([500, 500]);
  expect(carried({ PLAN: 'paid', BACKEND_URL: 'https://backend.example.com' }, false)).toBe(0);
});
