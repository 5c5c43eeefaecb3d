import { seal, storeStatements } from '#embedded-backend/requests/store-request.ts';
import { keyRing } from '#encryption/keys.ts';
import type { CallbackRequest } from '#schemas/callback.ts';
import { developmentSecret } from '#settings/encryption-keys.ts';
import type { startDesk } from '#tests/desk-site.ts';

const reasons = ['appointment', 'billing', 'other', ''] as const;
const texts = ['Stones of 9 mm, and pain after every meal.', 'खाना खाने के बाद दर्द', 'Black stool since Monday, what should I do?', ''];
const minute = 60_000;

/** Stores so many open requests, as the site does, with promises round now. */
export async function fill({ env }: Awaited<ReturnType<typeof startDesk>>, count: number): Promise<void> {
  const ring = await keyRing([developmentSecret]);
  const now = Date.now();
  const one = (place: number) => {
    const reference = `GI-F${place.toString(30).toUpperCase().padStart(3, '2')}-22`;
    const due = now + (place - count / 2) * minute;
    const payload: CallbackRequest = {
      ...{ fname: `Asha ${place}`, lname: 'Rao', phone: `98${String(10_000_000 + place)}`, email: '' },
      ...{ patientType: place % 2 ? 'new' : 'existing', reason: reasons[place % 4] ?? '' },
      description: `[${reference}] ${texts[place % 4]}`.trim(),
    };
    return seal(ring, {
      submission: { kind: 'callback', payload },
      ...{ idempotencyKey: `filled-${place}`, reference, noticeVersion: '2026-11-22', language: 'en' },
      ...{ acceptedAt: due - 90 * minute, promisedAt: due, dueAt: due },
    });
  };
  for (let from = 0; from < count; from += 50) {
    const places = Array.from({ length: Math.min(50, count - from) }, (_, index) => from + index);
    await env.DB.batch(storeStatements(env.DB, await Promise.all(places.map(one))));
  }
}
