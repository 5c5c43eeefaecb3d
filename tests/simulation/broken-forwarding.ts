import type { BrokenVersion } from './broken-versions.ts';

/** What the practice's own backend must be sent once, and no more than that. */
export const brokenForwarding: ReadonlyArray<BrokenVersion> = [
  {
    name: 'lease-ignored',
    file: 'forward/leases.ts',
    search: "`state = 'pending' AND lease_until <= ?1",
    replace: "`state = 'pending' AND ?1 > 0",
  },
  {
    name: 'withdrawal-not-awaited',
    file: 'forward/leases.ts',
    search: "AND w.state = 'asked')",
    replace: "AND w.state = 'never')",
  },
  {
    name: 'wrong-clock-believed',
    file: 'forward/sweep.ts',
    search: 'await clampFutureTimes(deps.db, deps.now());',
    replace: 'clampFutureTimes;',
  },
  {
    name: 'clamp-as-long-as-a-lease',
    file: 'forward/leases.ts',
    search: 'const clockSkew = 2 * minute;',
    replace: 'const clockSkew = 20_000;',
  },
  {
    name: 'lease-counted-from-the-answer',
    file: 'forward/sweep.ts',
    search: 'await attemptAll(run, rows, begun);',
    replace: 'await attemptAll(run, rows, performance.now() + 0 * begun);',
  },
  {
    name: 'delivery-outlives-its-lease',
    file: 'forward/sweep.ts',
    search: 'const deliveryTimeout = 10_000;',
    replace: 'const deliveryTimeout = 45_000;',
  },
  {
    name: 'retry-not-fenced',
    file: 'forward/delivery.ts',
    search: " AND lease_until = v.value ->> 'lease' RETURNING",
    replace: ' RETURNING',
  },
  {
    name: 'refusal-not-fenced',
    file: 'forward/delivery.ts',
    search: 'AND lease_until = ?2 AND submissions = 1',
    replace: 'AND ?2 > 0 AND submissions = 1',
    notCaught:
      'Rare: a refusal has to lie at the database for half a minute and land while a sweep has the row. Nobody was shown a reference by then.',
  },
  {
    name: 'refused-though-sent-twice',
    file: 'forward/delivery.ts',
    search: ' AND submissions = 1"',
    replace: '"',
  },
  {
    name: 'sweep-forgets-what-it-rejects',
    file: 'forward/delivery.ts',
    search: "visitor: 'answered' | 'unanswered' = 'answered',",
    replace: "visitor: 'answered' | 'unanswered' = 'unanswered',",
  },
  {
    name: 'submissions-not-counted',
    file: 'store.ts',
    search: "WHERE state = 'pending' AND idempotency_key IN (SELECT value FROM json_each(?))`",
    replace: "WHERE state = 'pending' AND submissions = 0 AND idempotency_key IN (SELECT value FROM json_each(?))`",
  },
  {
    name: 'refusal-told-before-it-is-recorded',
    file: 'forward/delivery.ts',
    search: "return state === 'refused' || state === 'rejected' ? state : 'unsettled';",
    replace: "return state === 'rejected' ? state : 'refused';",
  },
  {
    name: 'busy-taken-for-a-refusal',
    file: 'forward/delivery.ts',
    search: 'const refusals = [400, 422];',
    replace: 'const refusals = [400, 422, 503];',
  },
  {
    name: 'new-key-for-each-attempt',
    file: 'forward/delivery.ts',
    search: 'await bookAppointment(backend, payload, idempotencyKey)',
    replace: 'await bookAppointment(backend, payload, crypto.randomUUID())',
  },
  {
    name: 'not-born-leased',
    file: 'store.ts',
    search: "const isLeased = known.leased && request.state === 'pending';",
    replace: 'const isLeased = false;',
  },
  {
    name: 'created-ignored',
    file: 'accept.ts',
    search: 'if (!stored.created) return repeated(deps, ring, submission, stored.row, options);',
    replace: '',
  },
  {
    name: 'held-is-sent',
    file: 'seal.ts',
    search: "const state = heldReason !== null ? 'held' : forwards",
    replace: 'const state = forwards',
  },
  {
    name: 'waiting-rows-not-kept-here',
    file: 'cron.ts',
    search: "else await step('keep-here', keepHere(db, deps.now()));",
    replace: '',
  },
  {
    name: 'kept-here-while-delivered',
    file: 'cron.ts',
    search: 'AND NOT (lease_until > ?1 AND lease_until <= ?2)',
    replace: 'AND ?1 < ?2',
  },
  {
    name: 'release-forgets-attempts',
    file: 'moderation.ts',
    search: "'pending' : 'open'}', next_attempt_at",
    replace: "'pending' : 'open'}', attempts = 0, next_attempt_at",
    notCaught:
      'Rare, one seed in some thousands (1722 found it before this list was made): a copy arrived, the backend then refused, staff released, the sender withdrew.',
  },
  {
    name: 'anything-released',
    file: 'moderation.ts',
    search: " AND state IN ('held', 'rejected')`",
    replace: '`',
  },
];
