import type { PatientRequest } from '#requests/request.ts';

/** Names what is lost with a request beside its words: a call that somebody waits for, and a visit. */
export function lossOf({
  state,
  emergency,
  firstCallAt,
  outcome,
}: Pick<PatientRequest, 'state' | 'emergency' | 'firstCallAt' | 'outcome'>): string | undefined {
  const isHeld = state === 'held' || state === 'rejected';
  if ((state === 'open' || isHeld) && emergency.length > 0)
    return `This may be an emergency, and ${firstCallAt === null ? 'nobody has rung them yet' : 'it is still open'}. Ring first: afterwards nobody has the number.`;
  if (state === 'open') return 'It is still on the call list. Afterwards nobody rings them.';
  if (isHeld && firstCallAt === null) return 'The sender was told that you will call. Afterwards nobody rings them.';
  return outcome === 'booked' ? 'They were booked. If they are still to come, the visit goes from ‘Who comes’ too.' : undefined;
}
