const istOffset = 330 * 60_000;
const earliest = Date.UTC(1990, 0);
const latest = Date.UTC(2200, 0);

// As databases and forms write it, without saying whose clock it was.
const withoutZone = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*$/;

/** The instant that a backend's date stands for, in milliseconds; 0 for none, or for one that no article can have. A date without a zone is India's. */
export function timeOfDate(date: string | undefined): number {
  const [, day, clock = '00:00'] = withoutZone.exec(date ?? '') ?? [];
  const time = Date.parse(day ? `${day}T${clock}+05:30` : (date ?? ''));
  // A year of five digits or before the web is a slip or a trick, and would not fit YYYY-MM-DD.
  return time > earliest && time < latest ? time : 0;
}

/** An instant, in milliseconds, as the practice's clock shows it: 2026-03-19T09:00:00+05:30, which sorts as text. */
export function indianTime(time: number): string {
  return new Date(time + istOffset).toISOString().replace(/\.\d+Z$/, '+05:30');
}

/** A backend's date on the practice's clock; undefined where there is none. */
export function indianTimeOfDate(date: string | undefined): string | undefined {
  const time = timeOfDate(date);
  return time === 0 ? undefined : indianTime(time);
}
