-- By when the practice promised to call, as the visitor was told; none for a contact message.
ALTER TABLE outbox ADD COLUMN promised_at INTEGER;

-- For which reason staff were last told of this request, and when; empty while they have not been.
ALTER TABLE outbox ADD COLUMN told_of TEXT;
ALTER TABLE outbox ADD COLUMN told_at INTEGER;

-- Alerts are now about requests. What stays here is one row, 'message': when the last message went out.
DELETE FROM outbox_alerts;
