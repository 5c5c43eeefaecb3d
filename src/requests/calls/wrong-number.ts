/**
 * As SQL on a request: a call to its number reached a stranger. Later outcomes say nothing of that, but for a changed number, a call that was
 * agreed since, and staff who open it again.
 */
export const wrongNumberSql = `requests.outcome IS NOT NULL AND EXISTS (SELECT 1 FROM events AS wrong
  WHERE wrong.request_id = requests.id AND wrong.outcome = 'wrong-number' AND wrong.undone_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM events AS since WHERE since.request_id = requests.id AND since.id > wrong.id
      AND since.undone_at IS NULL AND since.outcome IN ('contact', 'later', 'reopened')))`;
