import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import type { WithdrawalTask } from '#requests/withdraw/tasks.ts';

/** 'gone': erased or locked already. 'nowhere': no such request is here. */
export type Fit = 'fits' | 'does-not-fit' | 'unreadable' | 'gone' | 'nowhere';

/** What the contact that was given says about the request with its reference. */
export function fitOf({ fits, reason, request }: WithdrawalTask): Fit {
  // A practice with a backend of its own has it there, or may have it; here is a tombstone.
  if (!request || request.state === 'delivered' || reason === 'maybe-delivered') return 'nowhere';
  if (request.state === 'locked' || request.state === 'erased') return 'gone';
  if (fits === null) return 'unreadable';
  return fits ? 'fits' : 'does-not-fit';
}

/** By when the privacy notice promises an answer. */
export const answerDue = ({ askedAt }: WithdrawalTask): number => askedAt + practice.privacy.answersWithinDays * day;
