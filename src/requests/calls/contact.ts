import type { OpeningHours } from '#content/practice-time.ts';
import { openSubmission, type RequestRow } from '#requests/request.ts';
import { givenName, type Submission, withPhones, writtenIn } from '#requests/submission.ts';
import type { CallsDeps } from './call-list.ts';
import { reopenedDue } from './due-times.ts';
import { recordableRow } from './record.ts';
import { type Rewriting, rewrite } from './rewrite.ts';

// More of one person's requests than anybody sends.
const most = 50;
// Somebody's other open requests, and those that were closed because the number was a stranger's. ?1 is the person, ?2 the known request.
const alsoTheirs = `SELECT * FROM requests WHERE person = ?1 AND id <> ?2 AND (state = 'open' OR (state = 'done' AND outcome = 'wrong-number'))
  AND id IN (SELECT id FROM requests WHERE phone_hash = ?3 UNION SELECT id FROM requests WHERE email_hash = ?4)
  ORDER BY id DESC LIMIT ${most}`;

type Opened = { row: RequestRow; submission: Submission };
const nameIn = ({ submission }: Opened) => givenName(writtenIn(submission).name);

/**
 * The requests that share a number with this one: all that the same person has open, or that were closed because of it. Of several people
 * with one phone each has a number of their own: `kept` are the requests of the others.
 */
async function sharing({ db, ring }: Pick<CallsDeps, 'db' | 'ring'>, named: Opened) {
  const { person, id, phone_hash, email_hash } = named.row;
  const { results } = await db.prepare(alsoTheirs).bind(person, id, phone_hash, email_hash).all<RequestRow>();
  const opened = await Promise.all(
    results.map(async (row): Promise<ReadonlyArray<Opened>> => {
      const submission = await openSubmission(ring, row);
      return submission ? [{ row, submission }] : [];
    }),
  );
  const others = opened.flat();
  const isTheirs = (other: Opened) => nameIn(other) === nameIn(named);
  return { theirs: [named, ...others.filter(isTheirs)], kept: others.filter((other) => !isTheirs(other)) };
}

/** In how many requests a corrected number changes, how many of them come back to the call list, and how many of other people keep it. */
export async function numberIsIn(deps: Pick<CallsDeps, 'db' | 'ring'>, name: string) {
  const row = await recordableRow(deps.db, name);
  const submission = row && (await openSubmission(deps.ring, row));
  if (!row || !submission) return { changes: 1, comesBack: 0, kept: 0 };
  const { theirs, kept } = await sharing(deps, { row, submission });
  return { changes: theirs.length, comesBack: theirs.filter(isClosedByIt).length, kept: kept.length };
}

const isClosedByIt = ({ row }: Opened) => row.state === 'done' && row.outcome === 'wrong-number';

type Change = { name: string; by: string; version: number; phone: string; secondPhone: string };

/**
 * Corrects the phone number of somebody, or adds a second one, which may be empty, on the `version` of a request that was seen: in all
 * that they have open, or that was closed because the number was a stranger's, in one batch. What was sent is encrypted anew with the
 * newest key, and is found by the old number too. A number that rang at a stranger's is rung again. 'changed': somebody else was first.
 * 'unreadable': its key is missing, so nothing could be encrypted anew.
 */
export async function changeContact(
  deps: CallsDeps & { hours: OpeningHours },
  { name, by, version, phone, secondPhone }: Change,
): Promise<'recorded' | 'same' | 'changed' | 'unreadable'> {
  const { db, ring, now, hours } = deps;
  const row = await recordableRow(db, name);
  if (!row || row.version !== version) return 'changed';
  const submission = await openSubmission(ring, row);
  if (!submission) return 'unreadable';
  const before = writtenIn(submission);
  if (before.phone === phone && before.secondPhone === secondPhone) return 'same';
  const isNew = before.phone !== phone;
  const isSecondNew = before.secondPhone !== secondPhone;
  const { theirs } = await sharing(deps, { row, submission });
  const rewritings = theirs.map((each): Rewriting => {
    const was = writtenIn(each.submission);
    // A second number that another of their requests has is not taken from it.
    const second = isSecondNew ? secondPhone : was.secondPhone;
    const ringsAgain = isNew && each.row.outcome === 'wrong-number';
    const dueAt = reopenedDue(each.row, { now, hours });
    return {
      row: each.row,
      submission: withPhones(each.submission, isNew ? phone : was.phone, second === phone ? '' : second),
      changed: {
        // They count the calls to the number that holds.
        ...(isNew && { tries: 0 }),
        ...(ringsAgain && { state: 'open', dueAt, outcome: 'contact' }),
      },
      note: noteOf(was),
    };
  });
  return rewrite(deps, rewritings, { outcome: 'contact', by, now });
}

function noteOf({ phone, secondPhone }: { phone: string; secondPhone: string }): string {
  const numbers = [phone, secondPhone].filter((number) => number !== '');
  return numbers.length === 0 ? 'There was no number before.' : `Before: ${numbers.join(' and ')}`;
}
