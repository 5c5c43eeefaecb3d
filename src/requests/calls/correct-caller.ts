import { doctorSays } from '#content/triage/emergency-words.ts';
import { openSubmission, type RequestRow } from '#requests/request.ts';
import { type Submission, writtenIn } from '#requests/submission.ts';
import type { CallsDeps } from './call-list.ts';
import { recordableRow } from './record.ts';
import { rewrite } from './rewrite.ts';

type Correction = {
  name: string;
  by: string;
  version: number;
  /** What it is to say instead. */
  caller: { name: string; phone: string; text: string; language: string; cameBy: NonNullable<RequestRow['came_by']> };
  /** Finds the mark of an emergency in other words; undefined while that cannot be asked. */
  markOf: (text: string) => Promise<{ emergency: RequestRow['emergency'] } | undefined>;
};

/** The mark with other words: the doctor's own stays with it. */
function markWith(before: RequestRow['emergency'], mark: RequestRow['emergency']): RequestRow['emergency'] {
  const own: ReadonlyArray<string> = JSON.parse(before ?? '[]').filter((rule: string) => rule === doctorSays);
  const rules = [...JSON.parse(mark ?? '[]'), ...own];
  return rules.length > 0 ? JSON.stringify(rules) : null;
}

/** An emergency that nobody had seen is due now; what was taken for one, and not rung yet, at its promise. */
function dueWith(row: RequestRow, emergency: RequestRow['emergency'], now: number): number | null {
  if (row.due_at === null || (row.emergency === null) === (emergency === null)) return row.due_at;
  return emergency !== null ? Math.min(row.due_at, now) : row.outcome === null ? (row.promised_at ?? row.due_at) : row.due_at;
}

/**
 * Replaces what was written down of a caller, on the version that was seen; nothing of what it said before is kept. 'emergency': the new words
 * may tell of one, and the old ones did not. 'unmarked': nothing could look for that. 'changed': somebody else was first.
 */
export async function correctCaller(
  deps: CallsDeps,
  { name, by, version, caller, markOf }: Correction,
): Promise<'recorded' | 'emergency' | 'unmarked' | 'changed' | 'unreadable'> {
  const { ring, now } = deps;
  const row = await recordableRow(deps.db, name);
  if (!row || row.version !== version || row.entered_by === null) return 'changed';
  const sent = await openSubmission(ring, row);
  if (sent?.kind !== 'callback') return 'unreadable';
  const isNewText = writtenIn(sent).text !== caller.text;
  const mark = isNewText ? await markOf(caller.text) : undefined;
  const emergency = mark ? markWith(row.emergency, mark.emergency) : row.emergency;
  const payload = { ...sent.payload, fname: caller.name, lname: '', phone: caller.phone, description: caller.text };
  const submission = { kind: 'callback', payload } as Submission;
  const changed = {
    ...{ emergency, dueAt: dueWith(row, emergency, now), language: caller.language, cameBy: caller.cameBy },
    ...(isNewText && { unmarkedSince: mark ? null : now }),
  };
  if ((await rewrite(deps, [{ row, submission, changed }], { outcome: 'corrected', by, now })) === 'changed') return 'changed';
  if (isNewText && !mark) return 'unmarked';
  return row.emergency === null && emergency !== null ? 'emergency' : 'recorded';
}
