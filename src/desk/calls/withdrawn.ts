import type { D1Database } from '@cloudflare/workers-types';

const sql = "SELECT reference FROM withdrawals WHERE state = 'open' ORDER BY asked_at LIMIT 500";

/**
 * The references for which somebody has taken consent back on the site, and nobody here has settled it yet: whoever gave one of
 * them must not be rung before. None when the outbox cannot be read, because the list must be there all the same.
 */
export async function withdrawnReferences(outbox: D1Database): Promise<ReadonlySet<string>> {
  const rows = await outbox
    .prepare(sql)
    .all<{ reference: string }>()
    .catch(() => undefined);
  return new Set(rows?.results.map(({ reference }) => reference));
}
