import type { D1Database } from '@cloudflare/workers-types';
import { ahead, day, dayOf, hour, type OpeningHours, openTimeBetween } from '#content/practice-time.ts';
import { emergencyWithin } from '#requests/calls/due-times.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';
import { notSetAside, type RequestRow } from '#requests/request.ts';

const week = 7 * day;
/** This week and the four before. */
const weeksShown = 5;

/** The Monday that a day's week begins with; both as `dayOf` gives them. */
export const mondayOf = (date: number): number => date - ((((date / day + 3) % 7) + 7) % 7) * day;

export type Week = {
  /** Its Monday, as `dayOf` gives it. */
  monday: number;
  requests: number;
  /** How many of them staff wrote down: for people who rang, and who came to the desk. */
  byPhone: number;
  walkedIn: number;
  /** Promised callbacks whose time has come, or that were rung before it; and how many of them were rung in time. */
  promised: number;
  kept: number;
  /** When the promises that were not kept ran out, in milliseconds since 1970. */
  late: ReadonlyArray<number>;
  /** From acceptance to the first call, in milliseconds of opening time; null while nobody was rung. */
  medianWait: number | null;
  /** Requests that were closed after their sender was rung and never answered. */
  neverReached: number;
  /** People who sent a second request before anybody had rung about the first. */
  wroteAgain: number;
  /** How often each outcome was written down in this week, undone ones left out: once for all requests that one call settled. */
  outcomes: Readonly<Record<string, number>>;
  /** Requests of each day, from Monday. */
  days: ReadonlyArray<number>;
};

type OutcomeRow = { monday: number; outcome: string; times: number };

const local = (column: string) => `((${column} + ${ahead}) / ${day} * ${day})`;
const mondaySql = (column: string) => `(${local(column)} - (${local(column)} / ${day} + 3) % 7 * ${day})`;

// Not what was set aside or discarded as spam, nor what was refused before anybody saw a reference. Other erasures leave an event.
const discarded =
  "state = 'erased' AND NOT EXISTS (SELECT 1 FROM events WHERE request_id = requests.id AND outcome IN ('erased', 'locked'))";
const columns = [
  'accepted_at',
  'promised_at',
  'first_call_at',
  'outcome',
  'came_by',
  'kind',
  'due_at',
  'tries',
  'emergency',
  'person',
  'state',
] as const satisfies ReadonlyArray<keyof RequestRow>;
const counted = `SELECT ${columns.join(', ')} FROM requests
  WHERE accepted_at >= ?1 AND accepted_at <= ?2 AND state NOT IN ('refused', 'probe') AND NOT (${discarded})
    AND (state <> 'held' OR ${notSetAside}) ORDER BY accepted_at, id`;
// One call may settle several requests of a person.
const outcomes = `SELECT ${mondaySql('at')} AS monday, events.outcome AS outcome,
    count(DISTINCT at || ' ' || events.by || ' ' || person) AS times FROM events JOIN requests ON requests.id = request_id
  WHERE at >= ?1 AND at <= ?2 AND undone_at IS NULL AND events.outcome <> 'undone' GROUP BY monday, events.outcome ORDER BY times DESC, events.outcome`;

/** Returns the figures of this week and the four before, the newest first, from our own table and without anybody's identity. */
export async function readWeeks(db: D1Database, now: number): Promise<ReadonlyArray<Week>> {
  const thisMonday = mondayOf(dayOf(now));
  const since = thisMonday - (weeksShown - 1) * week - ahead;
  const [requests, written] = await db.batch([counted, outcomes].map((sql) => db.prepare(sql).bind(since, now)));
  const hours = hoursWithout(await closuresFrom(db, since));
  const rows = Map.groupBy((requests?.results ?? []) as Parameters<typeof figuresOf>[0], ({ accepted_at }) => mondayOf(dayOf(accepted_at)));
  const recorded = (written?.results ?? []) as OutcomeRow[];
  return Array.from({ length: weeksShown }, (_, back) => {
    const monday = thisMonday - back * week;
    const own = recorded.filter((row) => row.monday === monday);
    return {
      monday,
      ...figuresOf(rows.get(monday) ?? [], now, hours),
      outcomes: Object.fromEntries(own.map(({ outcome, times }) => [outcome, times])),
    };
  });
}

function figuresOf(
  rows: ReadonlyArray<Pick<RequestRow, (typeof columns)[number]>>,
  now: number,
  hours: OpeningHours,
): Omit<Week, 'monday' | 'outcomes'> {
  const promised = rows.flatMap((row) => {
    const by = ringBy(row);
    return by !== null && (by <= now || row.first_call_at !== null)
      ? [{ by, isKept: row.first_call_at !== null && row.first_call_at <= by }]
      : [];
  });
  // Of what is held as doubtful the promise alone counts, once it is over: its sender may be a person.
  const received = rows.filter(({ state }) => state !== 'held');
  const waits = received.flatMap(({ accepted_at: from, first_call_at: to }) => (to === null ? [] : [openTimeBetween(from, to, hours)]));
  return {
    requests: received.length,
    byPhone: received.filter(({ came_by }) => came_by === 'phone').length,
    walkedIn: received.filter(({ came_by }) => came_by === 'visit').length,
    promised: promised.length,
    kept: promised.filter(({ isKept }) => isKept).length,
    late: promised.flatMap(({ by, isKept }) => (isKept ? [] : [by])),
    medianWait: medianOf(waits),
    neverReached: received.filter(isGivenUp).length,
    // A request without number and e-mail, or an erased one, counts as a person of its own.
    wroteAgain: [...Map.groupBy(received, ({ person }) => person).values()].filter(cameAgain).length,
    days: Array.from({ length: 7 }, (_, at) => received.filter(({ accepted_at }) => weekdayOf(accepted_at) === at).length),
  };
}

/** By when somebody had to be rung who was promised a call; an emergency waits for no promise. */
const ringBy = ({ accepted_at, promised_at, emergency }: Pick<RequestRow, 'accepted_at' | 'promised_at' | 'emergency'>): number | null =>
  promised_at === null || emergency === null ? promised_at : Math.min(promised_at, accepted_at + emergencyWithin);

/** Whether a request was closed after calls in vain. A message that was answered in writing was reached. */
function isGivenUp({
  kind,
  due_at,
  first_call_at,
  outcome,
  tries,
}: Pick<RequestRow, 'kind' | 'due_at' | 'first_call_at' | 'outcome' | 'tries'>): boolean {
  if (due_at !== null || first_call_at === null) return false;
  return outcome === 'wrong-number' || (kind === 'callback' && (outcome === 'written' || (outcome === 'sent' && tries > 0)));
}

const cameAgain = ([first, second]: ReadonlyArray<Pick<RequestRow, 'first_call_at' | 'accepted_at'>>): boolean =>
  first !== undefined && second !== undefined && (first.first_call_at === null || second.accepted_at < first.first_call_at);

const weekdayOf = (at: number): number => (dayOf(at) - mondayOf(dayOf(at))) / day;

function medianOf(values: ReadonlyArray<number>): number | null {
  const inOrder = values.toSorted((a, b) => a - b);
  const [low, high] = [inOrder[(inOrder.length - 1) >> 1], inOrder[inOrder.length >> 1]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

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
