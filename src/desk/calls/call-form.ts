import * as v from 'valibot';
import { day, minute } from '#content/practice-time.ts';
import { seenVersion } from '#desk/frame/form.ts';
import { boxTimeOf, momentFrom } from '#desk/frame/times.ts';
import { elsewhere, isOutcome, type Outcome } from '#requests/calls/outcomes.ts';
import { soonMinutes } from '#requests/calls/warnings.ts';
import { severalLines } from '#schemas/plain-text.ts';

export const longestNote = 4_000;
const furthest = 366 * day;

const text = v.optional(v.string(), '');

/** The value of a button that sets a time itself: 'later:2026-11-23T18:00', 'booked:2026-11-24T11:00'; 'later:+15' is in so many minutes, and 'later:at' takes the typed one. */
const timedOutcomes = ['later', 'booked'] as const;
export type TimedOutcome = (typeof timedOutcomes)[number];
const typedTime = 'at';

/** In so many minutes from when it is pressed: a page may be open for long. */
export const soonValue = (minutes: number): string => `later:+${minutes}`;
/** The value of the button of an outcome, which may set a time itself. */
export const pressedValue = (outcome: Outcome, at?: number): string => (at === undefined ? outcome : `${outcome}:${boxTimeOf(at)}`);

function timedFrom(pressed: string): { outcome: TimedOutcome; time: string } | undefined {
  const outcome = timedOutcomes.find((each) => pressed === each || pressed.startsWith(`${each}:`));
  return outcome && { outcome, time: pressed.slice(outcome.length + 1) || typedTime };
}
const recordedElsewhere: ReadonlyArray<string> = elsewhere;
const isButton = (pressed: string) => (isOutcome(pressed) && !recordedElsewhere.includes(pressed)) || timedFrom(pressed) !== undefined;

type Others = ReadonlyArray<{ id: number; version: number }>;
const seenPattern = /^(?:\d{1,15}:\d{1,15}(?: |$))*$/;

/** The other requests of the same person and their versions, as the form carries them: '12:1 15:3'. */
export const othersValue = (others: Others): string => others.map(({ id, version }) => `${id}:${version}`).join(' ');

function othersFrom(value: string): Others {
  return value
    .split(' ')
    .filter(Boolean)
    .map((seen) => {
      const [id = 0, version = 0] = seen.split(':').map(Number);
      return { id, version };
    });
}

const loadAgain = 'Load the page again, then record it once more.';

const seenOthers = v.pipe(text, v.maxLength(1_000, loadAgain), v.regex(seenPattern, loadAgain), v.transform(othersFrom));

/** The form of a request. The pressed button is the outcome; the other fields count only where that outcome needs them. */
export const callForm = v.object({
  version: seenVersion(loadAgain),
  others: seenOthers,
  /** Those of the others that are settled too when `alone` is ticked. */
  own: seenOthers,
  alone: text,
  outcome: v.pipe(text, v.check(isButton, 'Choose what came of the call.')),
  note: v.pipe(
    text,
    v.transform(severalLines),
    v.maxLength(longestNote, `Use ${longestNote.toLocaleString('en-IN')} characters or fewer.`),
  ),
  laterAt: text,
  bookedFor: text,
  /** The outcome that was asked about, where this is the answer: its `pressedValue`. */
  confirmed: text,
});
type CallForm = v.InferOutput<typeof callForm>;

type ParsedCall =
  | { ok: true; outcome: Outcome; at?: undefined }
  | { ok: true; outcome: TimedOutcome; at: number }
  | { ok: false; field: 'outcome' | 'note' | 'laterAt' | 'bookedFor'; message: string };

const notInFuture = 'Choose a day and a time still to come.';

/** Returns the outcome to record, with the time that it sets: of the next call, or of the visit. */
export function parseCall(
  { outcome, note, laterAt, bookedFor }: Pick<CallForm, 'outcome' | 'note' | 'laterAt' | 'bookedFor'>,
  now: number,
): ParsedCall {
  const inFuture = (typed: string) => {
    const at = momentFrom(typed);
    return at !== undefined && at > now && at < now + furthest ? at : undefined;
  };
  const soon = soonMinutes.find((minutes) => outcome === soonValue(minutes));
  if (soon !== undefined) return { ok: true, outcome: 'later', at: now + soon * minute };
  const timed = timedFrom(outcome);
  // A visit may be booked elsewhere, so its time is optional.
  if (timed && !(outcome === 'booked' && bookedFor === '')) {
    const isTyped = timed.time === typedTime;
    const field = timed.outcome === 'later' ? 'laterAt' : 'bookedFor';
    const at = inFuture(isTyped ? { laterAt, bookedFor }[field] : timed.time);
    if (at !== undefined) return { ok: true, outcome: timed.outcome, at };
    // A page that was open for hours offers times that are over.
    return isTyped
      ? { ok: false, field, message: notInFuture }
      : { ok: false, field: 'outcome', message: 'This time is over. Choose a later one.' };
  }
  if (!isOutcome(outcome)) return { ok: false, field: 'outcome', message: 'Choose what came of the call.' };
  if (outcome === 'note' && note === '') return { ok: false, field: 'note', message: 'Write the note first.' };
  return { ok: true, outcome };
}
