-- Since when a draft waits to be published, as who may not publish it says: milliseconds since 1970.
ALTER TABLE articles ADD COLUMN ready_at INTEGER;

-- When the writer of a remark read its answer.
ALTER TABLE remarks ADD COLUMN seen_at INTEGER;
UPDATE remarks SET seen_at = settled_at WHERE settled_at IS NOT NULL;
