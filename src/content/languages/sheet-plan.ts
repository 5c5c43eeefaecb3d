import { calendarPlan } from '#content/calendar-plan.ts';
import { phoneAsRead } from '#content/contact-links.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import type { PlannedEntry } from '#content/operation-calendar.ts';
import type { SheetText, Texts } from './texts.ts';

/** What is done when before an operation, in a language, for a calendar. */
export function sheetPlanIn(
  { medicines, words }: Pick<Texts, 'medicines' | 'words'>,
  { ready }: Pick<PlannedOperation, 'ready'>,
  { name, before, bring, steps }: SheetText,
): ReadonlyArray<PlannedEntry> {
  const timed = steps?.map((step, at) => ({ ...step, hoursBefore: ready.steps?.[at]?.hoursBefore ?? 0 }));
  const inWords = { ...ready, before, bring, ...(timed && { steps: timed }) };
  const advice = medicines.before[ready.fasting];
  return calendarPlan({ ...medicines, name, ready: inWords, medicines: medicines.names, advice }, phoneAsRead, words.calendar);
}
