-- Times are milliseconds since 1970.

CREATE TABLE outbox (
  -- Also the Idempotency-Key that the backend is sent.
  id TEXT PRIMARY KEY,
  -- What the visitor is told: GI-7K3Q-92.
  ref TEXT NOT NULL UNIQUE,
  -- The form's own idempotency key, or one derived from what was sent.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- Keyed fingerprint of the payload: tells a retry from another request under the same key.
  fingerprint TEXT NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('callback', 'contact')),
  -- Which secret sealed the payload, its nonce and its ciphertext; iv and ciphertext are empty once it is erased.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  state TEXT NOT NULL CHECK (state IN ('pending', 'held', 'rejected', 'delivered', 'refused', 'discarded', 'withdrawn')),
  -- How often the form was sent; more than once means that someone may have seen the reference already.
  submissions INTEGER NOT NULL DEFAULT 0,
  attempts INTEGER NOT NULL,
  next_attempt_at INTEGER NOT NULL,
  lease_until INTEGER NOT NULL,
  created_at INTEGER NOT NULL,
  -- When it was delivered, refused, discarded or withdrawn: the start of its 400 days as a tombstone.
  settled_at INTEGER,
  -- The backend's last answer: a status, or why there was none.
  last_code TEXT,
  -- The privacy notice that the visitor was shown.
  notice_version TEXT NOT NULL,
  held_reason TEXT,
  promised_at INTEGER,
  alerted_reason TEXT,
  alerted_at INTEGER,
  -- Whatever waits keeps its payload, and whatever is settled has none left.
  CHECK ((settled_at IS NULL) = (state IN ('pending', 'held', 'rejected'))),
  CHECK ((settled_at IS NULL) = (length(ciphertext) > 0))
) STRICT;

CREATE INDEX outbox_by_state ON outbox (state, created_at);

CREATE INDEX outbox_by_settlement ON outbox (settled_at) WHERE settled_at IS NOT NULL;

-- What staff were last told about, and when; a row goes when its reason does.
CREATE TABLE outbox_alerts (
  reason TEXT PRIMARY KEY,
  sent_at INTEGER NOT NULL
) STRICT;

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

-- Days on which the practice is closed beside its usual ones, as staff enter them: a doctor travels. New promises avoid them at
-- once. An older Worker does not know of them, and promises as before.

CREATE TABLE closed_days (
  -- YYYY-MM-DD on the practice's own calendar.
  day TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL
) STRICT;

CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('callback', 'contact')),
  -- Its id under /api/v1: of its kind, never given to another.
  number INTEGER NOT NULL,
  -- With the reference, what stays of a request that was erased: a late retry finds it and brings nobody back.
  idempotency_key TEXT NOT NULL,
  -- GI-7K3Q-92; none for what came through the API by another way than this site.
  reference TEXT UNIQUE,
  -- Which secret encrypted the fields, the nonce and the ciphertext; empty once they are erased.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  -- Keyed digests, for earlier requests of the same person; empty once erased.
  phone_hash TEXT,
  email_hash TEXT,
  language TEXT NOT NULL,
  notice_version TEXT,
  accepted_at INTEGER NOT NULL,
  -- As the visitor was told; none for a message.
  promised_at INTEGER,
  -- By when somebody has to act next; none when nothing is left to do.
  due_at INTEGER,
  -- 'locked': kept from everybody until erase_at, and erased then.
  state TEXT NOT NULL CHECK (state IN ('open', 'done', 'locked', 'erased')),
  -- Of the last call, and how often nobody answered since somebody was last reached.
  outcome TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  -- When the practice first rang, whoever answered.
  first_call_at INTEGER,
  -- Who has it open, and since when.
  opened_by TEXT,
  opened_at INTEGER,
  erase_at INTEGER,
  -- Grows with each change; a change is made on the version that was seen, or not at all.
  version INTEGER NOT NULL DEFAULT 1,
  UNIQUE (kind, number),
  UNIQUE (kind, idempotency_key),
  CHECK ((state = 'open') = (due_at IS NOT NULL)),
  CHECK ((state = 'locked') = (erase_at IS NOT NULL)),
  CHECK ((state = 'erased') = (length(ciphertext) = 0))
) STRICT;

CREATE INDEX requests_by_due ON requests (due_at) WHERE state = 'open';
CREATE INDEX requests_by_acceptance ON requests (accepted_at, id);
CREATE INDEX requests_by_phone ON requests (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX requests_by_email ON requests (email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX requests_to_erase ON requests (erase_at) WHERE erase_at IS NOT NULL;

CREATE TABLE request_words (
  digest TEXT NOT NULL,
  request_id INTEGER NOT NULL REFERENCES requests (id),
  PRIMARY KEY (digest, request_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX request_words_by_request ON request_words (request_id);

CREATE TABLE events (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  request_id INTEGER NOT NULL REFERENCES requests (id),
  at INTEGER NOT NULL,
  -- The e-mail address of who did it.
  by TEXT NOT NULL,
  outcome TEXT NOT NULL,
  -- When to act next, as it was set with this.
  due_at INTEGER,
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL
) STRICT;

CREATE INDEX events_by_request ON events (request_id, id);
CREATE INDEX events_by_time ON events (at);

CREATE TABLE access_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  -- A reference, or what else was looked at: a search, an export.
  reference TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;

CREATE INDEX access_log_by_time ON access_log (at);

CREATE TABLE desk_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT;

CREATE TABLE appointments (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  fname TEXT NOT NULL,
  lname TEXT NOT NULL,
  phone TEXT NOT NULL,
  email TEXT NOT NULL,
  patient_type TEXT NOT NULL,
  reason TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE TABLE inquiries (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  idempotency_key TEXT NOT NULL UNIQUE,
  full_name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone_number TEXT NOT NULL,
  message TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;
