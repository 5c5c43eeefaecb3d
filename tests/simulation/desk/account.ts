import { minute } from './calendar.ts';
import type { duties } from './duties.ts';
import type { FrontDesk, Kept, Violate } from './front-desk.ts';
import type { Listener } from './people.ts';
import { mark } from './what-waits.ts';

/** Something of which somebody has to know in time: a promise that ran out, a question to the doctor, her answer. */
type Matter = {
  kind: 'promise' | 'question' | 'answer';
  request: Kept;
  since: number;
  /** What has been told of it, as `mark` names it. */
  marks: ReadonlyArray<string>;
  couldHear: boolean;
  isCounted: boolean;
};

const inSilence = { promise: 'missed-in-silence', question: 'question-in-silence', answer: 'answer-in-silence' } as const;
const countOf = { promise: 'ranOut', question: 'questions', answer: 'answers' } as const;
export const within = 30 * minute;

/** What waits for somebody to know of it. */
function mattersOf(request: Kept, now: number): ReadonlyArray<Pick<Matter, 'kind' | 'request' | 'since' | 'marks'>> {
  const { state, dueAt, askedAt, answeredAt } = request;
  const asOf = (...kinds: ReadonlyArray<Parameters<typeof mark>[0]>) => kinds.map((kind) => mark(kind, request, now));
  const promise = { kind: 'promise', request, since: dueAt, marks: asOf('overdue', 'due-soon', 'held', 'emergency') } as const;
  const question = { kind: 'question', request, marks: asOf('question') } as const;
  const answer = { kind: 'answer', request, marks: asOf('reply', 'overdue', 'due-soon', 'emergency') } as const;
  return [
    ...(dueAt <= now ? [promise] : []),
    ...(state === 'open' && askedAt !== undefined ? [{ ...question, since: askedAt }] : []),
    ...(state === 'open' && answeredAt !== undefined ? [{ ...answer, since: answeredAt }] : []),
  ];
}

/** Whether somebody would hear of it now who has that switched on. What nobody has switched on is told to nobody: the desk warns the owner. */
function isWanted({ kind, request }: Pick<Matter, 'kind' | 'request'>, { kinds }: Listener): boolean {
  if (kind === 'question') return kinds.includes('question');
  if (kind === 'answer') return kinds.includes('reply');
  // One that is held is announced as new.
  return kinds.includes(request.state === 'held' ? 'new' : 'overdue');
}

/** Counts what ran out, and reports what nobody was told within half an hour although somebody could have been. */
export function accountOf(desk: FrontDesk, duty: ReturnType<typeof duties>, violate: Violate) {
  const counts = { ranOut: 0, questions: 0, answers: 0, nobodyThere: 0 };
  const all = new Map<string, Matter>();
  const nameOf = ({ kind, request, since }: Pick<Matter, 'kind' | 'request' | 'since'>) => `${kind} of ${request.id} since ${since}`;

  function waited({ kind, request, since }: Matter, now: number): number {
    return kind === 'question' && request.isEmergency ? now - since : desk.calendar.openBetween(since, now);
  }

  /** `listeners`: everybody, and those of them who could hear of anything in this minute, and of emergencies. */
  return {
    counts,
    at(now: number, listeners: ReadonlyArray<Listener>, hearing: ReadonlyArray<Listener>, hearingAlarms: ReadonlyArray<Listener>): void {
      const present = new Map<string, Pick<Matter, 'kind' | 'request' | 'since' | 'marks'>>();
      for (const request of desk.requests.values()) for (const matter of mattersOf(request, now)) present.set(nameOf(matter), matter);
      for (const name of all.keys()) if (!present.has(name)) all.delete(name);
      for (const [name, matter] of present) {
        if (!all.has(name)) counts[countOf[matter.kind]] += 1;
        const each = { ...(all.get(name) ?? { couldHear: false, isCounted: false }), ...matter };
        all.set(name, each);
        const isAlarm = matter.kind === 'question' && matter.request.isEmergency;
        const ears = isAlarm ? hearingAlarms.filter(({ kinds }) => kinds.includes('emergency')) : hearing;
        each.couldHear ||= ears.some((listener) => isWanted(each, listener));
        const isTold = listeners.some(({ email }) => each.marks.some((told) => duty.of(email).about.has(told)));
        if (isTold || waited(each, now) < within) continue;
        if (each.couldHear) violate(inSilence[each.kind], name);
        else if (!each.isCounted) counts.nobodyThere += 1;
        Object.assign(each, { couldHear: false, isCounted: true });
      }
    },
  };
}
