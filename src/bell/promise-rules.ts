import { minute } from '#content/practice-time.ts';
import { dueSoon, type OpenPromise } from '#requests/alerts/promises.ts';
import { unseenAfter } from '#requests/calls/call-list.ts';
import { afterOpenTime } from '#requests/calls/due-times.ts';
import { closingSentence, sentences } from './alert-texts.ts';
import type { Told } from './bells-told.ts';
import { closingAt, hasJustClosed } from './closing-time.ts';
import { type BellState, isAgain, isNews, pause, type Ring, type Rule } from './rules.ts';

type Promises = ReadonlyArray<OpenPromise>;

const marks = (kind: string, all: Promises, of: 'acceptedAt' | 'dueAt' | 'touchedAt') =>
  Object.fromEntries(all.map((each) => [`${kind}:${each.id}`, each[of]]));

const isUnopened = ({ isEmergency, isSeen }: OpenPromise) => isEmergency && !isSeen;
// A held request has no outcome; once its sender was rung, it waits as others do.
const isAlarm = (each: OpenPromise) => each.isEmergency && !(each.isHeld && each.isSeen);

/** Rings for emergencies. The first rings at once; those of the next five minutes are told together. */
function alarm(
  all: Promises,
  told: Told,
  now: number,
  repeats: 'emergency' | 'unattended',
  of: 'touchedAt' | 'dueAt',
): ReadonlyArray<Ring> {
  const mayBeNew = now - (told.last[repeats] ?? 0) >= pause;
  const isNew = mayBeNew && all.some((each) => isNews(told, `${repeats}:${each.id}`, each[of]));
  const isDue = all.length > 0 && (isAgain(told, repeats, now) || isNew);
  return isDue ? [{ kind: 'emergency', text: sentences[repeats](all, now), about: marks(repeats, all, of), repeats }] : [];
}

/** Every ten minutes, until somebody opens it; anew as soon as the doctor has answered, who counts it as not opened. */
export const emergency: Rule = ({ promises }, told, now) => alarm(promises.filter(isUnopened), told, now, 'emergency', 'touchedAt');

/** Opened, due, and nobody is on it: every half hour, until an outcome closes it or moves its time. */
export const unattended: Rule = ({ promises }, told, now) => {
  const isLeft = (each: OpenPromise) => isAlarm(each) && each.isSeen && each.dueAt <= now && !each.isInHand;
  return alarm(promises.filter(isLeft), told, now, 'unattended', 'dueAt');
};

const overdueRing = (all: Promises, now: number): ReadonlyArray<Ring> =>
  all.length > 0 ? [{ kind: 'overdue', text: sentences.overdue(all, now), about: marks('overdue', all, 'dueAt'), repeats: 'overdue' }] : [];

/** At the promised time, and each half hour. */
export const overdue: Rule = ({ promises }, told, now) => {
  const all = promises.filter((each) => each.dueAt <= now && !isAlarm(each));
  const isDue = isAgain(told, 'overdue', now) || all.some(({ id, dueAt }) => isNews(told, `overdue:${id}`, dueAt));
  return isDue ? overdueRing(all, now) : [];
};

const onTime = 30 * minute;

/** While the practice is closed: in the first half hour as before it, because most is due at closing; then at each time that was agreed, once. */
export const overdueAfterHours: Rule = (state, told, now, recipient) => {
  if (hasJustClosed(now, state.hours)) return overdue(state, told, now, recipient);
  const isNow = ({ isAgreed, dueAt }: OpenPromise) => isAgreed && dueAt <= now && dueAt > now - onTime;
  const fresh = state.promises.filter((each) => isNow(each) && !isAlarm(each) && isNews(told, `overdue:${each.id}`, each.dueAt));
  return overdueRing(fresh, now);
};

/** Fifteen minutes before the promised time, unless somebody is on it, or set that time within these fifteen minutes. */
function soonRing(all: Promises, told: Told, now: number): ReadonlyArray<Ring> {
  const isSoon = ({ dueAt, touchedAt, isInHand }: OpenPromise) =>
    now < dueAt && now >= dueAt - dueSoon && touchedAt < dueAt - dueSoon - minute && !isInHand;
  const soon = all.filter((each) => isSoon(each) && !isUnopened(each) && isNews(told, `due-soon:${each.id}`, each.dueAt));
  return soon.length > 0 ? [{ kind: 'due-soon', text: sentences['due-soon'](soon, now), about: marks('due-soon', soon, 'dueAt') }] : [];
}

const agreed = ({ promises }: BellState) => promises.filter(({ isAgreed }) => isAgreed);

export const soon: Rule = (state, told, now) =>
  // Before closing, the other promises are told of together.
  soonRing(closingAt(now, state.hours) ? agreed(state) : state.promises, told, now);

export const soonAfterHours: Rule = (state, told, now) => soonRing(agreed(state), told, now);

/** Before the practice closes, once: what falls due by then, or while it is closed, when nothing of it rings. */
export const closing: Rule = ({ promises, hours }, told, now, { kinds }) => {
  const around = closingAt(now, hours);
  if (!around) return [];
  const all = promises.filter((each) => each.dueAt > now && each.dueAt <= around.opens && !each.isAgreed && !isAlarm(each));
  const isUntold = ({ id, dueAt }: OpenPromise) => ['closing', 'due-soon'].every((kind) => isNews(told, `${kind}:${id}`, dueAt));
  if (!all.some(isUntold)) return [];
  const about = { ...marks('closing', all, 'dueAt'), ...marks('due-soon', all, 'dueAt') };
  return [{ kind: kinds.includes('due-soon') ? 'due-soon' : 'overdue', text: closingSentence(all, around), about }];
};

// A request that is due at once is an emergency. Somebody who has switched emergencies off is told of it here, as of any other request.
const isNotYetDue = ({ acceptedAt, dueAt }: OpenPromise, now: number) => dueAt - dueSoon > now || dueAt <= acceptedAt;
const notYetDue = (state: BellState, now: number) =>
  state.promises.filter((each) => !each.isSeen && !each.isEmergency && !each.isOwn && !each.isHeld && isNotYetDue(each, now));

/** Once more, after ten minutes in which the practice was open and nobody opened it. */
export const unseen: Rule = (state, told, now) => {
  const isOld = ({ acceptedAt }: OpenPromise) => afterOpenTime(acceptedAt, unseenAfter, state.hours) <= now;
  const all = notYetDue(state, now).filter((each) => isOld(each) && isNews(told, `unseen:${each.id}`, each.acceptedAt));
  return all.length > 0 ? [{ kind: 'unseen', text: sentences.unseen(all, now), about: marks('unseen', all, 'acceptedAt') }] : [];
};

export const fresh: Rule = (state, told, now, { kinds }) => {
  const isOld = ({ acceptedAt }: OpenPromise) => kinds.includes('unseen') && afterOpenTime(acceptedAt, unseenAfter, state.hours) <= now;
  const all = notYetDue(state, now).filter((each) => !isOld(each) && isNews(told, `new:${each.id}`, each.acceptedAt));
  return all.length > 0 ? [{ kind: 'new', text: sentences.new(all, now), about: marks('new', all, 'acceptedAt') }] : [];
};
