import type { Calendar } from './calendar.ts';
import { minute } from './calendar.ts';
import type { Kept } from './front-desk.ts';
import type { Listener } from './people.ts';

export type Worker = 'site' | 'desk';
export type Runs = Readonly<Record<Worker, number | undefined>>;

const soon = 15 * minute;
export const silentAfter = 10 * minute;
export const silentNow = (runs: Runs, now: number): ReadonlyArray<Worker> =>
  (['site', 'desk'] as const).filter((name) => now - (runs[name] ?? now) >= silentAfter);

/** They are said at any hour, and wait for nothing. */
export const alarms: ReadonlyArray<string> = ['emergency', 'question-now'];

/** Of all that waits, what there is to tell somebody who has switched these kinds on. */
export function whatWaits(requests: Iterable<Kept>, { kinds }: Listener, calendar: Calendar, now: number) {
  const urgent = (each: Kept) => kinds.includes('emergency') && each.isEmergency;
  const alarm = (each: Kept) => urgent(each) && !each.isSeen;
  const all = [...requests];
  const open = all.filter((each) => each.state === 'open');
  const calm = open.filter((each) => !alarm(each));
  const waiting = calm.filter(
    (each) => !each.isSeen && !urgent(each) && !each.isOwn && (each.dueAt - soon > now || each.dueAt <= each.acceptedAt),
  );
  const isOld = (each: Kept) => calendar.openBetween(each.acceptedAt, now) >= 10 * minute;
  const asked = open.filter(({ askedAt }) => askedAt !== undefined);
  return {
    emergency: all.filter(alarm),
    'question-now': asked.filter(urgent),
    question: asked.filter((each) => !urgent(each)),
    reply: open.filter(({ answeredAt }) => answeredAt !== undefined),
    overdue: calm.filter((each) => each.dueAt <= now && !(urgent(each) && each.inHandUntil > now)),
    'due-soon': calm.filter(
      (each) => each.dueAt > now && each.dueAt - soon <= now && each.touchedAt < each.dueAt - soon - minute && each.inHandUntil <= now,
    ),
    unseen: waiting.filter(isOld),
    new: waiting.filter((each) => !(kinds.includes('unseen') && isOld(each))),
    held: all.filter(({ state }) => state === 'held'),
    silent: [],
    week: [],
  } satisfies Record<string, ReadonlyArray<Kept>>;
}

export type Waiting = ReturnType<typeof whatWaits>;
export type Kind = keyof Waiting;

/** What is told of a request: the same kind about another time is told anew. */
export function mark(kind: Kind, { id, dueAt, unopenedSince, askedAt, answeredAt }: Kept, now: number): string {
  if (kind === 'held') return `held ${id}${dueAt <= now ? ` ${dueAt}` : ''}`;
  if (kind === 'emergency') return `emergency ${id} ${unopenedSince}`;
  if (kind === 'question' || kind === 'question-now') return `question ${id} ${askedAt}`;
  if (kind === 'reply') return `reply ${id} ${answeredAt}`;
  return `${kind} ${id}${kind === 'overdue' || kind === 'due-soon' ? ` ${dueAt}` : ''}`;
}

/** As which kind of alert somebody switches it on. */
export const switchOf = (kind: Kind): Listener['kinds'][number] => {
  if (kind === 'held') return 'new';
  if (kind === 'silent') return 'watch';
  return kind === 'question-now' ? 'question' : kind;
};

const sentences: ReadonlyArray<readonly [Kind, RegExp]> = [
  ['emergency', /^Emergency: (\d+) /m],
  ['question-now', /^About an emergency: (\d+) questions? waits? for the doctor/m],
  ['overdue', /^(\d+) overdue/m],
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
export const counted: ReadonlyArray<Kind> = ['emergency', 'question-now', 'question', 'overdue', 'held'];
