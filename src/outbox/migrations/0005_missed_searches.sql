-- What people searched for and did not find, so that the practice sees which page is missing: words in one spelling and a day's
-- count, for 90 days. Nothing of who asked. An older Worker does not know of it, and goes on as it is.

CREATE TABLE missed_searches (
  words TEXT NOT NULL,
  -- YYYY-MM-DD, in UTC.
  day TEXT NOT NULL,
  times INTEGER NOT NULL,
  PRIMARY KEY (words, day)
) STRICT, WITHOUT ROWID;

CREATE INDEX missed_searches_by_day ON missed_searches (day, times);
