import { hex } from '#backend/formats/hex.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { encryptJson, hmac, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { carryOutWithdrawals } from './carry-out.ts';
import { type GivenContact, withdrawalContext } from './contact.ts';

const insert = `INSERT INTO withdrawals (id, reference, fingerprint, state, key_id, iv, ciphertext, asked_at)
  VALUES (?1, ?2, ?3, 'asked', ?4, ?5, ?6, ?7) ON CONFLICT DO NOTHING`;

const longestWait = 4_500;

/**
 * Keeps a withdrawal of consent, and carries it out behind the answer. Whether there is such a request is not looked at before, so
 * that everybody gets the same answer after the same work. False when the withdrawal could not be kept. Never throws.
 */
export async function askWithdrawal(deps: RequestsDeps, { reference, ...given }: GivenContact & { reference: string }): Promise<boolean> {
  const [newest] = await keyRing(deps.keys);
  const id = crypto.randomUUID();
  const fingerprint = hex(await hmac(newest, 'withdrawal', reference, given.contact));
  const { keyId, iv, ciphertext } = await encryptJson(newest, withdrawalContext(id), given);
  try {
    const storing = deps.db.prepare(insert).bind(id, reference, fingerprint, keyId, iv, ciphertext, deps.now());
    await withTimeout(storing.run(), longestWait);
  } catch {
    deps.log({ event: 'withdrawal', state: 'not-stored' });
    return false;
  }
  deps.waitUntil(carryOutWithdrawals(deps));
  return true;
}
