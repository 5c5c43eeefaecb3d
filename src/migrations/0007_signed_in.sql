-- When a member of the staff first came in; null until then. An owner who never did cannot take over from another.
ALTER TABLE staff ADD COLUMN signed_in_at INTEGER;

UPDATE staff SET signed_in_at = (SELECT min(at) FROM access_log WHERE by = staff.email);
