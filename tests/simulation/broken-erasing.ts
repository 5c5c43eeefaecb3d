import type { BrokenVersion } from './broken-versions.ts';

/** What must be erased for good, and what a change of keys must not lose. */
export const brokenErasing: ReadonlyArray<BrokenVersion> = [
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
    file: 'withdraw/carry-out.ts',
    search: "return contact !== '' && known.map(comparableContact).includes(comparableContact(contact));",
    replace: "return contact !== '' && known.length > 0;",
  },
  {
    name: 'withdrawal-not-kept',
    file: 'withdraw/carry-out.ts',
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
    name: 'reencrypted-without-fingerprint',
    file: 'reencrypt.ts',
    search: "fingerprint = v.value ->> 'fingerprint',\n",
    replace: '\n',
  },
  {
    name: 'older-words-left-by-reencryption',
    file: 'reencrypt.ts',
    search: '`DELETE FROM request_words WHERE request_id IN',
    replace: '`DELETE FROM request_words WHERE request_id < 0 AND request_id IN',
  },
  {
    name: 'reencrypted-over-what-changed',
    file: 'reencrypt.ts',
    search: ".iv = unhex(v.value ->> 'was')",
    replace: ".iv <> x'00'",
    notCaught:
      'Equivalent for requests: what was erased meanwhile cannot get its words back, because a CHECK of the table refuses the whole batch.',
  },
  {
    name: 'withdrawals-not-reencrypted',
    file: 'reencrypt.ts',
    search: "...statementsFor(db, statementsOf('withdrawals'), anewWithdrawals),",
    replace: '',
  },
  {
    name: 'withdrawal-of-the-refused-forgotten',
    file: 'withdraw/carry-out.ts',
    search: "AND r.state <> 'refused' AND (r.settled",
    replace: 'AND (r.settled',
    notCaught:
      'Rare: the withdrawal has to come within the minute between an answer from KV and its way into the database, of a form that was refused before.',
  },
  {
    name: 'found-by-phone-when-locked',
    file: 'reencrypt.ts',
    search: "phone_hash = iif(state = 'locked', NULL, v.value ->> 'phone')",
    replace: "phone_hash = v.value ->> 'phone'",
  },
];
