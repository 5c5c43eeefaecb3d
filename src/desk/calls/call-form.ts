import * as v from 'valibot';
import { day, type OpeningHours } from '#content/practice-time.ts';
import { momentFrom } from '#desk/frame/times.ts';
import { laterAt } from '#requests/calls/due-times.ts';
import { elsewhere, type Outcome, outcomes } from '#requests/calls/outcomes.ts';
import { severalLines } from '#schemas/plain-text.ts';

export const longestNote = 4_000;
const furthest = 366 * day;

const laterButtons = ['later:hour', 'later:afternoon', 'later:morning', 'later:at'] as const;
const other: ReadonlyArray<Outcome> = elsewhere;
const buttons = [...(Object.keys(outcomes) as Outcome[]).filter((outcome) => !other.includes(outcome)), ...laterButtons];
const text = v.optional(v.string(), '');

/** The form of a request. The pressed button is the outcome; the other fields count only where that outcome needs them. */
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

export type ParsedCall =
  | { ok: true; outcome: Outcome; at?: number }
  | { ok: false; field: 'note' | 'laterAt' | 'bookedFor'; message: string };

const notInFuture = 'Choose a day and a time still to come.';

/** Returns the outcome to record, with the time that it sets: of the next call, or of the visit. */
export function parseCall(form: CallForm, now: number, hours: OpeningHours): ParsedCall {
  const { outcome, note, laterAt: later, bookedFor } = form;
  const inFuture = (typed: string) => {
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
      const at = inFuture(later);
      return at === undefined ? { ok: false, field: 'laterAt', message: notInFuture } : { ok: true, outcome: 'later', at };
    }
    case 'booked': {
      // A visit may be booked elsewhere, so its time is optional.
      if (bookedFor === '') return { ok: true, outcome };
      const at = inFuture(bookedFor);
      return at === undefined ? { ok: false, field: 'bookedFor', message: notInFuture } : { ok: true, outcome, at };
    }
    default:
      return { ok: true, outcome };
  }
}
