import { type Practice, practice } from './practice.ts';
import { dateName, day } from './practice-time.ts';

type Holidays = Practice['openingHours']['holidays'];

// Who plans a visit looks some weeks ahead, and a practice deploys no more often.
const soon = 90 * day;

const inFull = (date: string) => `${dateName(Date.parse(date))} ${date.slice(0, 4)}`;

/** Until when holidays are entered, '2 October 2027', and whether that is no longer far enough; undefined for none. `today` as `dayOf` gives it. */
export function holidaysUntil(
  today: number,
  holidays: Holidays = practice.openingHours.holidays,
): { words: string; isSoon: boolean } | undefined {
  const last = holidays.toSorted().at(-1);
  return last === undefined ? undefined : { words: inFull(last), isSoon: Date.parse(last) < today + soon };
}

/**
 * What is missing in the list of holidays, for who launches the site; `today` as YYYY-MM-DD. The states publish those of the next year in
 * its second half at the latest, so from July on they are asked for.
 */
export function holidayProblems(today: string, holidays: Holidays): ReadonlyArray<string> {
  const list = 'practice.openingHours.holidays';
  const [year, next] = [today.slice(0, 4), String(Number(today.slice(0, 4)) + 1)];
  const inAYear = `${next}${today.slice(4)}`;
  if (!holidays.some((date) => date >= today && date <= inAYear))
    return [`${list}: none of the coming twelve months is entered, so the site promises calls on every holiday`];
  const until = holidaysUntil(Date.parse(today), holidays);
  return [
    ...(until?.isSoon ? [`${list}: they end on ${until.words}. Enter those of the months after it`] : []),
    ...(today >= `${year}-07-01` && !holidays.some((date) => date >= next) ? [`${list}: none of ${next} is entered`] : []),
  ];
}
