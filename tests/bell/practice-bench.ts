import { callBy } from '#content/callback-promise.ts';
import { practice as practiceFacts } from '#content/practice.ts';
import { keyRing } from '#encryption/keys.ts';
import { openOne } from '#requests/calls/one-request.ts';
import type { Outcome } from '#requests/calls/outcomes.ts';
import { recordableRow, recordCall } from '#requests/calls/record.ts';
import { asha, callbackFrom, minute, referenceIn } from '#tests/requests/requests-bench.ts';
import { bellBench } from './bell-bench.ts';

/** On the bench's Friday. */
export const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);

export const bleeding = { ...asha, payload: { ...asha.payload, description: 'Pain, and she vomited blood' } };

const email = 'asha@practice.test';

/** A bench whose callbacks are promised as the site promises them, and a desk that opens and rings them. */
export async function practice() {
  const bench = await bellBench();
  const now = () => bench.deps.now();
  const deps = async () => ({ db: bench.db, ring: await keyRing(bench.deps.keys), now: now(), hours: practiceFacts.openingHours });
  return {
    ...bench,
    now,
    to: (moment: number) => bench.pass(moment - now()),
    callback: async (name = 'Asha', promisedAt = callBy(now())) =>
      referenceIn(await bench.send(callbackFrom(name), { promisedAt, idempotencyKey: `form-key-of-${name}` })),
    emergency: async (name = 'Asha Rao') =>
      referenceIn(
        await bench.send(
          { ...bleeding, payload: { ...bleeding.payload, fname: name } },
          { promisedAt: callBy(now()), idempotencyKey: `key-of-the-emergency-${name}` },
        ),
      ),
    open: async (name: string) => openOne(await deps(), { name, email }),
    record: async (name: string, outcome: Outcome, when?: number) => {
      const version = (await recordableRow(bench.db, name))?.version ?? 0;
      return recordCall(await deps(), { name, email, version, outcome, at: when, note: '' });
    },
    /** A round each minute, up to a moment; what the webhook was told, each with its time. */
    until: async (moment: number, each: () => Promise<unknown> = async () => undefined) => {
      const told: string[] = [];
      for (; now() <= moment; bench.pass(minute)) {
        await each();
        await bench.ring();
        const time = new Date(now() + 330 * minute).toISOString().slice(11, 16);
        told.push(...bench.told().map((text) => `${time} ${text}`));
      }
      return told;
    },
  };
}
