-- Of what the practice's own webhook and mailbox are told, as the owner has set it; without a row, of everything.
CREATE TABLE bell_practice (
  only INTEGER PRIMARY KEY CHECK (only = 1),
  -- The kinds of bell, as a JSON array.
  kinds TEXT NOT NULL,
  changed_at INTEGER NOT NULL
) STRICT;

-- Since when messages for a device have failed; null while they arrive. One that its push service has given up ('gone') stays until its
-- person has taken it off or switched push on again: it was forgotten without a word.
ALTER TABLE push_subscriptions ADD COLUMN failed_at INTEGER;
