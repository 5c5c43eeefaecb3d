import { type Calendar, minute } from './calendar.ts';
import type { Kept } from './front-desk.ts';
import type { Listener } from './people.ts';

export type Worker = 'site' | 'desk';
export type Runs = Readonly<Record<Worker, number | undefined>>;

const soon = 15 * minute;
const onTime = 30 * minute;
export const silentAfter = 10 * minute;
export const silentNow = (runs: Runs, now: number): ReadonlyArray<Worker> =>
  (['site', 'desk'] as const).filter((name) => now - (runs[name] ?? now) >= silentAfter);

/** They are said at any hour, and wait for nothing but that the first of them is five minutes old. */
export const alarms: ReadonlyArray<string> = ['emergency', 'unattended', 'question-now'];

/** Until when somebody is with a request. With an emergency no longer than ten minutes without anything that is recorded. */
export function begunUntil({ isEmergency, inHandUntil, acceptedAt, touchedAt, dueAt, openedSince }: Kept): number {
  if (!isEmergency) return inHandUntil;
  const recordedAt = touchedAt > acceptedAt ? touchedAt : 0;
  const longest = Math.max(openedSince ?? 0, recordedAt) + 10 * minute;
  return recordedAt >= dueAt ? longest : Math.min(longest, inHandUntil);
}

export const isAgreed = ({ agreed, dueAt, outcome }: Kept): boolean => agreed.includes(dueAt) || outcome === 'busy';
/** Its sender was promised something that nobody has done: on the call list, or held and not rung. */
export const isPromise = ({ state, isCalled }: Kept): boolean => state === 'open' || (state === 'held' && !isCalled);
/** It rings as an emergency: what is held only until somebody has rung. */
export const isAlarm = ({ isEmergency, state, isSeen }: Kept): boolean => isEmergency && !(state === 'held' && isSeen);

/** Of all that waits, what there is to tell somebody who has switched these kinds on. */
export function whatWaits(requests: Iterable<Kept>, { kinds }: Listener, calendar: Calendar, now: number) {
  const urgent = (each: Kept) => kinds.includes('emergency') && each.isEmergency;
  const alarm = (each: Kept) => kinds.includes('emergency') && isAlarm(each);
  const all = [...requests];
  const open = all.filter((each) => each.state === 'open');
  const promises = all.filter(isPromise);
  const calm = promises.filter((each) => !alarm(each));
  const isBegun = (each: Kept) => begunUntil(each) > now;
  const waiting = open.filter(
    (each) => !each.isSeen && !urgent(each) && !each.isOwn && (each.dueAt - soon > now || each.dueAt <= each.acceptedAt),
  );
  const isOld = (each: Kept) => calendar.openBetween(each.acceptedAt, now) >= 10 * minute;
  const asked = open.filter(({ askedAt }) => askedAt !== undefined);
  const dueSoon = promises
    .filter((each) => !urgent(each) || each.isSeen)
    .filter((each) => each.dueAt > now && each.dueAt - soon <= now && each.touchedAt < each.dueAt - soon - minute && !isBegun(each));
  const [isOpen, opens] = [calendar.isOpen(now), calendar.closedUntil(now)];
  const overdue = calm.filter((each) => each.dueAt <= now);
  return {
    emergency: promises.filter((each) => urgent(each) && !each.isSeen),
    unattended: open.filter((each) => urgent(each) && each.isSeen && each.dueAt <= now && !isBegun(each)),
    'question-now': asked.filter(urgent),
    question: asked.filter((each) => !urgent(each)),
    reply: open.filter(({ answeredAt }) => answeredAt !== undefined),
    overdue: isOpen || calendar.hasJustClosed(now) ? overdue : [],
    // While the practice is closed, each time that was agreed with a patient.
    'on-time': isOpen || calendar.hasJustClosed(now) ? [] : overdue.filter((each) => isAgreed(each) && each.dueAt > now - onTime),
    closing: opens === undefined ? [] : calm.filter((each) => each.dueAt > now && each.dueAt <= opens && !isAgreed(each)),
    'due-soon': isOpen && opens === undefined ? dueSoon : dueSoon.filter(isAgreed),
    unseen: waiting.filter(isOld),
    new: waiting.filter((each) => !(kinds.includes('unseen') && isOld(each))),
    held: all.filter(({ state }) => state === 'held'),
    silent: [],
    week: [],
  } satisfies Record<string, ReadonlyArray<Kept>>;
}

export type Waiting = ReturnType<typeof whatWaits>;
export type Kind = keyof Waiting;

/** What may be said while the practice is closed. */
export const afterHours: ReadonlyArray<Kind> = ['emergency', 'unattended', 'question-now', 'overdue', 'on-time', 'closing', 'due-soon'];

/** What is told of a request: the same kind about another time is told anew. */
export function mark(kind: Kind, { id, dueAt, unopenedSince, askedAt, answeredAt }: Kept): string {
  if (kind === 'emergency') return `emergency ${id} ${unopenedSince}`;
  if (kind === 'question' || kind === 'question-now') return `question ${id} ${askedAt}`;
  if (kind === 'reply') return `reply ${id} ${answeredAt}`;
  if (kind === 'overdue' || kind === 'on-time') return `overdue ${id} ${dueAt}`;
  return `${kind} ${id}${['due-soon', 'closing', 'unattended'].includes(kind) ? ` ${dueAt}` : ''}`;
}

/** As which kind of alert somebody switches it on. */
export const switchOf = (kind: Kind, { kinds }: Pick<Listener, 'kinds'>): Listener['kinds'][number] => {
  if (kind === 'held') return 'new';
  if (kind === 'silent') return 'watch';
  if (kind === 'unattended') return 'emergency';
  if (kind === 'on-time') return 'overdue';
  if (kind === 'closing') return kinds.includes('due-soon') ? 'due-soon' : 'overdue';
  return kind === 'question-now' ? 'question' : kind;
};

const sentences: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['emergency', /^Emergency: (\d+) not opened/m],
  ['unattended', /^Emergency: (\d+) with nobody on it/m],
  ['question-now', /^About an emergency: (\d+) questions? waits? for the doctor/m],
  ['overdue', /^(\d+) overdue/m],
  ['closing', /^You (?:close at \d+:\d\d|are closed): (\d+) (?:is|are) due before you open again/m],
  ['due-soon', /^(\d+) due soon/m],
  ['question', /^(\d+) questions? waits? for the doctor/m],
  ['reply', /^The doctor has answered (a question|\d+ questions): pass it on (?:now|by)/m],
  ['unseen', /^(\d+) not opened/m],
  ['new', /^(\d+) new,/m],
  ['held', /(\d+) held as doubtful/],
  ['silent', /clockwork/],
  ['week', /^(?:Nobody was promised a call|All \d+ rung in time|\d+ of \d+ rung in time|The one call that was promised)/m],
];

/** What a message says, and of how many. */
export const saidIn = (text: string): ReadonlyArray<readonly [Kind, number]> =>
  sentences.flatMap(([kind, pattern]) => (pattern.test(text) ? [[kind, Number(pattern.exec(text)?.[1])] as const] : []));

/** Of these a message counts all that wait, not only what is new. */
export const counted: ReadonlyArray<Kind> = ['emergency', 'unattended', 'question-now', 'question', 'overdue', 'closing', 'held'];
