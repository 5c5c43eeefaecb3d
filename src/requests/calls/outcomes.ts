import type { RequestRow } from '#requests/request.ts';

/** The outcomes of a call, and all else that is recorded of a request. The keys are in the database: they cannot change. */
export const outcomes = {
  'no-answer': { words: 'No answer', isCall: true, closes: false },
  busy: { words: 'Line busy', isCall: true, closes: false },
  later: { words: 'Call later', isCall: true, closes: false },
  booked: { words: 'Booked', isCall: true, closes: true },
  advised: { words: 'Advised', isCall: true, closes: true },
  'wrong-number': { words: 'Wrong number', isCall: true, closes: true },
  'not-for-us': { words: 'Not for us', isCall: true, closes: true },
  answered: { words: 'Answered', isCall: false, closes: true },
  written: { words: 'Wrote to them', isCall: false, closes: true },
  // For somebody who left an e-mail address alone, and is not rung in vain.
  wrote: { words: 'Wrote, no reply yet', isCall: false, closes: false },
  sent: { words: 'Sent a text', isCall: false, closes: false },
  told: { words: 'Told that we are closed then', isCall: false, closes: false },
  'told-open': { words: 'Told that we are open again then', isCall: false, closes: false },
  question: { words: 'Asked the doctor', isCall: false, closes: false },
  reply: { words: 'The doctor answered', isCall: false, closes: false },
  contact: { words: 'Changed the number', isCall: false, closes: false },
  corrected: { words: 'Corrected what was written down', isCall: false, closes: false },
  'called-off': { words: 'Visit called off', isCall: false, closes: false },
  'visit-moved': { words: 'Visit moved', isCall: false, closes: false },
  note: { words: 'Note', isCall: false, closes: false },
  moved: { words: 'Moved', isCall: false, closes: false },
  reopened: { words: 'Opened again', isCall: false, closes: false },
} as const satisfies Record<string, { words: string; isCall: boolean; closes: boolean }>;

export type Outcome = keyof typeof outcomes;

export const isOutcome = (key: string): key is Outcome => Object.hasOwn(outcomes, key);

/** As SQL, the outcomes after which there is nothing more to say. */
export const closing = Object.entries(outcomes)
  .flatMap(([key, { closes }]) => (closes ? [`'${key}'`] : []))
  .join(', ');

/** Recorded by screens of their own, which may ask for another permission than a call's does. */
export const elsewhere = [
  'sent',
  'told',
  'told-open',
  'question',
  'reply',
  'contact',
  'corrected',
  'called-off',
  'visit-moved',
  'moved',
] as const satisfies ReadonlyArray<Outcome>;

/** They say nothing of how a request ended: outcome, tries and due time stay as they were. */
export const besideTheCall: ReadonlySet<Outcome> = new Set([
  'note',
  'sent',
  'told',
  'told-open',
  'contact',
  'corrected',
  'called-off',
  'visit-moved',
]);

/** They put a record right, and say nothing of patients: figures of a week leave them out. */
export const corrections: ReadonlySet<string> = new Set([
  'note',
  'reopened',
  'contact',
  'corrected',
  'moved',
] satisfies ReadonlyArray<Outcome>);

// Outcomes that are recorded without a call.
const others: Readonly<Record<string, string>> = {
  undone: 'Undone',
  erased: 'Erased',
  locked: 'Locked',
  released: 'Released',
  discarded: 'Discarded',
  'set-aside': 'Set aside as spam',
};

/** An event in the words of the staff; a key that this version does not know is shown unchanged. */
export const outcomeWords = (key: string): string => (isOutcome(key) ? outcomes[key].words : (others[key] ?? key));

/** After so many unanswered calls one writes instead. */
export const mostTries = 3;

/** Whether a call ends a request. `at`: the time that was set with it; `closes`: a text that was sent is all that there was to do. */
export function closesRequest(
  { outcome, at, closes = false }: { outcome: Outcome; at?: number | undefined; closes?: boolean | undefined },
  { email_hash }: Pick<RequestRow, 'email_hash'>,
): boolean {
  // They left an e-mail address too, so they can still be answered.
  if (outcome === 'wrong-number') return email_hash === null;
  // Nobody knows yet when they come.
  if (outcome === 'booked' && at === undefined) return false;
  return closes || outcomes[outcome].closes;
}

/** Whether the patient has heard from the practice with it: a call, or an answer in writing. A text on the way to one is neither. */
export const isContact = (outcome: Outcome, closes: boolean): boolean =>
  outcomes[outcome].isCall || outcome === 'answered' || outcome === 'wrote' || (outcome === 'sent' && closes);

/** How often a patient was rung in vain, after an outcome. */
export function triesAfter(outcome: Outcome, tries: number): number {
  if (outcome === 'no-answer') return tries + 1;
  return besideTheCall.has(outcome) || ['busy', 'wrong-number', 'written', 'wrote', 'question', 'reply'].includes(outcome) ? tries : 0;
}

/** As SQL, since when a question waits for the doctor; `now` names the parameter. What is closed waits for nobody's answer. */
export function askedAfter(outcome: Outcome, closes: boolean, now: string): string {
  if (outcome === 'question') return now;
  return outcome === 'reply' || closes ? 'NULL' : 'asked_doctor_at';
}
