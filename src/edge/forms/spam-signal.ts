import { readBytes } from '#backend/http/read-bytes.ts';
import { turnstileField } from '#content/robot-check.ts';

// People do not see this field; robots like to fill it.
const honeypot = 'website';
// Milliseconds between opening and sending the form, measured by its own script.
const elapsed = 'elapsedMs';

const fastestPerson = 2_000;
const maxLinks = 3;

/**
 * Returns why a post looks like a robot's, or undefined. A doubtful post is held for staff and its visitor sees success: no
 * patient may be lost to a filter.
 */
export function spamSignalOf(fields: Readonly<Record<string, unknown>>, timed: boolean): string | undefined {
  // Our own form sends the honeypot empty or leaves it out.
  if (![undefined, null, ''].includes(fields[honeypot] as null)) return 'honeypot';
  if (timed && typeof fields[elapsed] === 'number' && fields[elapsed] < fastestPerson) return 'too-fast';
  const texts = Object.values(fields).filter((value) => typeof value === 'string');
  const links = texts.join(' ').match(/https?:\/\//gi)?.length ?? 0;
  return links > maxLinks ? 'links' : undefined;
}

/** Returns the form's own fields, without those that tell people from robots. */
export function withoutTraps(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { [honeypot]: _honeypot, [elapsed]: _elapsed, [turnstileField]: _token, ...rest } = fields;
  return rest;
}

/** The service that judges Turnstile tokens: Cloudflare's siteverify, or a test's substitute. */
export type RobotCheck = { secret: string; address: string };

const patience = 1_500;
const longestToken = 2_048;
const largestAnswer = 16 * 1024;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

async function passes({ secret, address }: RobotCheck, token: string, key: string | undefined): Promise<boolean | undefined> {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    // A token counts once; under the same key it may be asked about again, so a retry gets the first answer.
    body: JSON.stringify({ secret, response: token, ...(key && uuid.test(key) && { idempotency_key: key }) }),
    redirect: 'manual',
    signal: AbortSignal.timeout(patience),
  });
  if (!response.ok) return undefined;
  const { bytes, truncated } = await readBytes(response.body, largestAnswer);
  const answer = truncated ? undefined : (JSON.parse(new TextDecoder().decode(bytes)) as { success?: unknown } | null);
  return typeof answer?.success === 'boolean' ? answer.success : undefined;
}

/**
 * Returns why a post is doubted although the Turnstile widget is on, or undefined when Cloudflare confirms its token. Takes 1.5
 * seconds at most and never throws. Visitors without JavaScript have no token, and Cloudflare may be out of reach: staff decide
 * about those posts as well, and nobody is refused.
 */
export async function spamSignalOfToken(check: RobotCheck, token: unknown, key: string | undefined): Promise<string | undefined> {
  if (typeof token !== 'string' || token === '') return 'not-checked';
  if (token.length > longestToken) return 'check-failed';
  const passed = await passes(check, token, key).catch(() => undefined);
  if (passed === undefined) return 'check-silent';
  return passed ? undefined : 'check-failed';
}
