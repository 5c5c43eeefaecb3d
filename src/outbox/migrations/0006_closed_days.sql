-- Days on which the practice is closed beside its usual ones, as staff enter them: a doctor travels. New promises avoid them at
-- once. An older Worker does not know of them, and promises as before.

CREATE TABLE closed_days (
  -- YYYY-MM-DD on the practice's own calendar.
  day TEXT PRIMARY KEY,
  reason TEXT NOT NULL,
  added_at INTEGER NOT NULL,
  added_by TEXT NOT NULL
) STRICT;
