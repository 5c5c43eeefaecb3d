import * as v from 'valibot';
import { developmentSecret, type EncryptionSecret, parseEncryptionKeys } from './encryption-keys.ts';
import { type PushKey, parsePushKey } from './push-key.ts';

const address = v.pipe(
  v.string(),
  v.url('must be an address such as https://backend.example.com'),
  v.regex(/^https?:\/\//, 'must start with https://'),
  v.transform((text) => text.replace(/(?<!\/)\/+$/, '')),
);

// An empty secret counts as not set.
const optionalText = v.optional(
  v.pipe(
    v.string(),
    v.transform((text) => text.trim() || undefined),
  ),
);

const optionalAddress = v.optional(
  v.union(
    [
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      address,
    ],
    'must be an address such as https://backend.example.com',
  ),
);

const schema = v.pipe(
  v.object({
    MODE: v.picklist(['production', 'local'], "must be 'production' or 'local'"),
    BACKEND_URL: optionalAddress,
    BACKEND_TOKEN: optionalText,
    EMBEDDED_BACKEND_TOKEN: v.optional(
      v.pipe(
        v.string(),
        v.check((token) => token === '' || token.length >= 24, 'must have 24 characters or more'),
        v.transform((token) => token || undefined),
      ),
    ),
    OUTBOX_KEYS: v.optional(v.string(), ''),
    TURNSTILE_SECRET: optionalText,
    // Local mode only: a test switches Turnstile on and plays Cloudflare.
    TURNSTILE_SITE_KEY: optionalText,
    TURNSTILE_URL: optionalAddress,
    // Local mode only: a test plays the hosts of posts' pictures.
    MEDIA_URL: optionalAddress,
    // Local mode only: a test shortens the wait for a backend that hangs.
    BLOG_TIMEOUT_MS: v.optional(v.pipe(v.string(), v.regex(/^\d{2,6}$/, 'must be milliseconds'), v.transform(Number))),
    ALERT_WEBHOOK: optionalAddress,
    ALERT_FROM: optionalText,
    ALERT_TO: optionalText,
    PUSH_KEY: optionalText,
    // Local mode only: a test plays every browser's push service.
    PUSH_URL: optionalAddress,
    HEARTBEAT_URL: optionalAddress,
    RATE_LIMIT: v.optional(v.picklist(['on', 'off'], "must be 'on' or 'off'"), 'on'),
    PLAN: v.optional(v.picklist(['free', 'paid'], "must be 'free' or 'paid', the Cloudflare plan that the Worker runs on"), 'free'),
  }),
  v.check(
    ({ MODE, OUTBOX_KEYS }) => MODE === 'local' || OUTBOX_KEYS !== '',
    'OUTBOX_KEYS is missing: run `wrangler secret put OUTBOX_KEYS` (.github/OPERATING.md, "Secrets")',
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.OUTBOX_KEYS === '') return;
    const keys = parseEncryptionKeys(dataset.value.OUTBOX_KEYS, dataset.value.MODE === 'production');
    if (!keys.ok) addIssue({ message: `OUTBOX_KEYS ${keys.problem}` });
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.MODE === 'local') return;
    for (const name of ['BACKEND_URL', 'ALERT_WEBHOOK', 'HEARTBEAT_URL'] as const)
      if (dataset.value[name]?.startsWith('http://')) addIssue({ message: `${name} must start with https:// outside local mode` });
  }),
);

/** The Worker's variables and secrets; `.dev.vars.example` explains each. */
export type Settings = {
  mode: 'production' | 'local';
  /** The practice's own backend; undefined means the embedded one. */
  backendUrl: string | undefined;
  backendToken: string | undefined;
  embeddedBackendToken: string | undefined;
  /** Newest first, at least one. */
  encryptionKeys: ReadonlyArray<EncryptionSecret>;
  rateLimited: boolean;
  /** Cloudflare's plan, which bounds what one run of the cron may ask for. */
  plan: 'free' | 'paid';
  /** A test's address in place of the hosts of posts' pictures. */
  mediaUrl: string | undefined;
  /** Undefined while Turnstile is off. */
  turnstile: { secret: string; address: string } | undefined;
  /** Milliseconds that a refresh of the blog may take, instead of the default. */
  blogTimeoutMs: number | undefined;
  /** Channels for alerts to staff: a webhook, and the e-mail binding's sender and receiver. */
  alerts: { webhook: string | undefined; from: string | undefined; to: string | undefined };
  /** Web Push to staff; undefined while it is off. `url` is a test's address in place of the push services. */
  push: { key: PushKey; url: string | undefined } | undefined;
  /** Called after each round of a cron that went well, for a watcher outside. */
  heartbeatUrl: string | undefined;
  /** Sentences for the log about settings that are half set and therefore off. */
  warnings: ReadonlyArray<string>;
};

