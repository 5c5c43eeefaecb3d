import { readBytes } from '#backend/http/read-bytes.ts';

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
