import * as v from 'valibot';
import { day, type OpeningHours } from '#content/practice-time.ts';
import { momentFrom } from '#desk/frame/times.ts';
import { laterAt } from '#requests/calls/due-times.ts';
import { type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import { severalLines } from '#schemas/plain-text.ts';

export const longestNote = 4_000;
const furthest = 366 * day;

const laterButtons = ['later:hour', 'later:afternoon', 'later:morning', 'later:at'] as const;
const buttons = [...(Object.keys(outcomes) as Outcome[]), ...laterButtons];
const text = v.optional(v.string(), '');

/** What the one form of a request posts. A button says what came of the call; the boxes beside it are read where it needs them. */
export const callForm = v.object({
  version: v.pipe(text, v.regex(/^\d{1,15}$/, 'Load the page again, then record it once more.'), v.toNumber()),
  outcome: v.pipe(text, v.picklist(buttons, 'Choose what came of the call.')),
  note: v.pipe(
    text,
    v.transform(severalLines),
    v.maxLength(longestNote, `Use ${longestNote.toLocaleString('en-IN')} characters or fewer.`),
  ),
  laterAt: text,
  bookedFor: text,
});
export type CallForm = v.InferOutput<typeof callForm>;

export type Meant = { ok: true; outcome: Outcome; at?: number } | { ok: false; field: 'note' | 'laterAt' | 'bookedFor'; message: string };

const notAhead = 'Choose a day and a time still to come.';

/** What a button means at this moment, and the time that was set with it: when to ring, or when they come. */
export function meant(form: CallForm, now: number, hours: OpeningHours): Meant {
  const { outcome, note, laterAt: later, bookedFor } = form;
  const ahead = (typed: string) => {
    const at = momentFrom(typed);
    return at !== undefined && at > now && at < now + furthest ? at : undefined;
  };
  switch (outcome) {
    case 'note':
      return note === '' ? { ok: false, field: 'note', message: 'Write the note first.' } : { ok: true, outcome };
    case 'later:hour':
      return { ok: true, outcome: 'later', at: laterAt('hour', now, hours) };
    case 'later:afternoon':
      return { ok: true, outcome: 'later', at: laterAt('afternoon', now, hours) };
    case 'later:morning':
      return { ok: true, outcome: 'later', at: laterAt('morning', now, hours) };
    case 'later:at':
    case 'later': {
      const at = ahead(later);
      return at === undefined ? { ok: false, field: 'laterAt', message: notAhead } : { ok: true, outcome: 'later', at };
    }
    case 'booked': {
      // Many a visit is booked elsewhere, with its time.
      if (bookedFor === '') return { ok: true, outcome };
      const at = ahead(bookedFor);
      return at === undefined ? { ok: false, field: 'bookedFor', message: notAhead } : { ok: true, outcome, at };
    }
    default:
      return { ok: true, outcome };
  }
}
