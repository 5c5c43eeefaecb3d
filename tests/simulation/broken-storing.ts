import type { BrokenVersion } from './broken-versions.ts';

/** Clauses by which a form is kept, and found again when it is sent once more. */
export const brokenStoring: ReadonlyArray<BrokenVersion> = [
  {
    name: 'entry-deleted-before-it-is-stored',
    file: 'kv-fallback.ts',
    search: 'if (await bringInOne(deps, entry.request, entry.reference)) await deps.kvFallback.delete(name);',
    replace: 'await deps.kvFallback.delete(name);\n    await bringInOne(deps, entry.request, entry.reference);',
  },
  {
    name: 'other-reference-outside',
    file: 'kv-fallback.ts',
    search: 'const reference = await referenceOf(request.idempotencyKey, 0);',
    replace: 'const reference = await referenceOf(request.idempotencyKey, 1);',
  },
  {
    name: 'tombstone-brought-back',
    file: 'kv-fallback.ts',
    search: "if (row.fingerprint === '') return true;",
    replace: `if (row.fingerprint === '') {
    const sent = await openSubmission(await keyRing(deps.keys), columnsOf(request));
    if (sent) await storeSecond(deps, request, sent, row);
    return true;
  }`,
  },
  {
    name: 'other-words-dropped-when-brought-in',
    file: 'kv-fallback.ts',
    search: 'if (isKnown) return true;',
    replace: 'return true;',
  },
  {
    name: 'refused-not-revived',
    file: 'kv-fallback.ts',
    search: 'await revive(deps.db, request);',
    replace: '',
  },
  {
    name: 'delivered-before-it-is-brought-in',
    file: 'kv-fallback.ts',
    search: "state: request.state === 'open' ? ('pending' as const) : request.state,",
    replace: 'state: request.state,',
  },
  {
    name: 'known-entry-taken-for-new',
    file: 'accept.ts',
    search: 'return kept.created ? receipt(kept.row) : replay(ring, submission, kept.row, request.emergency);',
    replace: 'return receipt(kept.row);',
  },
  {
    name: 'fingerprint-not-compared',
    file: 'accept.ts',
    search: 'if (!key || row.fingerprint !== (await fingerprintOf(key, submission)))',
    replace: 'if (!key)',
  },
  {
    name: 'erased-replayed',
    file: 'accept.ts',
    search: "if (row.state === 'erased' || row.state === 'locked') return { outcome: 'erased' };",
    replace: '',
  },
  {
    name: 'slow-database-awaited',
    file: 'accept.ts',
    search: 'await withTimeout(storing, timeouts.store).catch(() => undefined);',
    replace: 'await storing.catch(() => undefined);',
  },
  {
    name: 'missing-key-not-asked-for',
    file: 'accept.ts',
    search: 'if (isDerived && (await lacksFreshKey',
    replace: 'if (deps === undefined && (await lacksFreshKey',
    notCaught:
      "Rare: a key has to go while a form without the browser's key is under way, and no other run may have encrypted its row anew.",
  },
  {
    name: 'buckets-on-both-sides-left-out',
    file: 'submission.ts',
    search: 'const instants = [now, now - bucketMs, now + bucketMs];',
    replace: 'const instants = [now];',
  },
  {
    name: 'older-keys-left-out',
    file: 'submission.ts',
    search: 'ring.flatMap((key) => instants',
    replace: 'ring.slice(0, 1).flatMap((key) => instants',
  },
  {
    name: 'words-given-to-the-locked',
    file: 'store.ts',
    search: " AND r.state <> 'locked' ON CONFLICT",
    replace: ' ON CONFLICT',
  },
  {
    name: 'aliases-not-looked-for',
    file: 'store.ts',
    search: 'WHERE NOT EXISTS (SELECT 1 FROM requests WHERE idempotency_key IN (SELECT value FROM json_each(?3)))',
    replace: "WHERE ?3 <> ''",
  },
];
