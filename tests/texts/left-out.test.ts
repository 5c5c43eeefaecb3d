import { expect, test } from 'vitest';
import { textSeeds } from '#content/patient-texts/seeds.ts';
import { leftOut, leftOutKey } from '#texts/left-out.ts';

const { booked, timings } = textSeeds;

test('an edited appointment message lacking day or time is reported', () => {
  expect(leftOut('booked', booked.bodies)).toEqual([]);
  const without = { ...booked.bodies, en: 'Your visit is booked for your day.', mr: booked.bodies.mr.replace('{time}', '') };
  const left = leftOut('booked', without);
  expect(left).toEqual([
    { language: 'en', fields: ['day', 'time'] },
    { language: 'mr', fields: ['time'] },
  ]);
  expect(leftOutKey(left)).toBe('en:day+time mr:time');
});

test('editing the opening-hours text message asks for no appointment day', () => {
  expect(leftOut('timings', { ...timings.bodies, en: 'We are open.' })).toEqual([]);
});
