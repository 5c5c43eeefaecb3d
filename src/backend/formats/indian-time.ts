import { ahead } from '#content/practice-time.ts';

const earliest = Date.UTC(1990, 0);
const latest = Date.UTC(2200, 0);

// Databases and forms write dates without a zone.
const withoutZone = /^\s*(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*$/;

/** Parses a backend's date to milliseconds, without a zone as India's; 0 for a missing or implausible one. */
export function timeOfDate(date: string | undefined): number {
  const [, day, clock = '00:00'] = withoutZone.exec(date ?? '') ?? [];
  const time = Date.parse(day ? `${day}T${clock}+05:30` : (date ?? ''));
  // A year of five digits would not fit YYYY-MM-DD; one before the web is a mistake.
  return time > earliest && time < latest ? time : 0;
}

/** Formats milliseconds on the practice's clock: 2026-03-19T09:00:00+05:30, which sorts as text. */
export function indianTime(time: number): string {
  return new Date(time + ahead).toISOString().replace(/\.\d+Z$/, '+05:30');
}

/** Formats a backend's date on the practice's clock; undefined for a missing or implausible one. */
export function indianTimeOfDate(date: string | undefined): string | undefined {
  const time = timeOfDate(date);
  return time === 0 ? undefined : indianTime(time);
}
