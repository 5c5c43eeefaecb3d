import { practice } from './practice.ts';

export type Counter = { label: string; value: number };

/** The record that the practice states of itself; shown with a leading plus. */
export const counters = [
  { label: 'Happy Patients', value: 12000 },
  { label: 'Years Experience', value: practice.experience.counter },
  { label: 'Total Cases Solved', value: 3200 },
  { label: 'Successfully Surgeries', value: 1600 },
] as const satisfies ReadonlyArray<Counter>;
