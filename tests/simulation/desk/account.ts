import { minute } from './calendar.ts';
import type { duties } from './duties.ts';
import type { FrontDesk, Kept, Violate } from './front-desk.ts';
import type { Listener } from './people.ts';
import { begunUntil, isAgreed, isAlarm, isPromise, type Kind, mark } from './what-waits.ts';

/** Something of which somebody has to know in time: a promise that ran out, a question to the doctor, her answer. */
type Matter = {
  kind: 'promise' | 'question' | 'answer';
  request: Kept;
  since: number;
  /** What has been told of it, as `mark` names it. */
  marks: ReadonlyArray<string>;
  couldHear: boolean;
  /** Somebody was told, who may have left since. */
  isTold: boolean;
  isCounted: boolean;
};
type Present = Pick<Matter, 'kind' | 'request' | 'since' | 'marks'>;

const inSilence = { promise: 'missed-in-silence', question: 'question-in-silence', answer: 'answer-in-silence' } as const;
const countOf = { promise: 'ranOut', question: 'questions', answer: 'answers' } as const;
export const within = 30 * minute;

/** Who is there in a minute, outside quiet hours or not. */
export type Ears = {
  listeners: ReadonlyArray<Listener>;
  /** Those whom a message would reach; of these, those who were told nothing within five minutes, and are not in their quiet hours. */
  reached: ReadonlyArray<Listener>;
  free: ReadonlyArray<Listener>;
};

/** Whether somebody would hear of it now who has that switched on. What nobody has switched on is told to nobody: the desk says so. */
function isWanted({ kind }: Pick<Matter, 'kind'>, { kinds }: Listener): boolean {
  if (kind === 'question') return kinds.includes('question');
  return kinds.includes(kind === 'answer' ? 'reply' : 'overdue');
}

/**
 * Counts what ran out, and reports what nobody was told within half an hour although somebody could have been. A promise's half hour is by the
 * clock, not in opening hours: what runs out at closing, in a closed time or at an hour that was agreed with the patient has to be told when
 * somebody can do something about it.
 */
export function accountOf(desk: FrontDesk, duty: ReturnType<typeof duties>, violate: Violate) {
  const { calendar } = desk;
  const counts = { ranOut: 0, questions: 0, answers: 0, nobodyThere: 0 };
  const all = new Map<string, Matter>();
  // Since when an emergency waits with nobody on it.
  const left = new Map<Kept, number>();
  const nameOf = ({ kind, request, since }: Present) => `${kind} of ${request.id} since ${since}`;
  const toldAt = (marks: ReadonlyArray<string>, { listeners }: Ears) =>
    Math.max(0, ...listeners.flatMap(({ email }) => marks.map((each) => duty.of(email).about.get(each) ?? 0)));

  /** Whether staff may be told now of a promise that runs out. */
  function isAudible(request: Kept, now: number): boolean {
    if (calendar.isOpen(now) || calendar.hasJustClosed(now)) return request.dueAt <= now || isBeforeOpening(request, now);
    return isAgreed(request) ? request.dueAt <= now && now < request.dueAt + within : isBeforeOpening(request, now);
  }
  const isBeforeOpening = (request: Kept, now: number) =>
    !isAgreed(request) && request.dueAt > now && request.dueAt <= (calendar.closedUntil(now) ?? 0);

  function mattersOf(request: Kept, now: number): ReadonlyArray<Present> {
    const { state, dueAt, askedAt, answeredAt } = request;
    const asOf = (...kinds: ReadonlyArray<Kind>) => kinds.map((kind) => mark(kind, request));
    const promise = { kind: 'promise', request, since: dueAt, marks: asOf('overdue', 'due-soon', 'closing') } as const;
    const question = { kind: 'question', request, marks: asOf('question') } as const;
    const answer = { kind: 'answer', request, marks: asOf('reply', 'overdue', 'due-soon', 'closing', 'emergency', 'unattended') } as const;
    const runsOut = isPromise(request) && !isAlarm(request) && (dueAt <= now || isBeforeOpening(request, now));
    return [
      ...(runsOut ? [promise] : []),
      ...(state === 'open' && askedAt !== undefined ? [{ ...question, since: askedAt }] : []),
      ...(state === 'open' && answeredAt !== undefined ? [{ ...answer, since: answeredAt }] : []),
    ];
  }

  function earsFor({ kind, request }: Present, { reached, free }: Ears, now: number): ReadonlyArray<Listener> {
    if (kind === 'question' && request.isEmergency) return reached.filter(({ kinds }) => kinds.includes('emergency'));
    return (kind === 'promise' ? isAudible(request, now) : calendar.isOpen(now)) ? free : [];
  }

  function waited({ kind, request, since }: Present, now: number): number {
    if (kind === 'promise' || (kind === 'question' && request.isEmergency)) return now - since;
    return calendar.openBetween(since, now);
  }

  const emergencyToldAt = (email: string) => Math.max(duty.of(email).last.emergency ?? 0, duty.of(email).last.unattended ?? 0);

  /** An emergency that is due rings at any hour, until it has an outcome: it is never silent for longer than half an hour. */
  function emergencies(ears: Ears, now: number): void {
    const isLeft = (each: Kept) => isPromise(each) && isAlarm(each) && each.dueAt <= now && (!each.isSeen || begunUntil(each) <= now);
    const waiting = new Set([...desk.requests.values()].filter(isLeft));
    for (const request of left.keys()) if (!waiting.has(request)) left.delete(request);
    for (const request of waiting) {
      const since = left.get(request) ?? now;
      left.set(request, since);
      const last = Math.max(since, toldAt([mark('emergency', request), mark('unattended', request)], ears));
      const isFree = ({ email, kinds }: Listener) => kinds.includes('emergency') && now - emergencyToldAt(email) >= 5 * minute;
      if (now - last > within && ears.reached.some(isFree)) violate('emergency-in-silence', `${request.id} since ${last}`);
    }
  }

  return {
    counts,
    at(now: number, ears: Ears): void {
      const present = new Map<string, Present>();
      for (const request of desk.requests.values()) for (const matter of mattersOf(request, now)) present.set(nameOf(matter), matter);
      for (const name of all.keys()) if (!present.has(name)) all.delete(name);
      for (const [name, matter] of present) {
        if (!all.has(name)) counts[countOf[matter.kind]] += 1;
        const each = { ...(all.get(name) ?? { couldHear: false, isCounted: false, isTold: false }), ...matter };
        all.set(name, each);
        each.couldHear ||= earsFor(each, ears, now).some((listener) => isWanted(each, listener));
        // Who was told may have left the staff since; whoever is left hears with the next half hour.
        each.isTold ||= toldAt(each.marks, ears) > 0;
        if (each.isTold || waited(each, now) < within) continue;
        if (each.couldHear) violate(inSilence[each.kind], name);
        else if (!each.isCounted) counts.nobodyThere += 1;
        Object.assign(each, { couldHear: false, isCounted: true });
      }
      emergencies(ears, now);
    },
  };
}
