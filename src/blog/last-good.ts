import * as v from 'valibot';
import type { Edition } from './post.ts';

const storedEdition = v.object({
  version: v.string(),
  refreshedAt: v.number(),
  posts: v.array(
    v.object({
      id: v.string(),
      title: v.string(),
      category: v.string(),
      photo: v.nullable(v.string()),
      date: v.string(),
      publishedAt: v.optional(v.string()),
      updatedAt: v.optional(v.string()),
      description: v.string(),
    }),
  ),
});

/** Where copies of the last good edition are kept: this data centre's cache in front of KV. */
export type Shelf = { kv: KVNamespace; cache: Cache };

// The name carries the shape's version: a new shape must never read an old copy.
const key = 'blog:edition:3';
const cacheAddress = `https://last-good.invalid/${key}`;
const thirtyDays = 30 * 24 * 60 * 60;

function parsed(stored: unknown): Edition | undefined {
  const result = v.safeParse(storedEdition, stored);
  return result.success ? result.output : undefined;
}

/** The last good edition, from the nearest place that has one; undefined when there was none in 30 days. Never throws. */
export async function readLastGood({ kv, cache }: Shelf): Promise<Edition | undefined> {
  try {
    const near = await cache.match(cacheAddress);
    const edition = parsed(near ? await near.json() : undefined);
    if (edition) return edition;
    const far = parsed(await kv.get(key, 'json'));
    if (far) await keepNear(cache, far);
    return far;
  } catch {
    return undefined;
  }
}

// Stale copies are served on purpose, so the cache keeps them longer than they count as fresh.
async function keepNear(cache: Cache, edition: Edition): Promise<void> {
  await cache.put(cacheAddress, Response.json(edition, { headers: { 'Cache-Control': 'public, max-age=86400' } }));
}

/** Keeps an edition near, and in KV as well when `far` says so (KV writes are few and slow). */
export async function keepLastGood({ kv, cache }: Shelf, edition: Edition, far: boolean): Promise<void> {
  await keepNear(cache, edition);
  if (far) await kv.put(key, JSON.stringify(edition), { expirationTtl: thirtyDays });
}
