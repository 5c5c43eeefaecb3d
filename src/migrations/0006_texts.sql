-- The texts that the practice sends to patients, where staff have made them their own; `src/texts/` alone names this table.

CREATE TABLE practice_texts (
  -- As `textSeeds` has it: 'timings', 'booked'.
  key TEXT PRIMARY KEY,
  -- In English, Hindi and Marathi; null where it is the text that the site came with.
  en TEXT,
  hi TEXT,
  mr TEXT,
  -- Grows with each change; a change is made on the version that was seen, or not at all.
  version INTEGER NOT NULL,
  changed_at INTEGER NOT NULL,
  changed_by TEXT NOT NULL
) STRICT;

-- Who comes on a day, and what the doctor was asked.
CREATE INDEX events_booked ON events (due_at) WHERE outcome = 'booked';
CREATE INDEX requests_asked ON requests (asked_doctor_at) WHERE asked_doctor_at IS NOT NULL;
