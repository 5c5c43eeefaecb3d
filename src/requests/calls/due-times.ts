import { answerBy, callBy } from '#content/callback-promise.ts';
import { ahead, day, dayOf, hour, isOpenAt, minute, type OpeningHours, openTimes, openTimesOn, timeOfDay } from '#content/practice-time.ts';
import type { RequestRow } from '#requests/request.ts';
import type { RequestKind } from '#requests/submission.ts';
import { mostTries, type Outcome } from './outcomes.ts';

/** How soon somebody is rung, or rung again, who may be in danger. */
export const emergencyWithin = 15 * minute;
// Nobody rings before the first ones have hung up their coats.
const afterOpening = hour;
// Until then people may be rung who asked for the evening.
const lastHour = timeOfDay('20:00');
const fullHours = Array.from({ length: 24 }, (_, at) => at * hour);

// Whole words alone: 'आजकल' is nowadays, 'उद्यान' a park. 'Kal' means yesterday too; a patient who meant that is answered early, which harms nobody.
const todayOrTomorrowWords = [
  'to-?days?',
  'to-?night',
  'this (?:morning|afternoon|evening)',
  'tom+or+ows?',
  'tmr+w?',
  'tmo?rw',
  '2mor+ow',
  'aaj(?:ach|cha|hi|ke|ka|ki)?',
  'kal',
  'udh?ya+(?:ch|cha|chi|che|la)?',
  'आज(?:च|चा|ची|चे|ही|पर्यंत)?',
  'कल',
  'उद्या(?:च|चा|ची|चे|ला|पर्यंत)?',
];
const todayOrTomorrow = new RegExp(String.raw`(?<![\p{L}\p{M}\p{N}])(?:${todayOrTomorrowWords.join('|')})(?![\p{L}\p{M}\p{N}])`, 'iu');

/** Whether an answer on the day after tomorrow would come too late. */
const mentionsTodayOrTomorrow = (text: string): boolean => todayOrTomorrow.test(text);

/**
 * By when somebody has to act: at the promise, or when the practice answers messages; a message about today or tomorrow as soon as a call.
 * A practice that never opens looks at it tomorrow.
 */
export function initialDue(
  { kind, text }: { kind: RequestKind; text: string },
  acceptedAt: number,
  promisedAt: number | null,
  hours: OpeningHours,
): number {
  const isSoon = kind === 'callback' || mentionsTodayOrTomorrow(text);
  return promisedAt ?? (isSoon ? callBy(acceptedAt, hours) : answerBy(acceptedAt, hours)) ?? acceptedAt + day;
}

/** The moment at which the practice will have been open for so long. A practice that never opens looks at it tomorrow. */
export function afterOpenTime(from: number, length: number, hours: OpeningHours): number {
  let left = length;
  for (const { opens, closes } of openTimes(from, hours)) {
    const start = Math.max(from, opens);
    if (closes - start >= left) return start + left;
    left -= closes - start;
  }
  return from + day;
}

/** An hour after the practice opens, on the next opening day after this one. */
export function nextMorning(from: number, hours: OpeningHours): number {
  const [next] = openTimes(dayOf(from) + day - ahead, hours);
  return next ? next.opens + afterOpening : from + day;
}

/** When to ring again after so many calls that nobody answered: the last of them is followed by a message, which waits for an answer. */
export function dueAfterNoAnswer(tries: number, now: number, hours: OpeningHours): number {
  return tries === 1 || tries >= mostTries ? afterOpenTime(now, 2 * hour, hours) : nextMorning(now, hours);
}

type Now = { now: number; hours: OpeningHours };
const busyFor = 15 * minute;

/** When to ring again a number that is busy: in a quarter of an hour in which the practice is open, or of a day's agreed time outside its hours. */
export function dueAfterBusy({ due_at, outcome }: Pick<RequestRow, 'due_at' | 'outcome'>, { now, hours }: Now): number {
  const again = afterOpenTime(now, busyFor, hours);
  const wasAgreed = (outcome === 'later' || outcome === 'busy') && due_at !== null && dayOf(due_at) === dayOf(now);
  return wasAgreed && !isOpenAt(due_at, hours) ? Math.min(again, Math.max(now + busyFor, due_at)) : again;
}

/** When to ring about a request that is opened again: at once who may be in danger. */
export const reopenedDue = ({ emergency }: Pick<RequestRow, 'emergency'>, { now, hours }: { now: number; hours: OpeningHours }): number =>
  emergency === null ? afterOpenTime(now, 2 * hour, hours) : now;

/** By when an answer of the doctor is passed on that is given now: to somebody who may be in danger within the hour, whatever the opening hours. */
export const passedOnBy = ({ emergency }: Pick<RequestRow, 'emergency'>, { now, hours }: { now: number; hours: OpeningHours }): number =>
  emergency === null ? afterOpenTime(now, hour, hours) : now + hour;

