import type { HonoJsonWebKey } from 'hono/utils/jwt/jws';
import { decodeHeader, verifyWithJwks } from 'hono/utils/jwt/jwt';
import * as v from 'valibot';
import { faultEvent, logError } from '#backend/http/log.ts';
import { readBytes } from '#backend/http/read-bytes.ts';
import { hour, minute } from '#content/practice-time.ts';
import type { Access } from '#desk/settings.ts';

const schema = v.object({ keys: v.array(v.unknown()) });
// Keys of other kinds are ignored and must not fail the whole set.
const rsaKey = v.looseObject({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() });

const maxAge = hour;
const minInterval = minute;
const timeout = 3_000;
const maxBytes = 64 * 1024;

type Keys = ReadonlyArray<HonoJsonWebKey>;
export type AccessKeys = (kid: string, now: number) => Promise<Keys>;

async function fetchKeys(team: string): Promise<Keys> {
  const response = await fetch(`${team}/cdn-cgi/access/certs`, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  const { bytes, truncated } = await readBytes(response.body, maxBytes);
  if (!response.ok || truncated) throw new Error('Cloudflare Access returned no keys.');
  const { keys } = v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  const ours = keys.filter((key) => v.is(rsaKey, key)) as unknown as Keys;
  if (ours.length === 0) throw new Error('Cloudflare Access returned no keys.');
  return ours;
}

/**
 * Returns a look-up of the keys that sign a team's tokens: fetched once an hour, and at most once a minute for an unknown key id,
 * because Cloudflare rotates them. Known keys are used while a fetch fails. Rejects when no keys were ever fetched.
 */
export function accessKeys(team: string, load: (team: string) => Promise<Keys> = fetchKeys): AccessKeys {
  let keys: Keys | undefined;
  let loadedAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  return async (kid, now) => {
    const isKnown = keys?.some((key) => key.kid === kid) === true;
    const isOld = now - loadedAt > maxAge || !isKnown;
    // Without keys each request fetches its own: a Worker's request may not await the I/O of another.
    if (!keys || (isOld && now - triedAt >= minInterval)) {
      triedAt = now;
      const loaded = await load(team).catch((error: unknown) => {
        logError({ ...faultEvent(error), event: 'access-keys' });
        return undefined;
      });
      if (loaded) [keys, loadedAt] = [loaded, now];
    }
    if (!keys) throw new Error('No keys of Cloudflare Access are known.');
    return keys;
  };
}

// ASCII only: some other letters turn into ASCII in lower case, which would be another person's address.
const email = v.pipe(v.string(), v.regex(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/), v.toLowerCase());
const claims = v.object({ email, exp: v.number(), iat: v.number(), nbf: v.optional(v.number(), 0) });

// The clocks of Access and of this Worker differ a little, and a Worker's clock stops between two I/O calls, so a fresh token
// may be dated ahead. Expiry has no such leeway.
const clockSkew = 10_000;

let cached: { team: string; keys: AccessKeys } | undefined;

function keysOf(team: string): AccessKeys {
  if (cached?.team !== team) cached = { team, keys: accessKeys(team) };
  return cached.keys;
}

/**
 * Verifies a token of Cloudflare Access and returns its e-mail address in lower case. Undefined for a wrong key, algorithm,
 * audience or team, an expired token, or one that is valid only more than ten seconds from now. `now` is in milliseconds. Rejects
 * only when the team's keys are unavailable.
 */
export async function emailOfToken(
  token: string,
  { team, audience }: Access,
  now: number,
  keys = keysOf(team),
): Promise<string | undefined> {
  const kid = kidOf(token);
  if (kid === undefined) return undefined;
  const signedBy = await keys(kid, now);
  const options = {
    keys: [...signedBy],
    allowedAlgorithms: ['RS256'] as const,
    // Times are compared below, with `now` and our own leeway.
    verification: { iss: team, aud: audience, exp: false, nbf: false, iat: false },
  };
  // A signature that does not fit is thrown, and is a stranger's like any other wrong token.
  const payload = await verifyWithJwks(token, options).catch(() => undefined);
  const read = v.safeParse(claims, payload);
  if (!read.success) return undefined;
  const { exp, iat, nbf } = read.output;
  const isValidNow = exp * 1_000 > now && Math.max(iat, nbf) * 1_000 <= now + clockSkew;
  return isValidNow ? read.output.email : undefined;
}

function kidOf(token: string): string | undefined {
  try {
    const { alg, kid } = decodeHeader(token);
    return alg === 'RS256' && typeof kid === 'string' ? kid : undefined;
  } catch {
    return undefined;
  }
}
