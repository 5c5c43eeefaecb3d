import type { ExecutionContext, ScheduledController } from '@cloudflare/workers-types';
import { keyRing } from '#outbox/encryption/keys.ts';
import { deskApp, deskSettings } from './app.ts';
import { publishPlanned } from './articles/routes/publishing.tsx';
import type { DeskBindings, JobDeps } from './desk-env.ts';
import { resealRequests } from './requests/reseal-requests.ts';
import { keepingJobs } from './team/jobs.ts';

const app = deskApp();

/** What the cron does each minute, one after the other; a job that fails does not keep the others from their turn. */
const jobs: ReadonlyArray<(deps: JobDeps) => Promise<unknown>> = [...keepingJobs, resealRequests, publishPlanned];

async function runJobs(env: DeskBindings, now: number): Promise<void> {
  const settings = deskSettings(env);
  const deps = { env, settings, ring: await keyRing(settings.outboxKeys), now };
  for (const job of jobs)
    await job(deps).catch((error) => console.error(JSON.stringify({ event: 'desk-job', name: error?.name ?? 'Error' })));
}

// Local mode believes a team of this machine alone, so behind Cloudflare Access the address does not exist. Settings that are wrong are
// the app's to tell.
function ticksByAddress(env: DeskBindings): boolean {
  try {
    return deskSettings(env).mode === 'local';
  } catch {
    return false;
  }
}

export default {
  async fetch(request: Request, env: DeskBindings, context: ExecutionContext): Promise<Response> {
    // wrangler runs the cron of the first Worker alone, which is the site's: `npm start` asks the desk for its own each minute.
    if (new URL(request.url).pathname === '/_tick' && ticksByAddress(env)) {
      await runJobs(env, Date.now());
      return new Response('ok');
    }
    return app.fetch(request, env, context);
  },
  scheduled: (event: ScheduledController, env: DeskBindings) => runJobs(env, event.scheduledTime),
};
