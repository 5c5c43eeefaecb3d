CREATE TABLE staff (
  -- In small letters.
  email TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  role TEXT NOT NULL CHECK (role IN ('desk', 'doctor', 'owner')),
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL
) STRICT;

CREATE TABLE vendors (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL,
  email TEXT NOT NULL,
  phone TEXT NOT NULL,
  description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

-- What people searched for and did not find, so that the practice sees which page is missing: a day's count, for 90 days. Nothing of
-- who asked.
CREATE TABLE missed_searches (
  -- Keyed digest of the words in one spelling.
  digest TEXT NOT NULL,
  -- YYYY-MM-DD, in UTC.
  day TEXT NOT NULL,
  times INTEGER NOT NULL,
  -- Null until the same words came three times, on two days: one search may name a person.
  words TEXT,
  PRIMARY KEY (digest, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX missed_searches_by_day ON missed_searches (day, times);

-- Signatures of medical pages by their parts, and remarks on their paragraphs. Times are milliseconds since 1970, days YYYY-MM-DD.

-- Rows are only ever added: the newest of a part is what holds. One without days takes the earlier ones back.
CREATE TABLE signatures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- 'triage', 'treatments/fisures', 'services/surgical-care'.
  page TEXT NOT NULL,
  part TEXT NOT NULL,
  -- Of the text that was signed.
  hash TEXT NOT NULL,
  -- The doctor's name as pages show it, and who was signed in.
  by TEXT NOT NULL,
  email TEXT NOT NULL,
  -- When it was read, and by when it is to be read again.
  signed_on TEXT,
  next_on TEXT,
  at INTEGER NOT NULL,
  CHECK ((signed_on IS NULL) = (next_on IS NULL)),
  CHECK (signed_on < next_on)
) STRICT;

CREATE INDEX signatures_by_part ON signatures (page, part, id);

-- The text of each part's newest signature: what changed since is compared with it, and what was read on one page need not be read
-- on the next. The text of an earlier signature is deleted.
CREATE TABLE signed_blocks (
  signature INTEGER NOT NULL REFERENCES signatures (id),
  place INTEGER NOT NULL,
  -- Made of its heading and words: equal blocks of several pages share it.
  block TEXT NOT NULL,
  label TEXT NOT NULL,
  words TEXT NOT NULL,
  -- Of a text in another language, whose English the two above are.
  translated_label TEXT,
  translated_words TEXT,
  PRIMARY KEY (signature, place)
) STRICT, WITHOUT ROWID;

CREATE INDEX signed_blocks_by_block ON signed_blocks (block);

CREATE TABLE remarks (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page TEXT NOT NULL,
  -- The paragraph, and its words as they were then; both empty for a remark on the whole page.
  block TEXT NOT NULL,
  quote TEXT NOT NULL,
  text TEXT NOT NULL,
  by TEXT NOT NULL,
  at INTEGER NOT NULL,
  -- Empty while it is open, or when it was settled without words.
  answer TEXT NOT NULL DEFAULT '',
  settled_at INTEGER,
  settled_by TEXT,
  CHECK ((settled_at IS NULL) = (settled_by IS NULL))
) STRICT;

CREATE INDEX remarks_by_page ON remarks (page, id);
CREATE INDEX open_remarks ON remarks (page) WHERE settled_at IS NULL;
