-- Browsers in which staff have switched push on: one row for each.
CREATE TABLE push_subscriptions (
  -- SHA-256 of the address at the push service, which holds a long random part; the same browser is one row.
  id TEXT PRIMARY KEY,
  -- Of the member of the staff who switched it on last.
  email TEXT NOT NULL,
  -- The address, the browser's keys, and what kind of device it is.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  added_at INTEGER NOT NULL,
  -- When a push service last took a message for it, and why it did not take the latest: its status, 'timeout' or 'unreachable'.
  reached_at INTEGER,
  failure TEXT
) STRICT;

CREATE INDEX push_subscriptions_by_person ON push_subscriptions (email, added_at);
