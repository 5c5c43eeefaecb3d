import { expect, test } from 'vitest';
import { broughtInPerRun, deliveriesPerRun } from '#edge/site.ts';
import { settingsFrom } from '#settings/settings.ts';

const settings = (PLAN?: string) => settingsFrom({ MODE: 'local', ...(PLAN && { PLAN }) });

test('forwards 15 requests a run on the free plan, 400 paid', () => {
  expect([deliveriesPerRun(settings()), deliveriesPerRun(settings('paid'))]).toEqual([15, 400]);
  expect(() => settings('pro')).toThrow(/PLAN must be 'free' or 'paid'/);
});

// 1,440 minutes a day, and a free plan allows 1,000 lists.
test('lists KV in even minutes only on the free plan', () => {
  const perDay = (plan: string) =>
    Array.from({ length: 60 }, (_, minute) => broughtInPerRun(settings(plan), minute)).filter((many) => many > 0);
  expect([perDay('free').length * 24, perDay('paid').length * 24]).toEqual([720, 1_440]);
});
