import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { signablePages } from '#checks/reviews.ts';
import { withDatabase } from '#commands/cloudflare/databases.ts';
import { signatures as inTheFile } from '#content/reviews/signatures.ts';
import { openRemarks } from '#desk/signing/remarks.ts';
import { newestSignatures } from '#desk/signing/signatures.ts';
import { takeSignatures } from './take-signatures.ts';
import { linesOf } from './write-reviews.ts';

const here = process.env.STATE_DIR ?? '.wrangler/state';

/** The signatures of a desk, and how many remarks are open: of this machine's desk, or of the live one. */
export function readDesk(live: boolean, state = here) {
  return withDatabase({ binding: 'DB', live, state }, async (db) => {
    const [signatures, open] = await Promise.all([newestSignatures(db), openRemarks(db)]);
    return { signatures, openRemarks: open };
  });
}

/**
 * The pages whose entries in reviews.json would change if the signatures of this machine's desk were brought over; none when there
 * is no desk here, or it cannot be asked.
 */
export async function unbroughtSignatures(state = here): Promise<ReadonlyArray<string>> {
  if (!existsSync(join(state, 'v3/d1'))) return [];
  const desk = await readDesk(false, state).catch(() => undefined);
  if (!desk) return [];
  return linesOf(takeSignatures(inTheFile(), desk.signatures, await signablePages()).fates, 'taken', 'taken back');
}
