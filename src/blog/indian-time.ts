const ahead = 330 * 60_000;
const earliest = Date.UTC(1990, 0);
const latest = Date.UTC(2200, 0);

/** The instant that a backend's date stands for, in milliseconds; 0 for none, or for one that no article can have. */
export function timeOfDate(date: string | undefined): number {
  const time = Date.parse(date ?? '');
  // A year of five digits or before the web is a slip or a trick, and would not fit YYYY-MM-DD.
  return time > earliest && time < latest ? time : 0;
}

/** A backend's date in ISO 8601 with the practice's own offset: 2026-03-19T09:00:00+05:30. Undefined where there is none. */
export function indianTime(date: string | undefined): string | undefined {
  const time = timeOfDate(date);
  return time === 0 ? undefined : new Date(time + ahead).toISOString().replace(/\.\d+Z$/, '+05:30');
}
