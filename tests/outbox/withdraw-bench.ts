import type { Submission } from '#requests/types.ts';
import { askWithdrawal } from '#requests/withdraw/ask.ts';
import { asha, outboxBench } from './outbox-bench.ts';

export const { phone, email } = asha.payload;

/** A request in the given mode of the backend, and how its sender takes it back. */
export async function withdrawBench(
  mode: 'ok' | 503 | 400 = 503,
  options: Parameters<typeof outboxBench>[0] = {},
  submission: Submission = asha,
) {
  const own = await outboxBench({ mode, ...options });
  const accepted = await own.send(submission);
  const reference = 'reference' in accepted ? accepted.reference : '';
  own.backend.received.splice(0);
  const ask = async (contact: string, more: { reference?: string; spamSignal?: string } = {}) => {
    const kept = await askWithdrawal(own.deps, { reference, contact, ...more });
    await own.settled();
    return kept;
  };
  const withdrawals = async () => (await own.deps.db.prepare('SELECT * FROM withdrawals ORDER BY rowid').all()).results;
  return { ...own, reference, ask, withdrawals };
}
