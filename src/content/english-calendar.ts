import type { CalendarEntry } from './calendar-file.ts';
import { calendarPlan } from './calendar-plan.ts';
import { calendarWords } from './calendar-words.ts';
import type { PlannedOperation } from './getting-ready.ts';
import { clearDrinks, lowSugar, lowSugarInShort, medicineNames, medicinesBefore } from './medicines-before.ts';
import { calendarAt, type PlannedEntry, timeInEnglish } from './operation-calendar.ts';

type Sheet = Pick<PlannedOperation, 'name' | 'ready'>;

/** What is done when before an operation, in English. */
export const englishPlan = ({ name, ready }: Sheet, phone: string): ReadonlyArray<PlannedEntry> =>
  calendarPlan(
    { name, ready, medicines: medicineNames, advice: medicinesBefore[ready.fasting], clearDrinks, lowSugar, lowSugarInShort },
    phone,
    calendarWords,
  );

/** The English calendar of somebody whose operation begins at `at` (milliseconds since 1970), the earliest entry first. */
export const calendarOf = (sheet: Sheet, at: number, phone: string): ReadonlyArray<CalendarEntry> =>
  calendarAt(englishPlan(sheet, phone), at, { tonight: calendarWords.maker.tonight, timeOf: timeInEnglish });
