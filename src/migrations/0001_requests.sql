-- A patient's request is one row, from the form to its erasure; `src/requests/` alone names these tables. Times are milliseconds since 1970.

CREATE TABLE requests (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  kind TEXT NOT NULL CHECK (kind IN ('callback', 'contact')),
  -- Its id under /api/v1: counted within its kind, never given to another.
  number INTEGER NOT NULL,
  -- A digest of the form's own key, or of what was sent; also the Idempotency-Key that the practice's own backend is sent. It outlives
  -- an erasure, so that a late retry finds the row and brings nobody back.
  idempotency_key TEXT NOT NULL UNIQUE,
  -- What the visitor is told: GI-7K3Q-92. None for a request that came through /api/v1.
  reference TEXT UNIQUE,
  -- Keyed digest of what was sent: tells a retry from another request under the same key. Empty once erased, and for /api/v1.
  fingerprint TEXT NOT NULL,
  -- Which secret encrypted the fields, the nonce and the ciphertext; empty once they are erased.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  -- Keyed digests, for earlier requests of the same person; empty once erased.
  phone_hash TEXT,
  email_hash TEXT,
  -- Whose it is, as far as that can be told: by the phone number, else by the e-mail address; nobody else's where neither was given.
  person TEXT NOT NULL GENERATED ALWAYS AS (coalesce(phone_hash, email_hash, '#' || id)) VIRTUAL,
  -- The language of the form: the notice and the words of the consent were read in it.
  language TEXT NOT NULL,
  -- The version of the privacy notice that the visitor was shown, in that language.
  notice_version TEXT,
  accepted_at INTEGER NOT NULL,
  -- By when the visitor was told of a call; none for a message.
  promised_at INTEGER,
  -- By when somebody has to act next; none when nothing is left to do.
  due_at INTEGER,
  -- `requestStates` in request.ts says what each means.
  state TEXT NOT NULL CHECK (state IN ('held', 'open', 'done', 'locked', 'erased', 'pending', 'rejected', 'delivered', 'refused', 'probe')),
  -- Why it looks like spam.
  held_reason TEXT,
  -- Rules of the triage rulebook that call for an ambulance and fit what was written, as a JSON array; decided once, when it was accepted.
  -- Null where none fits, and once erased.
  emergency TEXT,
  -- The e-mail address of who wrote it down at the desk; null for a form.
  entered_by TEXT,
  -- How they came who were written down: they rang, or stood at the desk.
  came_by TEXT CHECK (came_by IN ('phone', 'visit')),
  -- Of the last call, and how often nobody answered since somebody was last reached.
  outcome TEXT,
  tries INTEGER NOT NULL DEFAULT 0,
  -- When the practice first rang, whether anybody answered or not, or answered in writing.
  first_call_at INTEGER,
  -- When somebody of the staff opened it for the first time.
  first_opened_at INTEGER,
  -- Who has it open, and since when.
  opened_by TEXT,
  opened_at INTEGER,
  -- When the front desk put a question to the doctor that she has not answered yet.
  asked_doctor_at INTEGER,
  erase_at INTEGER,
  -- Grows with each change; a change is made on the version that was seen, or not at all.
  version INTEGER NOT NULL DEFAULT 1,
  -- How often the form was sent; more than once means that someone may have seen the reference already.
  submissions INTEGER NOT NULL DEFAULT 0,
  -- Forwarding to a backend of the practice's own: its attempts, whose turn it is, and the backend's last answer (a status, or why there
  -- was none).
  attempts INTEGER NOT NULL DEFAULT 0,
  next_attempt_at INTEGER NOT NULL DEFAULT 0,
  lease_until INTEGER NOT NULL DEFAULT 0,
  last_code TEXT,
  -- When it was delivered, refused or erased: the start of its 400 days as a tombstone.
  settled_at INTEGER,
  UNIQUE (kind, number),
  CHECK ((due_at IS NULL) = (state IN ('done', 'locked', 'erased', 'delivered', 'refused'))),
  CHECK ((state = 'locked') = (erase_at IS NOT NULL)),
  CHECK ((settled_at IS NULL) = (state NOT IN ('erased', 'delivered', 'refused'))),
  -- What is settled has no payload left, and everything else still has it.
  CHECK ((settled_at IS NULL) = (length(ciphertext) > 0))
) STRICT;

CREATE INDEX requests_by_due ON requests (due_at) WHERE state = 'open';
CREATE INDEX requests_unopened ON requests (accepted_at) WHERE state = 'open' AND first_opened_at IS NULL;
CREATE INDEX requests_by_person ON requests (person, due_at) WHERE state = 'open';
CREATE INDEX requests_marked ON requests (person) WHERE state = 'open' AND emergency IS NOT NULL;
CREATE INDEX requests_waiting ON requests (state, accepted_at) WHERE state IN ('held', 'pending', 'rejected');
CREATE INDEX requests_by_acceptance ON requests (accepted_at, id);
CREATE INDEX requests_by_phone ON requests (phone_hash) WHERE phone_hash IS NOT NULL;
CREATE INDEX requests_by_email ON requests (email_hash) WHERE email_hash IS NOT NULL;
CREATE INDEX requests_probes ON requests (accepted_at) WHERE state = 'probe';
CREATE INDEX requests_to_erase ON requests (erase_at) WHERE erase_at IS NOT NULL;
CREATE INDEX requests_by_settlement ON requests (settled_at) WHERE settled_at IS NOT NULL;

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
  -- The columns that it changed, as they were before (a JSON object), so that it can be undone; and when it was.
  before TEXT,
  undone_at INTEGER,
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL
) STRICT;

CREATE INDEX events_by_request ON events (request_id, id);
CREATE INDEX events_by_time ON events (at);

-- Consent that people have taken back at /privacy/withdraw.
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
  -- Whether the contact is one that the request was sent with; unknown where either cannot be read.
  fits INTEGER CHECK (fits IN (0, 1)),
  -- The phone number or e-mail that was given, encrypted; empty where staff do not need it, and once it is done.
  key_id TEXT NOT NULL,
  iv BLOB NOT NULL,
  ciphertext BLOB NOT NULL,
  asked_at INTEGER NOT NULL,
  -- The start of its 400 days as a tombstone.
  done_at INTEGER,
  CHECK ((done_at IS NULL) = (state <> 'done')),
  CHECK (done_at IS NULL OR length(ciphertext) = 0)
) STRICT;

CREATE INDEX withdrawals_by_state ON withdrawals (state, asked_at);
CREATE INDEX withdrawals_by_reference ON withdrawals (reference);

-- Who read which request, for 400 days.
CREATE TABLE access_log (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  -- A reference, or what else was looked at: a search, an export.
  reference TEXT NOT NULL,
  what TEXT NOT NULL
) STRICT;

CREATE INDEX access_log_by_time ON access_log (at);

-- When the practice is closed beside its usual times, as staff enter it: an afternoon, a week. New promises avoid it at once.
CREATE TABLE closures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  starts_at INTEGER NOT NULL,
  ends_at INTEGER NOT NULL CHECK (ends_at > starts_at),
  reason TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL,
  UNIQUE (starts_at, ends_at)
) STRICT;

-- What the owner has set: 'erasure' is 'now' or 'lock'.
CREATE TABLE desk_settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT;
