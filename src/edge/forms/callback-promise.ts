import { type Practice, practice } from '#content/practice.ts';

type OpeningHours = Pick<Practice['openingHours'], 'opens' | 'closes' | 'days' | 'holidays'>;

const minute = 60_000;
const day = 24 * 60 * minute;
const promised = 120 * minute;
const step = 30 * minute;
// India keeps one time all year.
const ahead = 330 * minute;
const furthest = 366;
const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/**
 * By when the practice calls back, in milliseconds since 1970: within two opening hours, rounded up to the half hour. Null when it
 * does not open within a year.
 */
export function callBy(acceptedAt: number, hours: OpeningHours = practice.openingHours): number | null {
  // From here on, times are the practice's own clock, so that a day begins at a multiple of `day`.
  const accepted = acceptedAt + ahead;
  const today = dayOf(acceptedAt);
  let left = promised;
  for (let date = today; date <= today + furthest * day; date += day) {
    if (!opensOn(date, hours)) continue;
    const closes = date + timeOfDay(hours.closes);
    const from = Math.max(accepted, date + timeOfDay(hours.opens));
    const open = Math.max(0, closes - from);
    if (open >= left) return Math.min(Math.ceil((from + left) / step) * step, closes) - ahead;
    left -= open;
  }
  return null;
}

/**
 * A promised time in words that follow 'We will call you': 'today by 11:30 am', 'on Tuesday by 11:30 am', 'on Tuesday 5 January by
 * 11:30 am'. `toldAt` is when they are read: a promise of yesterday must not say today.
 */
export function promiseAsRead(promisedAt: number | null, toldAt: number): string {
  if (promisedAt === null) return 'on our next opening day';
  const date = dayOf(promisedAt);
  return `${dayName(date, dayOf(toldAt))} by ${clock(promisedAt + ahead - date)}`;
}

const dayOf = (at: number) => Math.floor((at + ahead) / day) * day;

function opensOn(date: number, { days, holidays }: OpeningHours): boolean {
  return days.includes(weekdayOf(date)) && !holidays.includes(new Date(date).toISOString().slice(0, 10));
}

function timeOfDay(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return (hours * 60 + minutes) * minute;
}

function dayName(date: number, today: number): string {
  if (date === today) return 'today';
  // A week away or in the past, the weekday alone would be taken for another one.
  if (date > today && date - today < 7 * day) return `on ${weekdayOf(date)}`;
  const month = new Intl.DateTimeFormat('en-IN', { month: 'long', timeZone: 'UTC' }).format(date);
  return `on ${weekdayOf(date)} ${new Date(date).getUTCDate()} ${month}`;
}

function clock(time: number): string {
  const hours = Math.floor(time / (60 * minute));
  const minutes = String((time / minute) % 60).padStart(2, '0');
  if (hours === 12 && minutes === '00') return '12:00 noon';
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'am' : 'pm'}`;
}

function weekdayOf(date: number): string {
  return weekdays[new Date(date).getUTCDay()] ?? '';
}
