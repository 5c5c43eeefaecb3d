import { keyRing } from '#outbox/encryption/keys.ts';
import { developmentSecret } from '#settings/outbox-keys.ts';
import { putDeskRows, referenceAt } from '#tests/desk-rows.ts';
import type { startDesk } from '#tests/desk-site.ts';

/** What stands for the parameters of the desk's addresses once `seedForTrials` has run. */
export const known = { reference: referenceAt(0), folder: 'treatments', page: 'fisures', id: '1' } as const;

/** Thirty people's requests, so that every form of the desk finds what it is about. */
export async function seedForTrials({ env }: Awaited<ReturnType<typeof startDesk>>): Promise<void> {
  await putDeskRows(env.EMBEDDED_BACKEND, await keyRing([developmentSecret]), Date.now());
}
