import { withDatabase } from '#commands/cloudflare/databases.ts';
import { openRemarks } from '#desk/signing/remarks.ts';
import { newestSignatures } from '#desk/signing/signatures.ts';

/** What was signed and remarked at the desk: the one of this machine, or the live one. */
export function readDesk(live: boolean, state = process.env.STATE_DIR ?? '.wrangler/state') {
  return withDatabase({ binding: 'EMBEDDED_BACKEND', live, state }, async (db) => {
    const [signatures, remarks] = await Promise.all([newestSignatures(db), openRemarks(db)]);
    return { signatures, remarks };
  });
}
