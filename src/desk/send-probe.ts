import { logError } from '#backend/http/log.ts';
import { isProbeDue, markRun } from '#bell/cron-runs.ts';
import { minute } from '#content/practice-time.ts';
import { probeProof, proofHeader, proofOf } from '#edge/desk/proof.ts';
import { forgetProbes, isOnList, probeForm } from '#requests/probe.ts';
import type { JobDeps } from './desk-env.ts';

/**
 * Once an hour sends a form the whole way: through the site's own address into a row, and from there onto the call list. One that fails
 * is sent again each minute, and once none has arrived for too long the bell says so.
 */
export async function sendProbe({ env, ring, now }: JobDeps): Promise<void> {
  if (!(await isProbeDue(env.DB, now))) return;
  await forgetProbes(env.DB, Date.now() - 30 * minute);
  const key = crypto.randomUUID();
  const response = (await env.SITE.fetch('https://site.invalid/api/callback', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Idempotency-Key': key,
      [proofHeader]: await proofOf(ring, probeProof(key), Date.now()),
    },
    body: JSON.stringify({ ...probeForm, consent: true }),
  })) as unknown as Response;
  const { reference = '' } = (await response.json()) as { reference?: string };
  if (await isOnList(env.DB, ring, reference)) await markRun(env.DB, 'probe', now);
  else logError({ event: 'probe', status: response.status, code: reference === '' ? 'not-taken' : 'not-on-the-list' });
}
