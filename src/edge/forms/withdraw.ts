import * as v from 'valibot';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { fieldErrorsOf, ownFields } from '#schemas/fields.ts';
import { withdrawalSchema } from '#schemas/withdrawal.ts';
import { answerWith } from './answers.ts';
import { spamSignalOf, withoutTraps } from './spam-signal.ts';
import { type FormDeps, type FormResult, openPost } from './take.ts';

/**
 * Takes the post of someone who takes consent back. Whoever asks hears the same: only once the answer is on its way does
 * anybody look whether there is such a request.
 */
export async function takeWithdrawal(request: Request, deps: FormDeps): Promise<FormResult> {
  const opened = await openPost('withdraw', request, deps);
  if (!opened.ok) return opened.refusal;
  const { body, finish } = opened;
  const fields = body.asPage ? ownFields(withdrawalSchema, body.fields) : withoutTraps(body.fields);
  const checked = v.safeParse(withdrawalSchema, fields);
  if (!checked.success) return finish(answerWith('invalid', 'withdraw', { errors: fieldErrorsOf(checked.issues) }));
  // Nobody is turned away for looking like a robot: who knows both the reference and the contact is the sender, and staff are told.
  const spamSignal = spamSignalOf(body.fields, deps.timed);
  const kept = await askWithdrawal(deps.requests, { ...checked.output, spamSignal });
  return finish(answerWith(kept ? 'accepted' : 'not-received', 'withdraw'));
}
