'use client';
import { calendarWords } from '#content/calendar-words.ts';
import { englishPlan } from '#content/english-calendar.ts';
import type { PlannedOperation } from '#content/getting-ready.ts';
import { CalendarMaker } from './calendar-maker.tsx';

// Words and medicines come with the script, so that they weigh on no page's data.

export function EnglishCalendarMaker({ operation, phone }: { operation: Pick<PlannedOperation, 'name' | 'ready'>; phone: string }) {
  return <CalendarMaker phone={phone} plan={englishPlan(operation, phone)} words={calendarWords.maker} />;
}
