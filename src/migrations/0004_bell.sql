-- What each member of the staff wants to be told, and how.
CREATE TABLE bell_people (
  email TEXT PRIMARY KEY,
  -- A JSON array.
  kinds TEXT NOT NULL,
  push INTEGER NOT NULL CHECK (push IN (0, 1)),
  mail INTEGER NOT NULL CHECK (mail IN (0, 1)),
  -- '22:00', on the practice's own clock.
  quiet_from TEXT,
  quiet_to TEXT,
  changed_at INTEGER NOT NULL,
  CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT;
