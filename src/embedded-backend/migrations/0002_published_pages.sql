-- A page that is not published is read with the token only. The blog is the one that this site shows.
ALTER TABLE pages ADD COLUMN published INTEGER NOT NULL DEFAULT 0 CHECK (published IN (0, 1));

UPDATE pages SET published = 1 WHERE name = 'Blog';