export class SettingsError extends Error {
  override name = 'SettingsError';
}

const siteverify = 'https://challenges.cloudflare.com/turnstile/v0/siteverify';

type TurnstileSettings = Pick<Settings, 'turnstile' | 'warnings'>;

// One half alone switches Turnstile off instead of stopping the site: the secret and the pages go live one after the other.
function turnstileFrom(siteKey: string | undefined, secret: string | undefined, address = siteverify): TurnstileSettings {
  if (siteKey && secret) return { turnstile: { secret, address }, warnings: [] };
  const missing = siteKey
    ? 'TURNSTILE_SECRET is missing: run `wrangler secret put TURNSTILE_SECRET`, or set turnstileSiteKey back to null'
    : 'TURNSTILE_SECRET is set without turnstileSiteKey in src/content/robot-check.ts';
  return { turnstile: undefined, warnings: siteKey || secret ? [`Turnstile is off: ${missing} (.github/OPERATING.md, "Robots").`] : [] };
}

type PushSettings = Pick<Settings, 'push' | 'warnings'>;

// A wrong key switches push off instead of stopping the site: requests are taken all the same.
function pushFrom(text: string | undefined, url: string | undefined): PushSettings {
  const key = parsePushKey(text ?? '');
  const warning = 'Push is off: PUSH_KEY is not a key that `npm run --silent key -- push` made (.github/OPERATING.md, "The bell").';
  return { push: key && { key, url }, warnings: text && !key ? [warning] : [] };
}

/**
 * Parses the Worker's bindings; `siteKey` is the one that the pages were built with. Throws a SettingsError that names each missing or
 * wrong variable, never its value.
 */
export function settingsFrom(env: Readonly<Record<string, unknown>>, siteKey: string | null = null): Settings {
  const parsed = v.safeParse(schema, env);
  if (!parsed.success) {
    const lines = parsed.issues.map((issue) =>
      [issue.path?.[0]?.key, issue.path ? issue.message.replace(/Invalid key.*/, 'is missing') : issue.message].filter(Boolean).join(' '),
    );
    throw new SettingsError(`The Worker cannot start:\n${lines.map((line) => `- ${line}`).join('\n')}`);
  }
  const { MODE, BACKEND_URL, BACKEND_TOKEN, EMBEDDED_BACKEND_TOKEN, OUTBOX_KEYS, RATE_LIMIT, ALERT_WEBHOOK, ALERT_FROM, ALERT_TO } =
    parsed.output;
  const { TURNSTILE_SECRET, PLAN, PUSH_KEY, HEARTBEAT_URL, ...localOnly } = parsed.output;
  const keys = OUTBOX_KEYS === '' ? undefined : parseEncryptionKeys(OUTBOX_KEYS, MODE === 'production');
  const { TURNSTILE_SITE_KEY, TURNSTILE_URL, MEDIA_URL, BLOG_TIMEOUT_MS, PUSH_URL } = MODE === 'local' ? localOnly : {};
  const { turnstile, warnings } = turnstileFrom(siteKey ?? TURNSTILE_SITE_KEY, TURNSTILE_SECRET, TURNSTILE_URL);
  const push = pushFrom(PUSH_KEY, PUSH_URL);
  return {
    mode: MODE,
    backendUrl: BACKEND_URL,
    backendToken: BACKEND_TOKEN,
    embeddedBackendToken: EMBEDDED_BACKEND_TOKEN,
    encryptionKeys: keys?.ok ? keys.secrets : [developmentSecret],
    mediaUrl: MEDIA_URL,
    rateLimited: MODE === 'production' || RATE_LIMIT === 'on',
    plan: PLAN,
    blogTimeoutMs: BLOG_TIMEOUT_MS,
    alerts: { webhook: ALERT_WEBHOOK, from: ALERT_FROM, to: ALERT_TO },
    heartbeatUrl: HEARTBEAT_URL,
    turnstile,
    push: push.push,
    warnings: [...warnings, ...push.warnings],
  };
}
