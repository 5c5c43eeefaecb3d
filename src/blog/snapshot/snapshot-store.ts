import * as v from 'valibot';
import type { BodyPlace } from '#blog/posts/post.ts';
import { day } from '#content/practice-time.ts';
import { parseSnapshot, type Snapshot, serialiseSnapshot } from './snapshot.ts';

/** KV has the last good snapshot and the bodies; the data centre's cache has the last confirmation. */
export type SnapshotStore = { kv: KVNamespace; cache: Cache };

/** The confirmed snapshot's version, the time in milliseconds, and the build that read it. */
export type Confirmation = Pick<Snapshot, 'version' | 'confirmedAt' | 'build'>;

// The names contain the format's version: a new format must never read an old copy.
const indexKey = 'blog:index:1';
const packKey = (pack: string) => `blog:pack:1:${pack}`;
const confirmedAddress = 'https://last-good.invalid/blog:confirmed:1';

// KV and caches count in seconds.
const daySeconds = day / 1_000;
const snapshotTtl = 30 * daySeconds;
/** Packs are stored anew after ten days, so they outlive every index that names them; unused ones expire. */
export const renewPackAfter = 10 * day;
const packTtl = 40 * daySeconds;

const confirmation = v.object({ version: v.string(), confirmedAt: v.number(), build: v.string() });

function confirmationIn(value: unknown): Confirmation | undefined {
  const read = v.safeParse(confirmation, value);
  return read.success ? read.output : undefined;
}

export function confirmationOf({ version, confirmedAt, build }: Snapshot): Confirmation {
  return { version, confirmedAt, build };
}

/** Reads the last confirmation in this data centre. Rejects when the cache fails. */
export async function readConfirmation({ cache }: SnapshotStore): Promise<Confirmation | undefined> {
  const cached = await cache.match(confirmedAddress);
  return cached && confirmationIn(await cached.json());
}

export async function writeConfirmation({ cache }: SnapshotStore, confirmed: Confirmation): Promise<void> {
  const headers = { 'Cache-Control': `public, max-age=${daySeconds}` };
  await cache.put(confirmedAddress, Response.json(confirmed, { headers }));
}

/** Reads the stored confirmation, and the snapshot itself unless `known` is as new. Rejects when KV fails. */
export async function readSnapshot(
  { kv }: SnapshotStore,
  known: Snapshot | undefined,
): Promise<{ confirmation: Confirmation; snapshot?: Snapshot | undefined } | undefined> {
  const { value, metadata } = await kv.getWithMetadata(indexKey, 'text');
  const stored = confirmationIn(metadata);
  if (!value || !stored) return undefined;
  const isKnown = known && (stored.version === known.version || stored.confirmedAt <= known.confirmedAt);
  return { confirmation: stored, snapshot: isKnown ? undefined : parseSnapshot(parsed(value)) };
}

/** Stores a snapshot for thirty days. Rejects when KV fails; KV refuses more than one write a second. */
export async function writeSnapshot({ kv }: SnapshotStore, snapshot: Snapshot): Promise<void> {
  await kv.put(indexKey, serialiseSnapshot(snapshot), { expirationTtl: snapshotTtl, metadata: confirmationOf(snapshot) });
}

export async function writePack({ kv }: SnapshotStore, pack: string, bodies: string): Promise<void> {
  await kv.put(packKey(pack), bodies, { expirationTtl: packTtl });
}

/** Reads a post's body, the backend's untrusted HTML; undefined if missing. Rejects when KV fails. */
export async function readBody({ kv }: SnapshotStore, { pack, place }: BodyPlace): Promise<string | undefined> {
  const bodies = v.safeParse(v.array(v.string()), await kv.get(packKey(pack), 'json'));
  return bodies.success ? bodies.output[place] : undefined;
}

// A copy that cannot be parsed counts as missing: the backend is asked again.
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
