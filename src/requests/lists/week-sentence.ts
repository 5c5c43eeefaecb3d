import { ahead, day, dayOf, minute } from '#content/practice-time.ts';
import { mondayOf, type Week } from './weeks.ts';

const hour = 60 * minute;
const weekdays = ['Mondays', 'Tuesdays', 'Wednesdays', 'Thursdays', 'Fridays', 'Saturdays', 'Sundays'];
const small = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const parts = [
  { until: 11 * hour, words: 'before eleven' },
  { until: 13 * hour, words: 'before lunch' },
  { until: 16 * hour, words: 'in the afternoon' },
  { until: day, words: 'after four' },
];

const count = (number: number): string => small[number] ?? String(number);

function partOf(at: number): string {
  const date = dayOf(at);
  const part = parts.find(({ until }) => at + ahead - date <= until);
  return `${weekdays[(date - mondayOf(date)) / day]} ${part?.words}`;
}

/** The one time of the week at which most promises ran out; undefined unless it has two of them, and a third of all. */
function usuallyLate(late: ReadonlyArray<number>): string | undefined {
  const [most] = [...Map.groupBy(late, partOf)].toSorted(([, a], [, b]) => b.length - a.length);
  return most && most[1].length >= 2 && 3 * most[1].length >= late.length ? most[0] : undefined;
}

function rungInTime({ promised, kept }: Week): string {
  if (promised === 0) return 'Nobody was promised a call.';
  if (kept < promised) return `${kept} of ${promised} rung in time.`;
  return promised === 1 ? 'The one call that was promised was made in time.' : `All ${promised} rung in time.`;
}

/**
 * A week in a few words, counts alone: '58 of 65 rung in time. Late: Mondays before eleven. 31 booked. Six never reached. Four wrote twice
 * before we rang.'
 */
export function weekSentence(week: Week): string {
  const { late, neverReached, wroteAgain, outcomes } = week;
  const when = usuallyLate(late);
  return [
    rungInTime(week),
    when && `Late: ${when}.`,
    outcomes.booked && `${count(outcomes.booked)} booked.`,
    neverReached > 0 && `${count(neverReached)} never reached.`,
    wroteAgain > 0 && `${count(wroteAgain)} wrote twice before we rang.`,
  ]
    .filter(Boolean)
    .join(' ');
}
