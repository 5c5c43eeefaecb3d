-- When staff opened a closed time again; null while it holds. Who was moved or told because of it has to hear of that, so the row stays.
ALTER TABLE closures ADD COLUMN opened_at INTEGER;
