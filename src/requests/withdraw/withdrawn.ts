/**
 * As SQL on a request: the consent for it, or for another open one of this person, was taken back by somebody who gave its own phone
 * number or e-mail. Where the contact differs, a stranger may have come by the reference, and no call is stopped by that.
 */
export const withdrawnSql = `EXISTS (SELECT 1 FROM withdrawals AS w JOIN requests AS r ON r.reference = w.reference
  WHERE w.state = 'open' AND w.fits = 1 AND r.person = requests.person AND (r.state = 'open' OR r.id = requests.id))`;
