import type { CallbackRequest } from '#schemas/callback.ts';
import type { ContactMessage } from '#schemas/contact.ts';
import { type Submission, writtenIn } from './request.ts';

/** Every phone number of a request: those that hold, and those that were replaced. */
export function phonesIn(submission: Submission): ReadonlyArray<string> {
  const { phone, secondPhone } = writtenIn(submission);
  return [phone, secondPhone, ...(submission.payload.formerPhones ?? [])].filter((number) => number !== '');
}

/** A submission with other phone numbers; the ones that it had are remembered. */
export function withPhones(submission: Submission, phone: string, secondPhone: string): Submission {
  const before = writtenIn(submission);
  const known = submission.payload.formerPhones;
  // Also where none was sent: the first of them is what the form had.
  const formerPhones = before.phone === phone ? known : [...(known ?? []), before.phone];
  const later = { ...(secondPhone !== '' && { secondPhone }), ...(formerPhones && { formerPhones }) };
  const { secondPhone: _, formerPhones: __, ...own } = submission.payload;
  return submission.kind === 'callback'
    ? { kind: 'callback', payload: { ...(own as CallbackRequest), phone, ...later } }
    : { kind: 'contact', payload: { ...(own as ContactMessage), phoneNumber: phone, ...later } };
}

/** A submission as it was sent: what staff learned of the phone numbers since is left out. */
export function asSent(submission: Submission): Submission {
  const { secondPhone: _, formerPhones = [], ...own } = submission.payload;
  const [sent] = formerPhones;
  return submission.kind === 'callback'
    ? { kind: 'callback', payload: { ...(own as CallbackRequest), ...(sent !== undefined && { phone: sent }) } }
    : { kind: 'contact', payload: { ...(own as ContactMessage), ...(sent !== undefined && { phoneNumber: sent }) } };
}

/** A submission as other systems get it: the form's fields, with the reference in front of the free text, because their API has none for it. */
export function withReference({ kind, payload }: Submission, reference: string | null): Submission {
  const { secondPhone: _, formerPhones: __, ...own } = payload;
  const inFront = (text: string) => (reference === null ? text : `[${reference}] ${text}`.trim());
  if (kind === 'contact') {
    const message = own as ContactMessage;
    return { kind, payload: { ...message, message: inFront(message.message) } };
  }
  const callback = own as CallbackRequest;
  return { kind, payload: { ...callback, description: inFront(callback.description) } };
}
