import { ahead, day } from '#content/practice-time.ts';

const pattern = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/;

/** A box for date and time ('2026-11-23T16:30', on the practice's clock) as milliseconds since 1970; undefined for no such time. */
export function momentFrom(typed: string): number | undefined {
  const [, date = '', hours = '', minutes = ''] = pattern.exec(typed) ?? [];
  const at = Date.parse(`${date}T${hours}:${minutes}:00Z`);
  // 31 February is 3 March to a machine and a slip to a person.
  if (Number.isNaN(at) || new Date(at).toISOString().slice(0, 10) !== date) return undefined;
  return at - ahead;
}

/** The same the other way, for the earliest that a box takes. */
export const boxTimeOf = (at: number): string => new Date(at + ahead).toISOString().slice(0, 16);

/** A date of `dayOf` as a box for dates has it: '2026-11-23'. */
export const isoDate = (date: number): string => new Date(date).toISOString().slice(0, 10);

/** '2026-11-23' as a date of `dayOf`; undefined for no such day. */
export function dateFrom(typed: string): number | undefined {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(`${typed}T00:00:00Z`) : Number.NaN;
  return at % day === 0 && isoDate(at) === typed ? at : undefined;
}
