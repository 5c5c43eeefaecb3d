import { ahead, dayOf } from '#content/practice-time.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { type Calendar, day, minute } from './calendar.ts';
import type { Kept } from './front-desk.ts';

const hour = 60 * minute;
const untilRungAgain = 15 * minute;

export type Recorded = { outcome: Outcome; now: number; at?: number | undefined; urgent?: boolean };

/** By when an answer of the doctor is to be passed on: within the hour, and within an hour of opening time to who is in no danger. */
export const passedOnWithin = ({ isEmergency }: Pick<Kept, 'isEmergency'>, now: number, calendar: Calendar): number =>
  isEmergency ? now + hour : calendar.afterOpen(now, hour);

/** In a quarter of an hour in which the practice is open; on the day of an hour that was agreed outside it, also then. */
function whenBusy({ outcome, dueAt }: Kept, now: number, calendar: Calendar): number {
  const again = calendar.afterOpen(now, untilRungAgain);
  const wasAgreed = (outcome === 'later' || outcome === 'busy') && dayOf(dueAt) === dayOf(now) && !calendar.isOpen(dueAt);
  return wasAgreed ? Math.min(again, Math.max(now + untilRungAgain, dueAt)) : again;
}

/** When somebody has to act next; undefined when nothing is left to do. Said apart from `src/requests`. */
function nextDue(request: Kept, { outcome, now, at, urgent = false }: Recorded, calendar: Calendar): number | undefined {
  const nextMorning = () => calendar.openFrom(dayOf(now) + day - ahead) + hour;
  switch (outcome) {
    case 'busy':
      return request.isEmergency ? now + untilRungAgain : whenBusy(request, now, calendar);
    case 'no-answer':
      if (request.isEmergency) return now + untilRungAgain;
      return request.tries === 1 ? nextMorning() : calendar.afterOpen(now, 2 * hour);
    case 'later':
      return at;
    case 'booked':
      return at === undefined ? nextMorning() : undefined;
    case 'question':
      // A promise stays; who was rung already hears within two hours.
      return request.isCalled ? Math.max(request.dueAt, calendar.afterOpen(now, 2 * hour)) : request.dueAt;
    case 'reply':
      if (urgent) return request.isEmergency ? Math.min(request.dueAt, now) : now;
      return Math.min(request.dueAt, passedOnWithin(request, now, calendar));
    default:
      return undefined;
  }
}

/** What was agreed of each outcome: what it changes of a request as the front desk knows it. */
export function afterwards(request: Kept, recorded: Recorded, calendar: Calendar): Partial<Kept> {
  const { outcome, now, urgent = false } = recorded;
  const dueAt = nextDue(request, recorded, calendar);
  const isAnswer = outcome === 'reply';
  const isForDoctor = outcome === 'question' || isAnswer;
  // What the doctor says of somebody who may be in danger rings until somebody opens it.
  const rings = isAnswer && (urgent || request.isEmergency);
  return {
    ...(dueAt === undefined ? { state: 'done' as const } : { dueAt }),
    outcome,
    touchedAt: now,
    inHandUntil: 0,
    isSeen: !rings,
    openedSince: rings ? undefined : (request.openedSince ?? now),
    ...(rings && { unopenedSince: now }),
    isEmergency: dueAt === undefined ? request.isMarked : request.isEmergency || (isAnswer && urgent),
    isCalled: request.isCalled || !isForDoctor,
    tries:
      outcome === 'no-answer' ? request.tries + 1 : isForDoctor || outcome === 'busy' || outcome === 'wrong-number' ? request.tries : 0,
    askedAt: outcome === 'question' ? now : isAnswer || dueAt === undefined ? undefined : request.askedAt,
    answeredAt: isAnswer ? now : undefined,
    // Who is booked has been spoken to, whether the time is settled or not.
    hasAnswer: isAnswer || (request.hasAnswer && dueAt !== undefined && outcome !== 'booked'),
    ...(outcome === 'later' && dueAt !== undefined && { agreed: [...request.agreed, dueAt] }),
  };
}
