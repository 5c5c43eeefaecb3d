import { practice } from '#content/practice.ts';
import { day } from '#content/practice-time.ts';
import type { WithdrawalTask } from '#requests/withdraw/tasks.ts';

/** 'gone': erased or locked already. 'nowhere': no such request is here. */
export type Fit = 'fits' | 'does-not-fit' | 'unreadable' | 'gone' | 'nowhere';

/** What the contact that was given says about the request with its reference. */
export function fitOf({ fits, request }: WithdrawalTask): Fit {
  // With a backend of its own the practice has the request there, and a tombstone here.
  if (!request || request.state === 'delivered' || request.state === 'refused') return 'nowhere';
  if (request.state === 'locked' || request.state === 'erased') return 'gone';
  if (fits === null) return 'unreadable';
  return fits ? 'fits' : 'does-not-fit';
}

/** By when the privacy notice promises an answer. */
export const answerDue = ({ askedAt }: WithdrawalTask): number => askedAt + practice.privacy.answersWithinDays * day;
