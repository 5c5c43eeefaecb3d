import { expect, test } from 'vitest';
import { deliveriesPerRun } from '#edge/site.ts';
import { settingsFrom } from '#settings/settings.ts';

const perRun = (vars: Readonly<Record<string, string>>) => deliveriesPerRun(settingsFrom({ MODE: 'local', ...vars }));

test('a run keeps to the free plan by default', () => {
  const BACKEND_URL = 'https://backend.example.com';
  expect([perRun({}), perRun({ BACKEND_URL })]).toEqual([12, 15]);
  expect([perRun({ PLAN: 'paid' }), perRun({ PLAN: 'paid', BACKEND_URL })]).toEqual([400, 400]);
  expect(() => perRun({ PLAN: 'pro' })).toThrow(/PLAN must be 'free' or 'paid'/);
});
