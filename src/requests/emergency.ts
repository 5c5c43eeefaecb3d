import { emergencySigns } from '#search/emergency/signs.ts';
import { type RequestRow, type Submission, writtenIn } from './request.ts';

/** The mark of an emergency as a row keeps it: the rules that what was written fits, as a JSON array; null for none. */
export function emergencyMark(submission: Submission): RequestRow['emergency'] {
  const rules = emergencySigns(writtenIn(submission).text);
  return rules.length > 0 ? JSON.stringify(rules) : null;
}

// What robots are seen by, and people seldom.
const robotsOnly = ['honeypot', 'check-failed'];

/** Why a request is held for staff. One that may be an emergency is not, but for a robot's own traces: a filter is too often wrong. */
export function heldReasonOf(spamSignal: string | null, mark: RequestRow['emergency']): string | null {
  return spamSignal !== null && (mark === null || robotsOnly.includes(spamSignal)) ? spamSignal : null;
}
