import * as v from 'valibot';
import { ahead, type Closure, minute, day as oneDay, timeOfDay } from '#content/practice-time.ts';
import { dateFrom, momentFrom } from '#desk/frame/times.ts';
import { oneLine } from '#schemas/plain-text.ts';

const text = v.optional(v.string(), '');
const time = v.pipe(text, v.regex(/^(?:|([01]\d|2[0-3]):[0-5]\d)$/, 'Write a time of the day, like 14:00.'));
const furthest = 731 * oneDay;
const longest = 93 * oneDay;

/** The fields that staff fill in: a first day, a last one where it is another, from and until which time; empty times are the day's ends. */
const fields = v.object({
  first: v.pipe(
    text,
    v.check((typed) => dateFrom(typed) !== undefined, 'Choose a day.'),
  ),
  last: v.pipe(
    text,
    v.check((typed) => typed === '' || dateFrom(typed) !== undefined, 'Choose a day, or leave it empty.'),
  ),
  from: time,
  until: time,
  reason: v.pipe(text, v.transform(oneLine), v.nonEmpty('Write why, in a word or two.'), v.maxLength(100, 'Use 100 characters or fewer.')),
});

function closureOf({ first, last, from, until }: v.InferOutput<typeof fields>): Closure {
  const [begins, ends] = [dateFrom(first) ?? 0, dateFrom(last || first) ?? 0];
  return { from: begins + timeOfDay(from || '00:00') - ahead, to: until ? ends + timeOfDay(until) - ahead : ends + oneDay - ahead };
}

type Fields = v.InferOutput<typeof fields>;
const withField = (field: 'first' | 'last' | 'until', isFine: (closure: Closure) => boolean, message: string) =>
  v.forward(
    v.check((typed: Fields) => isFine(closureOf(typed)), message),
    [field],
  );

/** The form's schema at a given time; it gives the closure and why. */
export const closureForm = (now: number) =>
  v.pipe(
    fields,
    withField('first', ({ from }) => from < now + furthest, 'Choose a day within two years.'),
    v.forward(
      v.check(({ first, last }) => last === '' || (dateFrom(last) ?? 0) >= (dateFrom(first) ?? 0), 'The last day comes before the first.'),
      ['last'],
    ),
    withField('last', ({ from, to }) => to - from <= longest, 'Close three months at most at a time.'),
    v.forward(
      v.check(
        ({ first, last, from, until }) => (last !== '' && last !== first) || until === '' || until > from,
        'This is before the time from which you close.',
      ),
      ['until'],
    ),
    withField('first', ({ to }) => to > now, 'This time is over. Choose one that is still to come.'),
    v.transform((typed) => ({ ...closureOf(typed), reason: typed.reason })),
  );

const seenPattern = /^\d{1,15}:\d{1,15}(?:,\d{1,15}:\d{1,15}){0,199}$/;

const seenRequests = v.pipe(
  text,
  v.regex(seenPattern, 'Load the page again, then move them once more.'),
  v.transform((typed) =>
    typed
      .split(',')
      .map((pair) => pair.split(':').map(Number))
      .map(([id = 0, version = 0]) => ({ id, version })),
  ),
);

/** As the forms below have them. */
export const seenValue = (requests: ReadonlyArray<{ id: number; version: number }>): string =>
  requests.map(({ id, version }) => `${id}:${version}`).join(',');

/** The form that moves requests back to when they were due. */
export const moveBackForm = v.object({ requests: seenRequests });

/** The form that moves requests: which, each as 'id:version', and until when. */
export const moveForm = (now: number) =>
  v.object({
    requests: seenRequests,
    at: v.pipe(
      text,
      v.transform((typed) => momentFrom(typed) ?? Number.NaN),
      v.check((at) => at > now + minute && at < now + furthest, 'Choose a day and a time still to come.'),
    ),
  });
