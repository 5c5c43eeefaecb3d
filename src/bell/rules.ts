import { day, hour, minute, type OpeningHours } from '#content/practice-time.ts';
import type { Backlog } from '#requests/alerts/backlog.ts';
import type { DoctorMessage } from '#requests/alerts/doctor-messages.ts';
import type { OpenPromise } from '#requests/alerts/promises.ts';
import type { Told } from './bells-told.ts';
import type { Bell } from './channels.ts';
import type { Runs } from './cron-runs.ts';
import type { PersonSettings } from './people.ts';
import type { WeekNews } from './week.ts';

/** All that the rules look at. */
export type BellState = {
  promises: ReadonlyArray<OpenPromise>;
  /** The questions that wait for the doctor, and her answers. */
  words: ReadonlyArray<DoctorMessage>;
  needs: Backlog;
  /** Empty while this Worker cannot judge. */
  runs: Runs;
  /** With the days on which the practice is closed. */
  hours: OpeningHours;
  /** Undefined when there is nothing to say of it now. */
  week: WeekNews | undefined;
};

/** How long nothing more is said to one person; the first emergency waits for nothing. */
export const pause = 5 * minute;

/** Somebody who can be told, by whatever channel; the practice's own webhook and mailbox are one too, with an empty address. */
export type Recipient = Pick<PersonSettings, 'email' | 'kinds' | 'quietFrom' | 'quietTo'>;

/** After so long it is said again, while it lasts. */
const again = {
  emergency: 10 * minute,
  unattended: 30 * minute,
  overdue: 30 * minute,
  'question-now': 15 * minute,
  question: hour,
  watch: hour,
  needs: day,
} as const;

export type Ring = {
  kind: Bell['kind'];
  text: string;
  /** By 'kind:key', what is told with it for the first time, and the time that it is about. */
  about: Told['about'];
  repeats?: keyof typeof again;
};
export type Rule = (state: BellState, told: Told, now: number, recipient: Recipient) => ReadonlyArray<Ring>;

export const isNews = (told: Told, key: string, about: number) => told.about[key] !== about;
export const isAgain = (told: Told, what: keyof typeof again, now: number) => now - (told.last[what] ?? 0) >= again[what];
