import type { SendEmail } from '@cloudflare/workers-types';
import type { Settings } from '#settings/settings.ts';

/** A message to somebody: counts and times only. */
export type Bell = {
  kind: 'new' | 'unseen' | 'due-soon' | 'overdue' | 'emergency' | 'question' | 'reply' | 'watch' | 'week';
  text: string;
  urgent: boolean;
};

/** The practice's own channels, beside the devices of its staff. */
export type Channels = {
  /** Takes `{text, kind, outbox}` as JSON by POST; chat services show the text. */
  webhook?: { url: string; fetch: (request: Request) => Promise<Response> } | undefined;
  /** A send_email binding, from whom, and the practice's own mailbox. */
  email?: { binding: Pick<SendEmail, 'send'>; from: string; to: string } | undefined;
};

// Not in wrangler.toml by default: the e-mail binding needs an address that the practice's own Cloudflare account has verified.
type MaybeEmail = { ALERT_EMAIL?: Pick<SendEmail, 'send'> };

export function channelsFrom({ alerts: { webhook, from, to } }: Pick<Settings, 'alerts'>, env: object): Channels {
  const { ALERT_EMAIL } = env as MaybeEmail;
  return {
    webhook: webhook ? { url: webhook, fetch: (request) => fetch(request) } : undefined,
    email: ALERT_EMAIL && from && to ? { binding: ALERT_EMAIL, from, to } : undefined,
  };
}

const webhookTimeout = 5_000;

const subjects: Readonly<Record<Bell['kind'], string>> = {
  emergency: 'An emergency waits at the desk',
  overdue: 'A promise is overdue',
  'due-soon': 'A promise is due',
  question: 'A question waits for the doctor',
  reply: 'The doctor has answered',
  unseen: 'A request waits unopened',
  new: 'New at the desk',
  watch: 'Something at the website has stopped',
  week: 'The week at the desk',
};

/** Rejects when the mail was not taken. */
export async function sendMail({ binding, from }: NonNullable<Channels['email']>, to: string, { kind, text }: Bell): Promise<void> {
  await binding.send({ from, to, subject: subjects[kind], text });
}

/** Rejects when the webhook did not take it. `figures` are counts. */
export async function postToWebhook(
  { url, fetch }: NonNullable<Channels['webhook']>,
  { kind, text }: Bell,
  figures: Readonly<Record<string, number | string | null>>,
): Promise<void> {
  const request = new Request(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ text, kind, outbox: figures }),
    redirect: 'manual',
    signal: AbortSignal.timeout(webhookTimeout),
  });
  const response = await fetch(request);
  await response.body?.cancel();
  if (!response.ok) throw new Error('the webhook refused');
}

const heartbeatTimeout = 5_000;

/** Tells a watcher outside that a round went well; undefined where nobody watches. */
export function heartbeatFrom({ heartbeatUrl }: Pick<Settings, 'heartbeatUrl'>): (() => Promise<void>) | undefined {
  if (!heartbeatUrl) return undefined;
  return async () => {
    const response = await fetch(heartbeatUrl, { redirect: 'manual', signal: AbortSignal.timeout(heartbeatTimeout) });
    await response.body?.cancel();
  };
}
