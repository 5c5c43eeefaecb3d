-- Since when a request stands that was written down while the site was away, so that nothing looked for signs of an emergency in it; null
-- once that is done.
ALTER TABLE requests ADD COLUMN unmarked_since INTEGER;

CREATE INDEX requests_unmarked ON requests (unmarked_since) WHERE unmarked_since IS NOT NULL;
