import { dayName, dayOf, minute, timeAsRead } from '#content/practice-time.ts';
import type { DoctorMessage } from '#requests/alerts/doctor-messages.ts';
import type { OpenPromise } from '#requests/alerts/promises.ts';
import type { Closing } from './closing-time.ts';
import type { Runs, Watched } from './cron-runs.ts';

/** '11:40', or 'Tuesday 11:40' for another day. */
const momentOf = (at: number, now: number) =>
  dayOf(at) === dayOf(now) ? timeAsRead(at) : `${dayName(dayOf(at), dayOf(now)).replace(/^on /, '')} ${timeAsRead(at)}`;

const earliest = (promises: ReadonlyArray<OpenPromise>, of: 'acceptedAt' | 'dueAt') => Math.min(...promises.map((each) => each[of]));
const lasting = (from: number, now: number) => {
  const minutes = Math.floor((now - from) / minute);
  return minutes < 120 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`;
};

type Sentence = (promises: ReadonlyArray<OpenPromise>, now: number) => string;

const ringBy: Sentence = (all, now) =>
  `${all.some(({ isCall }) => isCall) ? 'ring' : 'answer'} ${all.length === 1 ? '' : 'the first '}by ${momentOf(earliest(all, 'dueAt'), now)}`;

/** Where to look for what is on no call list. */
function elsewhere(all: ReadonlyArray<OpenPromise>): string {
  const held = all.filter(({ isHeld }) => isHeld).length;
  if (held === 0) return '';
  const which = held < all.length ? `${held} of them` : held === 1 ? 'It' : 'They';
  return ` ${which} ${held === 1 ? 'is' : 'are'} under 'Needs a look'.`;
}

/** Counts and times only. */
export const sentences = {
  emergency: (all, now) =>
    `Emergency: ${all.length} not opened yet, here since ${momentOf(earliest(all, 'acceptedAt'), now)}.${elsewhere(all)}`,
  unattended: (all, now) => `Emergency: ${all.length} with nobody on it, due since ${momentOf(earliest(all, 'dueAt'), now)}.`,
  overdue: (all, now) =>
    `${all.length} overdue${all.length === 1 ? '' : ', the oldest'} by ${lasting(earliest(all, 'dueAt'), now)}.${elsewhere(all)}`,
  'due-soon': (all, now) => `${all.length} due soon, nobody is on it: ${ringBy(all, now)}.${elsewhere(all)}`,
  unseen: (all, now) => `${all.length} not opened for ten minutes, ${ringBy(all, now)}.`,
  new: (all, now) => `${all.length} new, ${ringBy(all, now)}.`,
} as const satisfies Readonly<Record<string, Sentence>>;

/** 'You close at 17:00: 3 are due before you open again. Ring, move or write.' */
export const closingSentence = (all: ReadonlyArray<OpenPromise>, { closes }: Closing): string =>
  `You ${closes === undefined ? 'are closed' : `close at ${timeAsRead(closes)}`}: ${all.length} ${all.length === 1 ? 'is' : 'are'} due before you open again. Ring, move or write.${elsewhere(all)}`;

type WordSentence = (words: ReadonlyArray<DoctorMessage>, now: number) => string;

const asked: WordSentence = (all, now) =>
  `${all.length === 1 ? '1 question waits' : `${all.length} questions wait`} for the doctor since ${momentOf(Math.min(...all.map(({ at }) => at)), now)}`;

/** The sentences about questions and answers between the front desk and the doctor. */
export const doctorTexts = {
  'question-now': (all, now) => `About an emergency: ${asked(all, now)}.`,
  question: (all, now) => `${asked(all, now)}.`,
  reply: (all, now) => {
    const first = Math.min(...all.map(({ dueAt }) => dueAt));
    const by = first <= now ? 'now' : `by ${momentOf(first, now)}`;
    return `The doctor has answered ${all.length === 1 ? 'a question' : `${all.length} questions`}: pass it on ${by}.`;
  },
} as const satisfies Readonly<Record<string, WordSentence>>;

const watched: Readonly<Record<Watched, (since: string) => string>> = {
  site: (since) =>
    `The website's clockwork has stood still since ${since}: requests may be late on the call list, and only the desk tells you of them.`,
  desk: (since) =>
    `The desk's clockwork has stood still since ${since}: articles with a time set do not go out, and only the website tells you of requests.`,
  probe: (since) =>
    `The test form that is sent each hour has not reached the call list since ${since}: send one yourself and see whether it appears.`,
};

export const watchSentence = (name: Watched, runs: Runs, now: number): string => watched[name](momentOf(runs[name] ?? now, now));

export const awaySentence = (now: number): string =>
  `The database has not answered at ${timeAsRead(now)}: the desk may not open, and nobody can be told of a request or an emergency. What patients send is kept meanwhile. Look at status.cloudflare.com.`;
