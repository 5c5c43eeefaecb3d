-- Times are milliseconds since 1970. Migrations only ever add: rows that wait were written by an older Worker.

CREATE TABLE outbox (
  -- Also the Idempotency-Key that the backend is sent.
  id TEXT PRIMARY KEY,
  -- What the visitor is told: GI-7K3Q-92.
  ref TEXT NOT NULL UNIQUE,
  -- The form's own idempotency key, or one derived from what was sent.
  idem TEXT NOT NULL UNIQUE,
  -- Keyed fingerprint of the payload: tells a retry from another request under the same key.
  fp TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('callback', 'contact')),
  -- Which secret sealed the payload, its nonce and its ciphertext; iv and ct are empty once it is erased.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ct BLOB NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'held', 'rejected', 'delivered', 'refused', 'discarded', 'withdrawn')),
  -- How often the form was sent; more than once means that someone may have seen the reference already.
  asks INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL,
  next_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it was delivered, refused, discarded or withdrawn: the start of its 400 days as a tombstone.
  settled_at INTEGER,
  -- The backend's last answer: a status, or why there was none.
  last_code TEXT,
  -- The privacy notice that the visitor was shown.
  notice_version TEXT NOT NULL,
  held_why TEXT,
  -- Whatever waits keeps its payload, and whatever is settled has none left.
  CHECK ((settled_at IS NULL) = (state IN ('pending', 'held', 'rejected'))),
  CHECK ((settled_at IS NULL) = (length(ct) > 0))
) STRICT;

CREATE INDEX outbox_by_state ON outbox (state, created_at);

CREATE INDEX outbox_by_settlement ON outbox (settled_at) WHERE settled_at IS NOT NULL;

-- What staff were last told about, and when; a row goes when its reason does.
CREATE TABLE outbox_alerts (
  reason TEXT PRIMARY KEY,
  told_at INTEGER NOT NULL
) STRICT;
