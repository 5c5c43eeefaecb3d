import type { Calendar } from './calendar.ts';
import type { Kept, Violate } from './front-desk.ts';
import type { Books } from './request-rows.ts';
import { passedOnWithin } from './what-was-agreed.ts';

type Row = ReturnType<Books['read']>;

/** What the database says of a request, beside what the front desk believes: where the two differ, somebody's promise is at stake. */
export function comparing(books: Books, calendar: Calendar, violate: Violate) {
  return {
    /** The row must say what the front desk believes. */
    asBelieved(request: Kept, what: string): void {
      const row = books.read(request.id);
      const believed: Partial<Row> = {
        state: request.state === 'aside' ? 'held' : request.state,
        due_at: request.state === 'done' ? null : request.dueAt,
        tries: request.tries,
        outcome: request.outcome ?? null,
        asked_doctor_at: request.askedAt ?? null,
        isEmergency: request.isEmergency,
        isSeen: request.isSeen,
        isCalled: request.isCalled,
      };
      for (const [column, value] of Object.entries(believed))
        if (row[column as keyof Row] !== value)
          violate('not-as-agreed', `${what} of ${request.id}: ${column} is ${row[column as keyof Row]}, not ${value}`);
    },

    /** The contract's own words: the doctor's answer comes back to the desk, due within the hour. `before` is the request that she answered. */
    comesBack(before: Kept, now: number): void {
      const { id } = before;
      const { state, due_at, outcome, asked_doctor_at } = books.read(id);
      if (state !== 'open' || outcome !== 'reply' || asked_doctor_at !== null) violate('answer-not-back', `${id} is ${state}, ${outcome}`);
      if (due_at === null || due_at > passedOnWithin(before, now, calendar))
        violate('answer-not-within-the-hour', `${id} is due ${due_at}`);
    },

    /** Undone, a row is as it was; but a colleague who opened it meanwhile has opened it. */
    asItWas(id: number, { version: _, isSeen: __, ...was }: Row): void {
      const row = books.read(id);
      for (const [column, value] of Object.entries(was))
        if (row[column as keyof Row] !== value)
          violate('not-as-it-was', `undone of ${id}: ${column} is ${row[column as keyof Row]}, was ${value}`);
    },
  };
}
