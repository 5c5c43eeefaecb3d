-- Times of pages, sections and children are ISO 8601 in India (+05:30). AUTOINCREMENT: the number of a removed row is never given to another.

CREATE TABLE pages (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL UNIQUE,
  -- A page that is not published is read with the token only. The blog is the one that this site shows.
  published INTEGER NOT NULL DEFAULT 0 CHECK (published IN (0, 1)),
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

INSERT INTO pages (name, published, created_at, updated_at)
SELECT 'Blog', 1, now, now FROM (SELECT strftime('%Y-%m-%dT%H:%M:%f', 'now', '+330 minutes') || '+05:30' AS now);

-- photo is an address on this site: an uploaded one (/api/v1/photo/…) or a picture that the site ships.
CREATE TABLE sections (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  page_id INTEGER NOT NULL REFERENCES pages (id),
  title TEXT NOT NULL,
  category TEXT,
  photo TEXT,
  description TEXT NOT NULL,
  date TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE INDEX sections_by_page ON sections (page_id, date);

CREATE TABLE children (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  section_id INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
  title TEXT NOT NULL,
  photo TEXT,
  description TEXT NOT NULL,
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL
) STRICT;

CREATE INDEX children_by_section ON children (section_id);

-- Pictures that were brought in. A row stays when its bytes are deleted, so that its name is never another picture's.
CREATE TABLE pictures (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The end of its address: 128 random bits for what comes in at the desk, a number for what comes through the API.
  name TEXT NOT NULL UNIQUE,
  -- Of its largest copy.
  width INTEGER NOT NULL,
  height INTEGER NOT NULL,
  -- What it shows, in the words of whoever brought it in.
  alt TEXT NOT NULL DEFAULT '',
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL,
  deleted_at INTEGER
) STRICT;

-- The bytes of a picture in each of its widths, under 512 KB.
CREATE TABLE photos (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  picture_id INTEGER NOT NULL REFERENCES pictures (id),
  type TEXT NOT NULL CHECK (type IN ('image/png', 'image/jpeg', 'image/webp', 'image/avif')),
  width INTEGER NOT NULL,
  bytes BLOB NOT NULL
) STRICT;

CREATE INDEX photos_by_picture ON photos (picture_id, width);

-- Which section names which picture. Readers are given a picture only while one of its sections is on a published page.
CREATE TABLE shown_pictures (
  section_id INTEGER NOT NULL REFERENCES sections (id) ON DELETE CASCADE,
  picture_id INTEGER NOT NULL REFERENCES pictures (id),
  PRIMARY KEY (section_id, picture_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX shown_pictures_by_picture ON shown_pictures (picture_id);

-- Articles as the desk writes them. Readers are given the rows of `sections`; times from here on are milliseconds since 1970.

CREATE TABLE articles (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  -- The row of `sections` that readers see; null before the first publishing. It keeps its number when the article is taken back.
  section_id INTEGER UNIQUE,
  state TEXT NOT NULL CHECK (state IN ('draft', 'published', 'taken-back')),
  -- As it is being written.
  title TEXT NOT NULL,
  category TEXT NOT NULL,
  -- An address on this site, with what it shows behind a '#'.
  photo TEXT,
  -- Null until an imported article, which came as HTML, is opened for the first time.
  markdown TEXT,
  -- As readers know it.
  live_title TEXT,
  -- The number of its newest revision.
  revision INTEGER NOT NULL DEFAULT 0,
  -- The revision that goes out by itself, and when.
  scheduled_revision INTEGER,
  publish_at INTEGER,
  -- When it should have gone out, but was too large for the site.
  missed_at INTEGER,
  -- What readers are told of one that was taken back.
  taken_back_note TEXT,
  updated_at INTEGER NOT NULL,
  updated_by TEXT NOT NULL,
  -- Grows with each change; a change is made on the version that was seen, or not at all.
  version INTEGER NOT NULL DEFAULT 1,
  -- A random name for the last change, so that the rest of a batch knows whether its first statement took effect.
  last_change TEXT NOT NULL DEFAULT '',
  CHECK ((publish_at IS NULL) = (scheduled_revision IS NULL)),
  CHECK (state = 'draft' OR section_id IS NOT NULL OR last_change <> '')
) STRICT;

CREATE INDEX articles_by_change ON articles (updated_at);
CREATE INDEX articles_to_publish ON articles (publish_at) WHERE publish_at IS NOT NULL;

-- Rows are only ever added.
CREATE TABLE revisions (
  article_id INTEGER NOT NULL REFERENCES articles (id),
  number INTEGER NOT NULL,
  kind TEXT NOT NULL CHECK (kind IN ('imported', 'saved', 'scheduled', 'published', 'corrected', 'taken back', 'restored')),
  title TEXT NOT NULL,
  category TEXT NOT NULL,
  photo TEXT,
  markdown TEXT,
  -- The body alone, without the notes of corrections.
  html TEXT NOT NULL,
  -- Of a correction or of what was taken back: a sentence for readers.
  note TEXT,
  at INTEGER NOT NULL,
  by TEXT NOT NULL,
  PRIMARY KEY (article_id, number)
) STRICT;

-- Titles under which readers knew an article that is called otherwise now, or was taken back. In small letters.
CREATE TABLE old_titles (
  title TEXT PRIMARY KEY,
  article_id INTEGER NOT NULL REFERENCES articles (id)
) STRICT;

-- Who has an article open.
CREATE TABLE article_editors (
  article_id INTEGER NOT NULL REFERENCES articles (id),
  email TEXT NOT NULL,
  since INTEGER NOT NULL,
  seen_at INTEGER NOT NULL,
  PRIMARY KEY (article_id, email)
) STRICT;

-- When the desk last changed the blog ('blog-changed', milliseconds since 1970), and whether the samples were added ('samples').
CREATE TABLE meta (
  key TEXT PRIMARY KEY,
  value TEXT NOT NULL
) STRICT;
