import type { OneRequest } from './one-request.ts';

type Moved = Pick<OneRequest, 'state' | 'outcome' | 'dueAt'> & Partial<Pick<OneRequest, 'events'>>;

/** When somebody is called instead whose call was moved out of a closed time. */
export const movedTo = ({ state, outcome, dueAt }: Moved): number | undefined =>
  state === 'open' && outcome === 'moved' && dueAt !== null ? dueAt : undefined;

/** The same, until they were told. `events` latest first. */
export function untoldMove(request: Moved): number | undefined {
  const latest = request.events?.find(({ outcome, undone }) => !undone && ['moved', 'sent', 'told'].includes(outcome));
  return latest === undefined || latest.outcome === 'moved' ? movedTo(request) : undefined;
}
