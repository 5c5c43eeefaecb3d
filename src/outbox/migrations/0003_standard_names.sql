-- Names that the field knows. Rows keep what they hold, so whatever waits is delivered by the Worker that comes with this.
--
-- Until that Worker is live, the one before it cannot store: it hands a request straight to the backend, as it does whenever
-- its database fails. `wrangler rollback` must not go further back than this migration.

-- Keyed digest of the form's own idempotency key, or of what was sent.
ALTER TABLE outbox RENAME COLUMN idem TO idempotency_key;
ALTER TABLE outbox RENAME COLUMN fp TO fingerprint;
ALTER TABLE outbox RENAME COLUMN ct TO ciphertext;
ALTER TABLE outbox RENAME COLUMN asks TO submissions;
ALTER TABLE outbox RENAME COLUMN next_at TO next_attempt_at;
ALTER TABLE outbox RENAME COLUMN held_why TO held_reason;
ALTER TABLE outbox RENAME COLUMN told_of TO alerted_reason;
ALTER TABLE outbox RENAME COLUMN told_at TO alerted_at;

ALTER TABLE outbox_alerts RENAME COLUMN told_at TO sent_at;
