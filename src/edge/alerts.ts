import type { SendEmail } from '@cloudflare/workers-types';
import { type AlertDeps, alertStaff } from '#requests/alerts.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { Settings } from '#settings/settings.ts';

// Not in wrangler.toml by default: the e-mail binding needs an address that the practice's own Cloudflare account has verified.
type MaybeEmail = { ALERT_EMAIL?: Pick<SendEmail, 'send'> };

function channelsOf({ alerts: { webhook, from, to } }: Settings, { ALERT_EMAIL }: MaybeEmail): Pick<AlertDeps, 'webhook' | 'email'> {
  return {
    webhook: webhook ? { url: webhook, fetch: (request) => fetch(request) } : undefined,
    email: ALERT_EMAIL && from && to ? { binding: ALERT_EMAIL, from, to } : undefined,
  };
}

/** Alerts staff to requests that need attention, through the channels in the settings. Never throws: the cron has other work to do. */
export async function tellStaff(settings: Settings, env: Env, requests: RequestsDeps): Promise<void> {
  await alertStaff({ ...requests, ...channelsOf(settings, env as MaybeEmail) }).catch(() => {
    requests.log({ event: 'alert', code: 'database' });
  });
}
