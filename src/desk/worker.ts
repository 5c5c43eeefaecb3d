import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { logError } from '#edge/http/log.ts';
import { keyRing } from '#encryption/keys.ts';
import { resealSome } from '#requests/reseal.ts';
import { deskApp, deskSettings } from './app.ts';
import { publishPlanned } from './articles/publish-planned.ts';
import type { DeskBindings, JobDeps } from './desk-env.ts';

const app = deskApp();

const hour = 60 * 60_000;
// Of this isolate: a look at all requests finds nothing until the next rotation of keys.
let nothingToResealUntil = 0;

/** Encrypts requests again with the newest key after a rotation, some in each run, so that the old key may go. */
async function reseal({ env, settings, ring, now }: JobDeps): Promise<void> {
  if (now < nothingToResealUntil) return;
  if ((await resealSome(env.DB, ring, settings.plan === 'paid' ? 200 : 10)) === 0) nothingToResealUntil = now + hour;
}

/** What the cron does each minute, in this order; a job that fails does not keep the others from their turn. */
const jobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [reseal, publishPlanned];

async function runJobs(env: DeskBindings, now: number): Promise<void> {
  const settings = deskSettings(env);
  const deps = { env, settings, ring: await keyRing(settings.encryptionKeys), now };
  for (const job of jobs) await job(deps).catch((error) => logError({ event: 'desk-job', name: error?.name ?? 'Error' }));
}

// Local mode believes a team on this machine alone (settings.ts), so behind Cloudflare Access the address does not exist. The app tells
// of settings that are wrong.
function ticksByAddress(env: DeskBindings): boolean {
  try {
    return deskSettings(env).mode === 'local';
  } catch {
    return false;
  }
}

export default {
  async fetch(request: Request, env: DeskBindings, context: ExecutionContext): Promise<Response> {
    // wrangler's address for crons reaches the first Worker alone, the site: `npm start` asks for this one each minute.
    if (new URL(request.url).pathname === '/_tick' && ticksByAddress(env)) {
      await runJobs(env, Date.now());
      return new Response('ok');
    }
    return app.fetch(request, env, context);
  },
  scheduled: (event: ScheduledController, env: DeskBindings) => runJobs(env, event.scheduledTime),
};
