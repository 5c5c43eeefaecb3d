import type { D1Database } from '@cloudflare/workers-types';
import { ahead, dayOf, type OpeningHours, openTimes } from '#content/practice-time.ts';
import { mondayOf, readWeeks, weekSentence } from '#requests/lists/weeks.ts';
import type { Known } from './bells-told.ts';
import type { Person } from './people.ts';

/** The news about the week before; `monday` is that of the week in which it is said, as `dayOf` gives it. */
export type WeekNews = { monday: number; text: string };

/** Under this name it is noted for which week somebody was told. */
export const weekMark = 'week:sentence';

/** The week before in a sentence, on the first day of a week on which the practice opens; read only while somebody has yet to be told. */
export async function readWeekNews(
  db: D1Database,
  { recipients, known, hours }: { recipients: ReadonlyArray<Person>; known: ReadonlyMap<string, Known>; hours: OpeningHours },
  now: number,
): Promise<WeekNews | undefined> {
  const monday = mondayOf(dayOf(now));
  const [firstOpen] = openTimes(monday - ahead, hours).take(1);
  if (!firstOpen || dayOf(firstOpen.opens) !== dayOf(now) || now < firstOpen.opens) return undefined;
  const isUntold = ({ email, kinds }: Person) => kinds.includes('week') && known.get(email)?.told.about[weekMark] !== monday;
  if (!recipients.some(isUntold)) return undefined;
  const [, lastWeek] = await readWeeks(db, now);
  return lastWeek && { monday, text: weekSentence(lastWeek) };
}