/** The same in words to her: where a call is due before, they hear it then. */
export function toldBy(request: Pick<RequestRow, 'emergency' | 'due_at'>, at: { now: number; hours: OpeningHours }): number {
  const { due_at } = request;
  return Math.min(passedOnBy(request, at), due_at !== null && due_at > at.now ? due_at : Number.POSITIVE_INFINITY);
}

/** When somebody has to act next after an outcome that leaves a request open; `at` is the time that was set with it. */
export function dueAfter(
  { outcome, at, urgent = false }: { outcome: Outcome; at?: number | undefined; urgent?: boolean },
  row: Pick<RequestRow, 'state' | 'due_at' | 'outcome' | 'promised_at' | 'first_call_at' | 'emergency' | 'tries'>,
  { now, hours }: { now: number; hours: OpeningHours },
): number | null {
  const { state, due_at, promised_at, first_call_at, emergency, tries } = row;
  const soon = afterOpenTime(now, 2 * hour, hours);
  switch (outcome) {
    case 'no-answer':
    case 'busy':
      // Somebody who may be in danger is rung again at once, in opening hours or not.
      if (emergency !== null) return now + emergencyWithin;
      return outcome === 'busy' ? dueAfterBusy(row, { now, hours }) : dueAfterNoAnswer(tries, now, hours);
    case 'reopened':
      return reopenedDue({ emergency }, { now, hours });
    case 'wrote':
      return emergency !== null ? now + emergencyWithin : nextMorning(now, hours);
    case 'booked':
      // The time is still to be settled.
      return nextMorning(now, hours);
    case 'later':
      return at ?? soon;
    case 'wrong-number':
      // It is answered as a message is, and no later than was promised.
      return Math.min(answerBy(now, hours) ?? now + day, promised_at ?? Number.POSITIVE_INFINITY, due_at ?? Number.POSITIVE_INFINITY);
    case 'question':
      // A question moves no promise of a call: only who was reached already waits for the doctor.
      if (due_at === null) return soon;
      return first_call_at === null ? due_at : Math.max(due_at, soon);
    case 'reply':
      // A request that becomes an emergency by it counts from now: a promise that ran out before puts nobody above an older emergency.
      if (urgent && emergency === null) return now;
      // An answer makes nothing later that was to be done before it.
      return Math.min(urgent ? now : passedOnBy({ emergency }, { now, hours }), due_at ?? Number.POSITIVE_INFINITY);
    default:
      return state === 'open' ? due_at : null;
  }
}

/** The times at which somebody may come: those that are left of the next three opening days, today among them. */
export function visitTimes(now: number, hours: OpeningHours): ReadonlyArray<Day> {
  const slot = hours.slotMinutes * minute;
  const days: Day[] = [];
  for (const { opens, closes } of openTimes(now, hours)) {
    const date = dayOf(opens);
    const earliest = Math.ceil((Math.max(opens, now + 5 * minute) + ahead) / slot) * slot - ahead;
    const times = Array.from({ length: Math.max(0, Math.ceil((closes - earliest) / slot)) }, (_, at) => earliest + at * slot);
    const known = days.find((each) => each.date === date);
    if (known) known.times = [...known.times, ...times];
    else if (days.length === visitDays) break;
    else if (times.length > 0) days.push({ date, times });
  }
  return days;
}

type Day = { date: number; times: ReadonlyArray<number> };
const visitDays = 3;

/**
 * The full hours at which a later call may be agreed: those that are left of today, and those of the next opening day. None in a break,
 * in which nobody is there; after the last closing those of the evening.
 */
export function laterTimes(now: number, hours: OpeningHours): ReadonlyArray<Day> {
  const [today] = openTimes(dayOf(now) - ahead, hours);
  const [next] = openTimes(dayOf(now) + day - ahead, hours);
  const dates = new Set([today, next].flatMap((open) => (open ? [dayOf(open.opens)] : [])));
  const timesOf = (date: number) => {
    const open = openTimesOn(date, hours);
    const [opens, closes] = [open[0]?.opens ?? 0, open.at(-1)?.closes ?? 0];
    const isOffered = (at: number) =>
      at >= Math.max(opens, now + 5 * minute) && (at >= closes || open.some((time) => at >= time.opens && at < time.closes));
    const last = Math.max(date + lastHour - ahead, closes - 1);
    return fullHours.map((time) => date + time - ahead).filter((at) => at <= last && isOffered(at));
  };
  return [...dates].map((date) => ({ date, times: timesOf(date) })).filter(({ times }) => times.length > 0);
}
