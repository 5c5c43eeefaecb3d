import { keyRing } from '#encryption/keys.ts';
import { seal, storeAs } from '#requests/store.ts';
import type { CallbackRequest } from '#schemas/callback.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import { clockStart } from '#tests/clock.ts';
import { inTurns } from '#tests/desk/route-trials.ts';
import type { startDesk } from '#tests/desk-site.ts';

const reasons = ['appointment', 'billing', 'other', ''] as const;
const texts = ['Stones of 9 mm, and pain after every meal.', 'खाना खाने के बाद दर्द', 'Black stool since Monday, what should I do?', ''];
const minute = 60_000;

/** Stores so many open requests, as the site does, with promises round now. */
export async function fill({ env }: Awaited<ReturnType<typeof startDesk>>, count: number): Promise<void> {
  const ring = await keyRing([developmentSecret]);
  const now = clockStart;
  const one = async (place: number) => {
    const reference = `GI-F${place.toString(30).toUpperCase().padStart(3, '2')}-22`;
    const due = now + (place - count / 2) * minute;
    const payload: CallbackRequest = {
      ...{ fname: `Asha ${place}`, lname: 'Rao', phone: `98${String(10_000_000 + place)}`, email: '' },
      ...{ patientType: place % 2 ? 'new' : 'existing', reason: reasons[place % 4] ?? '' },
      description: texts[place % 4] ?? '',
    };
    const idempotencyKey = `filled-${place}`;
    const times = { acceptedAt: due - 90 * minute, promisedAt: due, dueAt: due };
    const circumstances = { ...times, noticeVersion: '2026-11-22', language: 'en', heldReason: null, forwards: false };
    const request = await seal(ring, { idempotencyKey, fingerprint: '' }, { kind: 'callback', payload }, circumstances);
    await storeAs(env.DB, request, reference, [idempotencyKey]);
  };
  await inTurns(
    Array.from({ length: count }, (_, place) => place),
    one,
    20,
  );
}
