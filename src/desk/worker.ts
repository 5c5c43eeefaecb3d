import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { log, logError } from '#backend/http/log.ts';
import { ringFrom } from '#bell/round.ts';
import { hour } from '#content/practice-time.ts';
import { keyRing } from '#encryption/keys.ts';
import { reencryptSome } from '#requests/reencrypt.ts';
import { deskApp, deskSettings } from './app.ts';
import type { DeskBindings, JobDeps } from './desk-env.ts';
import { markAgain } from './mark-again.ts';
import { publishScheduled } from './publish-scheduled.ts';
import { sendProbe } from './send-probe.ts';

const app = deskApp();

// Per isolate: once nothing was left to encrypt anew, the table is not searched again for an hour.
let nothingToReencryptUntil = 0;

/** After a key rotation, encrypts some requests with the newest key in each run, until the old key can be removed. */
async function reencrypt({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (now < nothingToReencryptUntil) return;
  if ((await reencryptSome(env.DB, ring, settings.plan === 'paid' ? 200 : 10)) === 0) nothingToReencryptUntil = now + hour;
}

const ringFromDesk = ({ env, settings, now }: JobDeps) => ringFrom({ worker: 'desk', env, settings, now, log });

/** The cron's jobs of each minute, in order. A job that fails does not stop the others. */
const jobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [ringFromDesk, sendProbe, markAgain, reencrypt, publishScheduled];

async function runJobs(env: DeskBindings, now: number): Promise<void> {
  const settings = deskSettings(env);
  const deps = { env, settings, ring: await keyRing(settings.encryptionKeys), now };
  for (const job of jobs) await job(deps).catch((error) => logError({ event: 'desk-job', name: error?.name ?? 'Error' }));
}

// Local mode trusts only a team on this machine (settings.ts), so the address does not exist behind Cloudflare Access. Wrong settings are
// reported by the app.
function ticksByAddress(env: DeskBindings): boolean {
  try {
    return deskSettings(env).mode === 'local';
  } catch {
    return false;
  }
}

export default {
  async fetch(request: Request, env: DeskBindings, context: ExecutionContext): Promise<Response> {
    // wrangler's cron endpoint reaches only the first Worker, the site, so `npm start` calls this one each minute.
    if (new URL(request.url).pathname === '/_tick' && ticksByAddress(env)) {
      await runJobs(env, Date.now());
      return new Response('ok');
    }
    return app.fetch(request, env, context);
  },
  scheduled: (event: ScheduledController, env: DeskBindings) => runJobs(env, event.scheduledTime),
};
