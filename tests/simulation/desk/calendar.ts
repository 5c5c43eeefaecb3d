import { practice } from '#content/practice.ts';
import { ahead, type Closure, dayOf, type OpeningHours, timeOfDay } from '#content/practice-time.ts';

export const minute = 60_000;
export const day = 24 * 60 * minute;
/** Monday, 4 January 2027, midnight in India. */
export const firstDay = Date.parse('2027-01-04T00:00:00+05:30');

type OpenPart = readonly [from: number, to: number];

const { week, holidays } = practice.openingHours;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const partsOfWeek = weekdays.map((weekday) =>
  week[weekday].map((session): OpenPart => [timeOfDay(session.slice(0, 5)), timeOfDay(session.slice(-5))]),
);
/** The first opening and the last closing of any weekday, after midnight. */
export const earliest = Math.min(...partsOfWeek.flat().map(([from]) => from));
export const latest = Math.max(...partsOfWeek.flat().map(([, to]) => to));

const usual = new Map<number, ReadonlyArray<OpenPart>>();
function usualPartsOf(date: number): ReadonlyArray<OpenPart> {
  const known = usual.get(date);
  if (known) return known;
  const isHoliday = (holidays as ReadonlyArray<string>).includes(new Date(date).toISOString().slice(0, 10));
  const parts = isHoliday ? [] : (partsOfWeek[new Date(date).getUTCDay()] ?? []);
  const onDate = parts.map(([from, to]): OpenPart => [date + from - ahead, date + to - ahead]);
  usual.set(date, onDate);
  return onDate;
}

export type Calendar = ReturnType<typeof calendar>;

/** When a practice is open, with what its staff have closed; worked out apart from `src/content`. */
export function calendar() {
  let closures: ReadonlyArray<Closure> = [];
  const known = new Map<number, ReadonlyArray<OpenPart>>();

  function openPartsOf(date: number): ReadonlyArray<OpenPart> {
    const parts = usualPartsOf(date).flatMap(([first, last]) => {
      const cuts = [first, last, ...closures.flatMap(({ from, to }) => [from, to])].filter((at) => at >= first && at <= last);
      const inOrder = [...new Set(cuts)].sort((a, b) => a - b);
      return inOrder.slice(1).map((to, at) => [inOrder[at] ?? first, to] as const);
    });
    return parts.filter(([from, to]) => !closures.some((closure) => closure.from <= from && closure.to >= to));
  }
  function partsOf(date: number): ReadonlyArray<OpenPart> {
    const parts = known.get(date) ?? openPartsOf(date);
    known.set(date, parts);
    return parts;
  }

  const partAt = (now: number) => partsOf(dayOf(now)).find(([from, to]) => from <= now && now < to);
  const isOpen = (now: number): boolean => partAt(now) !== undefined;
  const hasJustClosed = (now: number): boolean => !isOpen(now) && isOpen(now - 30 * minute);

  /** Whether it would be open, had staff closed nothing. */
  const isUsuallyOpen = (now: number): boolean => usualPartsOf(dayOf(now)).some(([from, to]) => from <= now && now < to);

  /** When the practice opens again, while staff are told of what falls due before: around its closing, and where they closed it themselves. */
  function closedUntil(now: number): number | undefined {
    const part = partAt(now);
    if (part) return part[1] - now <= 15 * minute ? openFrom(part[1]) : undefined;
    return hasJustClosed(now) || isUsuallyOpen(now) ? openFrom(now) : undefined;
  }

  /** The moments of a day, and of the next, at which that may change. */
  const edges = (now: number): ReadonlyArray<number> =>
    [dayOf(now), dayOf(now) + day].flatMap((date) => partsOf(date).flatMap(([from, to]) => [from, to - 15 * minute, to, to + 30 * minute]));

  /** How many milliseconds the practice was open between two moments. */
  function openBetween(from: number, to: number): number {
    let total = 0;
    for (let date = dayOf(from); date <= dayOf(to); date += day)
      for (const [start, end] of partsOf(date)) total += Math.max(0, Math.min(to, end) - Math.max(from, start));
    return total;
  }

  /** When the practice will have been open for so long. */
  function afterOpen(from: number, length: number): number {
    let left = length;
    for (let date = dayOf(from); ; date += day) {
      for (const [opening, end] of partsOf(date)) {
        const start = Math.max(from, opening);
        if (end - start >= left) return start + left;
        left -= Math.max(0, end - start);
      }
    }
  }

  /** The moment itself where the practice is open then, or else when it opens next. */
  function openFrom(from: number): number {
    for (let date = dayOf(from); ; date += day) for (const [start, end] of partsOf(date)) if (end > from) return Math.max(from, start);
  }

  const change = (all: ReadonlyArray<Closure>) => {
    closures = all;
    known.clear();
  };
  return {
    ...{ isOpen, hasJustClosed, closedUntil, edges, openBetween, afterOpen, openFrom },
    close: (closure: Closure) => change([...closures, closure]),
    openAgain: (closure: Closure) => change(closures.filter(({ from, to }) => from !== closure.from || to !== closure.to)),
    /** As the code under test is given them. */
    hours: (): OpeningHours => ({ ...practice.openingHours, closures }),
  };
}
