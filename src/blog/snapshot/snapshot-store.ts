import * as v from 'valibot';
import type { BodyPlace } from '#blog/posts/post.ts';
import { parseSnapshot, type Snapshot, serialiseSnapshot } from './snapshot.ts';

/** KV holds the last good snapshot and the bodies; a data centre's cache, when its backend calls last confirmed which. */
export type SnapshotStore = { kv: KVNamespace; cache: Cache };

/** Which snapshot was confirmed, when, in milliseconds, and which build had read it. */
export type Confirmation = Pick<Snapshot, 'version' | 'confirmedAt' | 'build'>;

// The names carry the shape's version: a new shape must never read an old copy.
const indexKey = 'blog:index:1';
const packKey = (pack: string) => `blog:pack:1:${pack}`;
const confirmedAddress = 'https://last-good.invalid/blog:confirmed:1';

const day = 24 * 60 * 60;
const snapshotTtl = 30 * day;
/** A pack is stored anew after ten days, so it outlives every index that names it; one that is named no more goes by itself. */
export const renewPackAfter = 10 * day * 1_000;
const packTtl = 40 * day;

const confirmation = v.object({ version: v.string(), confirmedAt: v.number(), build: v.string() });

function confirmationIn(value: unknown): Confirmation | undefined {
  const read = v.safeParse(confirmation, value);
  return read.success ? read.output : undefined;
}

export function confirmationOf({ version, confirmedAt, build }: Snapshot): Confirmation {
  return { version, confirmedAt, build };
}

/** What this data centre knows of the last confirmation. Rejects when the cache fails. */
export async function readConfirmation({ cache }: SnapshotStore): Promise<Confirmation | undefined> {
  const kept = await cache.match(confirmedAddress);
  return kept && confirmationIn(await kept.json());
}

export async function writeConfirmation({ cache }: SnapshotStore, confirmed: Confirmation): Promise<void> {
  const headers = { 'Cache-Control': `public, max-age=${day}` };
  await cache.put(confirmedAddress, Response.json(confirmed, { headers }));
}

/** The stored snapshot's confirmation, and the snapshot itself unless `known` is the same. Rejects when KV fails. */
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

/** Stores a snapshot for thirty days. Rejects when KV fails, which refuses more than one a second. */
export async function writeSnapshot({ kv }: SnapshotStore, snapshot: Snapshot): Promise<void> {
  await kv.put(indexKey, serialiseSnapshot(snapshot), { expirationTtl: snapshotTtl, metadata: confirmationOf(snapshot) });
}

export async function writePack({ kv }: SnapshotStore, pack: string, bodies: string): Promise<void> {
  await kv.put(packKey(pack), bodies, { expirationTtl: packTtl });
}

/** A post's body: the backend's HTML, not to be trusted. Undefined when it is not there. Rejects when KV fails. */
export async function readBody({ kv }: SnapshotStore, { pack, place }: BodyPlace): Promise<string | undefined> {
  const bodies = v.safeParse(v.array(v.string()), await kv.get(packKey(pack), 'json'));
  return bodies.success ? bodies.output[place] : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
