import type { HonoJsonWebKey } from 'hono/utils/jwt/jws';
import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';

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
