import type { HonoJsonWebKey } from 'hono/utils/jwt/jws';
import * as v from 'valibot';
import { readBytes } from '#backend/http/read-bytes.ts';

const schema = v.object({ keys: v.array(v.looseObject({ kid: v.string(), kty: v.literal('RSA'), n: v.string(), e: v.string() })) });

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
  return v.parse(schema, JSON.parse(new TextDecoder().decode(bytes))).keys as unknown as Keys;
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
    const due = !keys || now - loadedAt > maxAge || !isKnown;
    if (due && now - triedAt >= minInterval) {
      triedAt = now;
      const loaded = await load(team).catch(() => undefined);
      if (loaded) [keys, loadedAt] = [loaded, now];
    }
    if (!keys) {
      // The next to come tries again.
      triedAt = Number.NEGATIVE_INFINITY;
      throw new Error('no keys of Cloudflare Access');
    }
    return keys;
  };
}
