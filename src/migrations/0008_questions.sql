-- Whoever has set what to be told of, before one could be told of these, hears of them too.
UPDATE bell_people SET kinds = json_insert(kinds, '$[#]', 'question') WHERE email IN (SELECT email FROM staff WHERE role = 'doctor');
UPDATE bell_people SET kinds = json_insert(kinds, '$[#]', 'reply') WHERE email IN (SELECT email FROM staff WHERE role = 'desk');

-- Answers of the doctor that nobody has passed on: counted twice a minute.
CREATE INDEX requests_answered ON requests (due_at) WHERE state = 'open' AND outcome = 'reply';
