import type { HonoJsonWebKey } from 'hono/utils/jwt/jws';
import { decodeHeader, verifyWithJwks } from 'hono/utils/jwt/jwt';
import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';
import type { Access } from '#desk/settings.ts';

const schema = v.object({ keys: v.array(v.unknown()) });
// Those of another kind are not for us, and no reason to let nobody in.
const rsaKey = v.looseObject({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() });

const maxAge = 60 * 60_000;
const minInterval = 60_000;
const timeout = 3_000;
const maxBytes = 64 * 1024;

type Keys = ReadonlyArray<HonoJsonWebKey>;
export type AccessKeys = (kid: string, now: number) => Promise<Keys>;

async function fetchKeys(team: string): Promise<Keys> {
  const response = await fetch(`${team}/cdn-cgi/access/certs`, { redirect: 'manual', signal: AbortSignal.timeout(timeout) });
  const { bytes, truncated } = await readBytes(response.body, maxBytes);
  if (!response.ok || truncated) throw new Error('Cloudflare Access gave no keys.');
  const { keys } = v.parse(schema, JSON.parse(new TextDecoder().decode(bytes)));
  const ours = keys.filter((key) => v.is(rsaKey, key)) as unknown as Keys;
  if (ours.length === 0) throw new Error('Cloudflare Access gave no keys.');
  return ours;
}

/**
 * The keys with which a team's tokens are signed: fetched once an hour, and for a key that is not known at most once a minute, since
 * Cloudflare replaces them. What is known already serves while they cannot be had. Rejects when none was ever had.
 */
export function accessKeys(team: string, load: (team: string) => Promise<Keys> = fetchKeys): AccessKeys {
  let keys: Keys | undefined;
  let loadedAt = 0;
  let triedAt = Number.NEGATIVE_INFINITY;
  return async (kid, now) => {
    const isKnown = keys?.some((key) => key.kid === kid) === true;
    const isOld = now - loadedAt > maxAge || !isKnown;
    // Without any, each asks for itself: one request may not wait for what another has begun.
    if (!keys || (isOld && now - triedAt >= minInterval)) {
      triedAt = now;
      const loaded = await load(team).catch(() => undefined);
      if (loaded) [keys, loadedAt] = [loaded, now];
    }
    if (!keys) throw new Error('no keys of Cloudflare Access');
    return keys;
  };
}

// Plain letters alone: there are others whose small form is one of these, and so another person's address.
const email = v.pipe(v.string(), v.regex(/^[\x21-\x3f\x41-\x7e]+@[\x21-\x3f\x41-\x7e]+$/), v.toLowerCase());
const claims = v.object({ email, exp: v.number(), iat: v.number(), nbf: v.optional(v.number(), 0) });

// The clocks of Access and of this Worker differ a little, and a Worker's own does not move between two calls: a token that was made
// a moment ago may be from the future. One that has expired is not given a second more.
const clockSkew = 10_000;

let known: { team: string; keys: AccessKeys } | undefined;

function keysOf(team: string): AccessKeys {
  if (known?.team !== team) known = { team, keys: accessKeys(team) };
  return known.keys;
}

/**
 * The e-mail address that a token of Cloudflare Access vouches for, in small letters; undefined for every token that is not
 * whole: signed by another key or in another way than RS256, for another application, of another team, expired, or not
 * valid yet by more than ten seconds. `now` in milliseconds. Rejects only when the team's keys cannot be had.
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
    // Times are compared below, by our own clock and leeway.
    verification: { iss: team, aud: audience, exp: false, nbf: false, iat: false },
  };
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
