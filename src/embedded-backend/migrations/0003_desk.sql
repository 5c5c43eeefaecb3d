-- What the practice keeps of its patients' requests, encrypted, and who works with them. Times are milliseconds since 1970.
-- `appointments` and `inquiries` stay until what lies in them has been carried over (`requests/carry-over.ts`).

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

-- Keyed digests of what a request can be found by: the beginnings of names, the phone number, its last digits, the e-mail.
CREATE TABLE request_words (
  digest TEXT NOT NULL,
  request_id INTEGER NOT NULL REFERENCES requests (id),
  PRIMARY KEY (digest, request_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX request_words_by_request ON request_words (request_id);

-- What was done about a request. Rows are only ever added; the note of one is emptied when the request is erased.
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

CREATE TABLE staff (
  -- In small letters.
  email TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('desk', 'doctor', 'owner')),
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL
) STRICT;

-- Local mode: links that sign in once, and what they gave. Digests only.
CREATE TABLE sign_ins (
  digest TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

CREATE TABLE sessions (
  digest TEXT PRIMARY KEY,
  email TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT;

-- Who opened which request, for 400 days.
CREATE TABLE access_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  -- A reference, or what else was looked at: a search, an export.
  reference TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;

CREATE INDEX access_log_by_time ON access_log (at);

-- What the owner has set: 'erasure' is 'now' or 'lock'.
CREATE TABLE desk_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT;
