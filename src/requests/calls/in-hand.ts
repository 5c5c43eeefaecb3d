import { minute } from '#content/practice-time.ts';

/** For so long after the last sign of somebody who has a request open, others are told. */
export const openFor = 2 * minute;
// An open page or a note is not a call.
const longestBegun = 10 * minute;

/** As SQL on a request: when something was last recorded of it; null where nothing was. */
export const recordedAtSql = '(SELECT max(at) FROM events WHERE request_id = requests.id)';

/**
 * As SQL on a request, 1 while somebody has it open at the moment `now` (a parameter). An emergency counts as begun for ten minutes at most,
 * also by what was recorded since it was due: the doctor was asked.
 */
export const inHandSql = (now: string): string => {
  const isOpen = `coalesce(opened_at > ${now} - ${openFor}, 0)`;
  const recorded = `coalesce(${recordedAtSql}, 0)`;
  const isBegun = `(${isOpen} OR ${recorded} >= due_at) AND ${now} - max(coalesce(first_opened_at, 0), ${recorded}) < ${longestBegun}`;
  return `iif(emergency IS NULL, ${isOpen}, ${isBegun})`;
};

/** As SQL on a request of the call list: an emergency that somebody has opened, that is due, and that nobody is on. */
export const unattendedSql = (now: string): string =>
  `state = 'open' AND emergency IS NOT NULL AND first_opened_at IS NOT NULL AND due_at <= ${now} AND NOT ${inHandSql(now)}`;
