import { decryptJson, type KeyRing } from '#encryption/keys.ts';
import { phonesIn, type Submission, writtenIn } from '#requests/request.ts';
import { comparableContact } from '#schemas/withdrawal.ts';

/** What someone gave beside the reference: a phone number or an e-mail, and why the form looked like a robot's, if it did. */
export type GivenContact = { contact: string; spamSignal?: string | undefined };

export type EncryptedContact = { id: string; key_id: string; iv: ReadonlyArray<number>; ciphertext: ReadonlyArray<number> };

/** Ties the ciphertext to its row. */
export const withdrawalContext = (id: string) => [id, 'withdrawal'];

/** Undefined when it was erased, its key is missing, or the row holds something else than was put there. */
export async function openContact(ring: KeyRing, { id, ...encrypted }: EncryptedContact): Promise<GivenContact | undefined> {
  const opened = await decryptJson(ring, withdrawalContext(id), encrypted);
  return opened.ok ? (opened.value as GivenContact) : undefined;
}

/** Whether this phone number or e-mail address is one of a request's, or was before staff replaced it. */
export function gaveContact(submission: Submission, contact: string): boolean {
  const known = [...phonesIn(submission), writtenIn(submission).email];
  // A box that was left empty is nobody's contact.
  return contact !== '' && known.map(comparableContact).includes(comparableContact(contact));
}
