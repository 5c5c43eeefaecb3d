import { practice, type Session, type Weekday } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';

const { week, slotMinutes } = practice.openingHours;
const weekdays = Object.keys(week) as ReadonlyArray<Weekday>;

/** A week with the same times on each of these days, and closed on the others. */
export const weekOf = (days: ReadonlyArray<Weekday>, ...sessions: ReadonlyArray<Session>): OpeningHours['week'] =>
  Object.fromEntries(weekdays.map((day) => [day, days.includes(day) ? sessions : []])) as OpeningHours['week'];

const allButSunday = weekdays.filter((day) => day !== 'Sunday');

/** Nine to five but on Sundays, with Christmas closed. */
export const nineToFive: OpeningHours = { week: weekOf(allButSunday, '09:00 to 17:00'), holidays: ['2026-12-25'], slotMinutes };

/** The same days with other times. */
export const openFor = (...sessions: ReadonlyArray<Session>): OpeningHours => ({ ...nineToFive, week: weekOf(allButSunday, ...sessions) });

export const neverOpen: OpeningHours = { ...nineToFive, week: weekOf([]) };

/** As many clinics have it: a morning and an evening, half of Saturday, and nothing on Wednesdays. */
export const twoSessions: OpeningHours = {
  week: {
    ...weekOf(['Monday', 'Tuesday', 'Thursday', 'Friday'], '10:00 to 13:00', '17:00 to 21:00'),
    Saturday: ['10:00 to 13:00'],
  },
  holidays: ['2026-12-25'],
  slotMinutes: 30,
};
