import type { BrokenVersion } from './broken-versions.ts';

/** What must be kept, found again, and erased for good. */
export const brokenKeeping: ReadonlyArray<BrokenVersion> = [
  {
    name: 'entry-deleted-before-it-is-stored',
    file: 'stand-in.ts',
    search: 'if (await bringInOne(deps, entry)) await deps.standIn.delete(name);',
    replace: 'await deps.standIn.delete(name);\n    await bringInOne(deps, entry);',
  },
  {
    name: 'other-reference-outside',
    file: 'stand-in.ts',
    search: 'reference: await referenceOf(request.idempotencyKey, 0) };',
    replace: 'reference: await referenceOf(request.idempotencyKey, 1) };',
  },
  {
    name: 'tombstone-brought-back',
    file: 'stand-in.ts',
    search: "if (row.fingerprint === '') return true;",
    replace: `if (row.fingerprint === '') {
    const sent = await openSubmission(await keyRing(deps.keys), columnsOf(request));
    if (sent) await storeSecond(deps, request, sent, row);
    return true;
  }`,
  },
  {
    name: 'other-words-dropped-when-brought-in',
    file: 'stand-in.ts',
    search: 'if (isKnown) return true;',
    replace: 'return true;',
  },
  {
    name: 'refused-not-revived',
    file: 'stand-in.ts',
    search: 'await revive(deps.db, request);',
    replace: '',
  },
  {
    name: 'delivered-before-it-is-brought-in',
    file: 'stand-in.ts',
    search: "state: request.state === 'open' ? ('pending' as const) : request.state,",
    replace: 'state: request.state,',
  },
  {
    name: 'known-entry-taken-for-new',
    file: 'accept.ts',
    search: 'return kept.created ? receipt(rowOf(kept.entry)) : replay(ring, submission, rowOf(kept.entry));',
    replace: 'return receipt(rowOf(kept.entry));',
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
  },
  {
    name: 'buckets-on-both-sides-left-out',
    file: 'identity.ts',
    search: 'const instants = [now, now - bucketMs, now + bucketMs];',
    replace: 'const instants = [now];',
  },
  {
    name: 'older-keys-left-out',
    file: 'identity.ts',
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
  {
    name: 'withdrawals-left-open',
    file: 'erase.ts',
    search: 'const batch = [written, logged, ...rest, ...closeWithdrawals(db, now)]',
    replace: 'const batch = [written, logged, ...rest]',
  },
  {
    name: 'erased-while-delivered',
    file: 'erase.ts',
    search: " AND NOT (state = 'pending' AND lease_until > $",
    replace: " AND NOT (state = 'never' AND lease_until > $",
  },
  {
    name: 'version-not-checked',
    file: 'erase.ts',
    search: "{ where: 'id = ?1 AND version = ?2', bind: [id, version] }",
    replace: "{ where: 'id = ?1 AND ?2 > 0', bind: [id, version] }",
  },
  {
    name: 'tombstones-erased-again',
    file: 'erase.ts',
    search: "const notErased = \"state NOT IN ('erased', 'delivered', 'refused')\";",
    replace: 'const notErased = "state <> \'erased\'";',
  },
  {
    name: 'words-and-notes-left',
    file: 'erase.ts',
    search: 'const theirs = `request_id IN',
    replace: 'const theirs = `request_id < 0 AND request_id IN',
  },
  {
    name: 'still-found-when-locked',
    file: 'erase.ts',
    search: '`DELETE FROM request_words WHERE request_id IN',
    replace: '`DELETE FROM request_words WHERE request_id < 0 AND request_id IN',
  },
  {
    name: 'year-never-over',
    file: 'cron.ts',
    search: 'await eraseDue(db, now);',
    replace: 'eraseDue;',
  },
  {
    name: 'locked-is-shown',
    file: 'request.ts',
    search: "row.state === 'locked' ? undefined : await openSubmission(ring, row);",
    replace: 'await openSubmission(ring, row);',
  },
  {
    name: 'any-contact-fits',
    file: 'withdraw/contact.ts',
    search: "return contact !== '' && [phone, email].map(comparableContact).includes(comparableContact(contact));",
    replace: "return contact !== '' && phone !== email;",
  },
  {
    name: 'withdrawal-not-kept',
    file: 'withdraw/ask.ts',
    search: 'await withTimeout(storing.run(), longestWait);',
    replace: 'withTimeout(storing.run(), longestWait).catch(() => undefined);',
  },
  {
    name: 'withdrawn-while-delivered',
    file: 'withdraw/carry-out.ts',
    search: "'reference = ?1 AND lease_until <= ?2 AND state = ?3'",
    replace: "'reference = ?1 AND ?2 > 0 AND state = ?3'",
  },
  {
    name: 'unknown-reference-not-awaited',
    file: 'withdraw/carry-out.ts',
    search: "state = 'asked' AND asked_at < ?1",
    replace: "state = 'asked' AND ?1 > 0",
  },
  {
    name: 'copy-at-the-backend-forgotten',
    file: 'withdraw/carry-out.ts',
    search: 'return attempts > 1 || (attempts === 1 &&',
    replace: 'return attempts > 100 || (attempts === 100 &&',
  },
  {
    name: 'any-number-of-tasks',
    file: 'withdraw/carry-out.ts',
    search: "AND task.state = 'open') < $",
    replace: "AND task.state = 'open') < 100 * $",
  },
  {
    name: 'resealed-without-fingerprint',
    file: 'reseal.ts',
    search: "fingerprint = v.value ->> 'fingerprint',\n",
    replace: '\n',
  },
  {
    name: 'older-words-left-by-resealing',
    file: 'reseal.ts',
    search: '`DELETE FROM request_words WHERE request_id IN',
    replace: '`DELETE FROM request_words WHERE request_id < 0 AND request_id IN',
  },
  {
    name: 'resealed-over-what-changed',
    file: 'reseal.ts',
    search: ".iv = unhex(v.value ->> 'was')",
    replace: ".iv <> x'00'",
  },
  {
    name: 'withdrawals-not-resealed',
    file: 'reseal.ts',
    search: "...statementsFor(db, statementsOf('withdrawals'), anewWithdrawals),",
    replace: '',
  },
  {
    name: 'withdrawal-of-the-refused-forgotten',
    file: 'withdraw/carry-out.ts',
    search: "AND r.state <> 'refused' AND (r.settled",
    replace: 'AND (r.settled',
  },
  {
    name: 'found-by-phone-when-locked',
    file: 'reseal.ts',
    search: "phone_hash = iif(state = 'locked', NULL, v.value ->> 'phone')",
    replace: "phone_hash = v.value ->> 'phone'",
  },
  {
    name: 'resealed-though-locked',
    file: 'reseal.ts',
    search: "row.state === 'locked' ? { phone: null, email: null, words: [] } : await digestsFor",
    replace: 'await digestsFor',
  },
];
