import { decodeHeader, verifyWithJwks } from 'hono/utils/jwt/jwt';
import * as v from 'valibot';
import type { Access } from '#desk/settings.ts';
import { type AccessKeys, accessKeys } from './access-keys.ts';

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
