/**
 * As SQL on a request: a call to its number reached a stranger. Later outcomes say nothing of that, but for a changed number, a call that was
 * agreed since, and staff who open it again.
 */
export const wrongNumberSql = `requests.outcome IS NOT NULL AND EXISTS (SELECT 1 FROM events AS wrong
  WHERE wrong.request_id = requests.id AND wrong.outcome = 'wrong-number' AND wrong.undone_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM events AS since WHERE since.request_id = requests.id AND since.id > wrong.id
      AND since.undone_at IS NULL AND since.outcome IN ('contact', 'later', 'reopened')))`;

/**
 * As SQL on a request: the consent for it, or for another open one of this person, was taken back by somebody who gave its own phone
 * number or e-mail. Where the contact differs, a stranger may have come by the reference, and no call is stopped by that. Who has written
 * anew since then has agreed anew, and is promised a call.
 */
export const withdrawnSql = `EXISTS (SELECT 1 FROM withdrawals AS w JOIN requests AS r ON r.reference = w.reference
  WHERE w.state = 'open' AND w.fits = 1 AND r.person = requests.person AND (r.state = 'open' OR r.id = requests.id)
  AND NOT EXISTS (SELECT 1 FROM requests AS anew WHERE anew.person = requests.person AND anew.state = 'open' AND anew.accepted_at > w.asked_at))`;
