import { hoursAnswer } from '#content/hours-asked.ts';
import { dateIn } from '#content/languages/dates.ts';
import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { listed } from '#content/languages/list.ts';
import type { VisitFactsIn } from '#content/languages/visit-facts-in.ts';
import { closedAhead } from '#content/open-now.ts';
import { closedWeekdays, openIn } from '#content/opening-hours.ts';
import { ahead, dayOf, isOpenAt, type OpeningHours } from '#content/practice-time.ts';
import { clockIn } from '#content/promise-as-read.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { OpenSign } from '#sections/visit/open-sign.tsx';
import { PhoneOrCallback } from '#ui/phone.tsx';
import { EmergencyLine } from './bricks.tsx';
import { linksIn } from './links.ts';

type Hours = {
  texts: FrameTexts;
  /** Unix time in ms. */
  now: number;
  /** With the times that staff have closed. */
  hours: OpeningHours;
};

/** A time of day in a language: 'सुबह 9 बजे'. */
const timeIn = ({ times }: FrameTexts, at: number) => fill(times.oClock, { time: clockIn(times, at + ahead - dayOf(at)) });

/** The weekdays on which the practice is closed, and what else is closed in the next time. */
function closedDaysIn({ texts, now, hours }: Hours): string {
  const { language, times } = texts;
  const say = texts.words.visit;
  // 'Sunday, 25 December' would be one day.
  const weekly = closedWeekdays(times, hours.week).map((day) => fill(say.everyWeek, { day }));
  const dayAsRead = (date: number) => dateIn(language, new Date(date).toISOString().slice(0, 10));
  const soon = closedAhead(now, hours, { words: say.closure, dayAsRead, timeAsRead: (at) => timeIn(texts, at) });
  return listed(language.lang, [...weekly, ...soon]);
}

/** The amounts of the fees, in their order. */
export const amountsOf = (facts: VisitFactsIn | undefined) => visit.fees.map(({ amount }, at) => facts?.fees[at] ?? amount);

/** Whether the practice is open at `now`, its hours and first fee, and how to reach it. */
export function OpenPanel({ texts, now, hours, facts }: Hours & { facts: VisitFactsIn | undefined }) {
  const { words, practice: own, times } = texts;
  const { callback } = linksIn(texts);
  return (
    <section aria-label={words.visit.open} className="rounded-lg border border-line bg-surface p-5 shadow-card sm:p-6">
      <OpenSign isOpen={isOpenAt(now, hours)}>{hoursAnswer({ asked: 'now', now, hours }, { words: words.search.hours, times })}</OpenSign>
      <p className="mt-1 text-sm text-soft print:hidden">{fill(words.visit.asOf, { time: timeIn(texts, now) })}</p>
      <p className="mt-4">
        {words.visit.open}: <b className="font-semibold">{openIn(times, hours.week)}</b>
      </p>
      <p className="mt-2">{fill(words.visit.closedOn, { days: closedDaysIn({ texts, now, hours }) })}</p>
      {visitIsKnown && (
        <p className="mt-2">
          {own.fees[0]}: <b className="font-semibold whitespace-nowrap tabular-nums">{amountsOf(facts)[0]}</b>
        </p>
      )}
      {visitIsKnown && <p className="mt-2">{own.visit.afterHours}</p>}
      <EmergencyLine className="mt-2" texts={texts} />
      <div className="mt-6 flex flex-wrap gap-4 print:hidden">
        <PhoneOrCallback href={callback.href} name={callback.name} />
      </div>
    </section>
  );
}
