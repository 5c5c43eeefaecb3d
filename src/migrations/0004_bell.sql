-- Who is told of what; `src/bell/` alone names these tables. Times are milliseconds since 1970.

-- What somebody of the staff has set. Whoever has set nothing is told what suits the role (`src/bell/people.ts`).
CREATE TABLE bell_people (
  email TEXT PRIMARY KEY REFERENCES staff (email) ON DELETE CASCADE,
  -- The kinds of bell that this person wants, as a JSON array.
  kinds TEXT NOT NULL,
  on_push INTEGER NOT NULL CHECK (on_push IN (0, 1)),
  on_mail INTEGER NOT NULL CHECK (on_mail IN (0, 1)),
  -- '21:00' and '07:00' on the practice's own clock; both or neither.
  quiet_from TEXT,
  quiet_to TEXT,
  changed_at INTEGER NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;

-- The staff, as the bell sees them: both Workers ring, and only the desk knows more of them.
CREATE VIEW people_to_tell AS
SELECT staff.email, name, role, kinds, on_push, on_mail, quiet_from, quiet_to
FROM staff LEFT JOIN bell_people ON bell_people.email = staff.email;

-- What each has been told already; the row '' is for the practice's own webhook and mailbox.
CREATE TABLE bells_told (
  email TEXT PRIMARY KEY,
  -- `Told` in src/bell/bells-told.ts, as JSON.
  told TEXT NOT NULL,
  -- Grows with each message, so that of two rounds at once only one tells.
  version INTEGER NOT NULL
) STRICT;

-- When the crons of 'site' and 'desk' last ran, and when the last 'probe' came through.
CREATE TABLE cron_runs (
  name TEXT PRIMARY KEY CHECK (name IN ('site', 'desk', 'probe')),
  at INTEGER NOT NULL
) STRICT;
