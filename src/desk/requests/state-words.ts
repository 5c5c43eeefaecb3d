import { fromNow, lasting } from '#desk/frame/times.ts';
import { backendAnswer } from '#requests/alert-text.ts';
import { outcomeWords } from '#requests/calls/outcomes.ts';
import type { PatientRequest } from '#requests/request.ts';

export const kindWords = { callback: 'Call back', contact: 'Message' } as const;

const otherStates: Readonly<Record<string, string>> = {
  erased: 'Erased',
  locked: 'Locked',
  held: 'Needs a look',
  rejected: 'Needs a look',
  pending: 'On its way',
  delivered: 'Handed over',
};

/** The state of a request in a few words; `late` when somebody should have acted. */
export function stateWords({ state, dueAt: due, outcome }: PatientRequest, now: number): { words: string; late: boolean } {
  const other = otherStates[state];
  if (other) return { words: other, late: false };
  if (state === 'done') return { words: outcome ? outcomeWords(outcome) : 'Done', late: false };
  const late = due !== null && due < now;
  return { words: due === null ? 'Open' : late ? `${lasting(due, now)} overdue` : `Due ${fromNow(due, now)}`, late };
}

const heldReasons: Readonly<Record<string, string>> = {
  honeypot: 'A field that people do not see was filled in. Robots do that, and now and then a browser that fills in forms by itself.',
  'too-fast':
    'It was sent within two seconds of opening the form. Robots do that, and now and then a person who comes back to a filled form.',
  links: 'It holds more than three web addresses. Advertising does that.',
};

/** Why the site holds a request back, for somebody who decides about it. */
export function heldWords(reason: string | null): string {
  return (
    heldReasons[reason ?? ''] ??
    'The check against robots did not let it through. It fails for some people too, with an old phone or a blocker.'
  );
}

/** What the practice's system last answered, in a sentence; '' before its first answer. */
export const answerWords = (code: string | null): string =>
  code === null ? 'It has not been tried yet, or nothing came back.' : backendAnswer(code);
