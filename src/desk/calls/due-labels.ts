import { day, dayOf, hour, minute, timeAsRead } from '#content/practice-time.ts';
import { dayAsRead, timeAndDay } from '#desk/frame/times.ts';
import type { CallLine } from '#requests/calls/call-list.ts';
import { mostTries } from '#requests/calls/outcomes.ts';
import { comesIn } from '#requests/request.ts';

export const dueGroups = {
  emergency: 'May be an emergency: ring first',
  overdue: 'Overdue',
  hour: 'Within the hour',
  today: 'Later today',
  tomorrow: 'Tomorrow',
  later: 'Later',
  look: 'Consent taken back: needs a look',
} as const;
type DueGroup = keyof typeof dueGroups;

export function dueGroup(line: Pick<CallLine, 'dueAt' | 'isEmergency' | 'withdrawn'>, now: number): DueGroup {
  const { dueAt, isEmergency, withdrawn } = line;
  if (isEmergency) return 'emergency';
  if (withdrawn) return 'look';
  if (dueAt <= now) return 'overdue';
  if (dueAt <= now + hour) return 'hour';
  const days = (dayOf(dueAt) - dayOf(now)) / day;
  return days === 0 ? 'today' : days === 1 ? 'tomorrow' : 'later';
}

const prepositions: Readonly<Record<string, string>> = { 'no-answer': 'again at', busy: 'again at', wrote: 'again by', later: 'at' };

/** When the next call is, for one that is still to come: 'again at 12:13', 'at 18:00', 'by 11:30 tomorrow'. */
export const nextCallWords = (outcome: string | null, at: number, now: number): string =>
  `${prepositions[outcome ?? ''] ?? 'by'} ${timeAndDay(at, now)}`;

/** Says what to do by when: 'by 11:30', 'due 9:12, 58 min late', 'at 18:00'. */
export function dueWords(line: Pick<CallLine, 'dueAt' | 'outcome' | 'tries' | 'ways' | 'wrongNumber'>, now: number): string {
  const { dueAt, outcome, ways } = line;
  const task = taskOf(line) || (comesIn({ ways }) ? 'comes in' : '');
  if (dueAt <= now)
    return `${task && `${task}: `}due ${timeAndDay(dueAt, now)}, ${now - dueAt < minute ? 'now' : `${lateBy(now - dueAt)} late`}`;
  return task ? `${task} by ${timeAndDay(dueAt, now)}` : nextCallWords(outcome, dueAt, now);
}

/** The task, where it is something other than to ring. */
function taskOf({ outcome, tries, wrongNumber }: Pick<CallLine, 'outcome' | 'tries' | 'wrongNumber'>): string {
  if (outcome === 'reply') return 'tell them';
  if (outcome === 'booked') return 'settle when they come';
  if (wrongNumber && (outcome === 'wrong-number' || outcome === 'moved')) return 'wrong number, write to them';
  return outcome === 'no-answer' && tries >= mostTries ? 'write to them' : '';
}

function lateBy(length: number): string {
  const minutes = Math.floor(length / minute);
  if (minutes < 60) return `${minutes} min`;
  const hours = Math.floor(minutes / 60);
  if (hours < 24) return minutes % 60 === 0 || hours >= 3 ? `${hours} h` : `${hours} h ${minutes % 60} min`;
  const days = Math.floor(hours / 24);
  return days === 1 ? 'a day' : `${days} days`;
}

const ordinals = ['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];

/** How often somebody has asked, and since when: 'third time, since yesterday'; nothing for a first time. */
export function askedWords({ asked, since }: Pick<CallLine, 'asked' | 'since'>, now: number): string | undefined {
  if (asked < 2) return undefined;
  const [date, today] = [dayOf(since), dayOf(now)];
  const often = ordinals[asked - 2];
  return `${often ? `${often} time` : `${asked} times`}, since ${date === today ? timeAsRead(since) : dayAsRead(date, today)}`;
}
