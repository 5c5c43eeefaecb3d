import { timeAsRead } from '#content/practice-time.ts';
import type { Person } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import type { CallCounts } from '#requests/calls/call-list.ts';

/** Counts for a browser, twice a minute, and for a page's title: a doctor's have the questions, the front desk's the answers to pass on. */
export function countsFor({ person, now }: { person: Person; now: number }, counts: CallCounts) {
  const { open, overdue, emergency, emergencies, newest, newestEmergency, unseen, unattended, mark, ...more } = counts;
  const answers = may(person, 'answer questions');
  return {
    ...{ open, overdue, emergency, emergencies, new: more.new, unseen, unattended, newest, newestEmergency, mark, asOf: timeAsRead(now) },
    questions: answers ? more.questions : 0,
    answers: answers ? 0 : more.answers,
  };
}
