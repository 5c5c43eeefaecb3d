import { answerBy } from '#content/callback-promise.ts';
import { day, minute, type OpeningHours } from '#content/practice-time.ts';
import type { RequestRow } from '#requests/request.ts';
import { afterOpenTime, reopenedDue } from './due-times.ts';
import { isOutcome, type Outcome, outcomes } from './outcomes.ts';

type Seen = Pick<RequestRow, 'state' | 'due_at' | 'email_hash' | 'first_call_at'>;
type Clock = { now: number; hours: OpeningHours };

/** Whether an outcome ends a request. `chosen`: a text that was sent is all that there was to do. */
export function closesRequest(outcome: Outcome, { email_hash }: Pick<Seen, 'email_hash'>, chosen = false): boolean {
  // They left an e-mail address too, so they can still be answered.
  if (outcome === 'wrong-number') return email_hash === null;
  return chosen || outcomes[outcome].closes;
}

/** Whether the patient has heard from the practice with it: a call, or an answer in writing. A text on the way to one is neither. */
export const isContact = (outcome: Outcome, closes: boolean): boolean =>
  outcomes[outcome].isCall || outcome === 'answered' || (outcome === 'sent' && closes);

/** As SQL, since when a question waits for the doctor; `now` names the parameter. What is closed waits for nobody's answer. */
export function askedAfter(outcome: Outcome, closes: boolean, now: string): string {
  if (outcome === 'question') return now;
  return outcome === 'reply' || closes ? 'NULL' : 'asked_doctor_at';
}

/** When somebody has to act next after an outcome that is no call. */
export function dueAfterAnswer(outcome: Outcome, seen: Seen, { now, hours }: Clock): number | null {
  // It is answered as a message is.
  if (outcome === 'wrong-number') return answerBy(now, hours) ?? now + day;
  if (outcome === 'question') return dueWithDoctor(seen, { now, hours });
  if (outcome === 'reply') return afterOpenTime(now, 60 * minute, hours);
  return seen.state === 'open' ? seen.due_at : null;
}

/** A question moves no promise of a call: only who was reached already waits for the doctor. */
function dueWithDoctor({ due_at, first_call_at }: Seen, { now, hours }: Clock): number {
  const soon = reopenedDue(now, hours);
  if (due_at === null) return soon;
  return first_call_at === null ? due_at : Math.max(due_at, soon);
}

type Done = { at: number; by: string; outcome: string; dueAt: number | null; note: string; undone?: boolean };

/** When they come, in milliseconds since 1970: the last visit that was booked, is still to come and was not called off. `events` latest first. */
export function visitOf(events: ReadonlyArray<Done>, now: number): number | undefined {
  const latest = events.find(({ outcome, undone }) => !undone && ['booked', 'called-off', 'not-for-us'].includes(outcome));
  return latest?.outcome === 'booked' && latest.dueAt !== null && latest.dueAt > now ? latest.dueAt : undefined;
}

/** What was asked of the doctor last, and her answer where there is one; nothing once the request was closed since. */
export function doctorsWords(events: ReadonlyArray<Done>): { question: Done | undefined; reply: Done | undefined } {
  const closed = events.findIndex(({ outcome, undone }) => !undone && isOutcome(outcome) && outcomes[outcome].closes);
  const since = (closed === -1 ? events : events.slice(0, closed)).filter(({ undone }) => !undone);
  const latest = (outcome: Outcome) => since.find((event) => event.outcome === outcome);
  const [question, reply] = [latest('question'), latest('reply')];
  return { question, reply: reply && (!question || since.indexOf(reply) < since.indexOf(question)) ? reply : undefined };
}
