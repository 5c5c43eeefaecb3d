import type { JobDeps } from '#desk/desk-env.ts';
import { resealSome } from '#requests/reseal.ts';

const hour = 60 * 60_000;
// Of this isolate: looking through all requests finds nothing for as long as no key is rotated.
let nothingUntil = 0;

/** Seals kept requests anew after a key was rotated, some in each run, so that the old key may go. */
export async function resealRequests({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (settings.backendUrl || now < nothingUntil) return;
  if ((await resealSome(env.DB, ring, settings.plan === 'paid' ? 200 : 10)) === 0) nothingUntil = now + hour;
}
