-- Consent that people have taken back at /privacy/withdraw. The older Worker does not know of it, and goes on as it is.

CREATE TABLE withdrawals (
  id TEXT PRIMARY KEY,
  -- Of the request, as the visitor was told: GI-7K3Q-92.
  reference TEXT NOT NULL,
  -- Keyed digest of what was sent, so that the same form sent twice is one row; empty once it is done.
  fingerprint TEXT UNIQUE,
  -- 'asked' until the Worker has looked at it, 'open' while staff have something to do; one that came to nothing is deleted.
  state TEXT NOT NULL CHECK (state IN ('asked', 'open', 'done')),
  -- Why staff are needed: the practice has the request, may have it, or it cannot be read.
  reason TEXT CHECK (reason IN ('delivered', 'maybe-delivered', 'unreadable')),
  -- The phone number or e-mail that was given, encrypted; empty where staff do not need it, and once it is done.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  asked_at INTEGER NOT NULL,
  -- When staff were told of it.
  alerted_at INTEGER,
  -- The start of its 400 days as a tombstone.
  done_at INTEGER,
  CHECK ((done_at IS NULL) = (state <> 'done')),
  CHECK (done_at IS NULL OR length(ciphertext) = 0)
) STRICT;

CREATE INDEX withdrawals_by_state ON withdrawals (state, asked_at);
