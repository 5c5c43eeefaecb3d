import { isOpenAt, minute } from '#content/practice-time.ts';
import { type AlertReason, alertText } from '#requests/alerts/backlog.ts';
import { dueSoon, type OpenPromise } from '#requests/alerts/promises.ts';
import { unseenAfter } from '#requests/calls/call-list.ts';
import { afterOpenTime } from '#requests/calls/due-times.ts';
import { sentences, watchSentence } from './alert-texts.ts';
import { type Claim, type Known, nothingSent, type Told } from './bells-told.ts';
import type { Bell } from './channels.ts';
import { isSilent, type Watched } from './cron-runs.ts';
import { question, questionNow, reply } from './doctor-rules.ts';
import { isQuiet } from './people.ts';
import { type BellState, isAgain, isNews, type Recipient, type Ring, type Rule } from './rules.ts';
import { weekMark } from './week.ts';

export type Message = Claim & { bell: Bell };

/** How long nothing more is said to one person; an emergency waits for nothing. */
const pause = 5 * minute;
const marks = (kind: string, all: ReadonlyArray<OpenPromise>, of: 'acceptedAt' | 'dueAt' | 'touchedAt') =>
  Object.fromEntries(all.map((each) => [`${kind}:${each.id}`, each[of]]));

const isAlarm = ({ isEmergency, isSeen }: OpenPromise) => isEmergency && !isSeen;

/** At once, and every ten minutes, until somebody opens it; anew as soon as the doctor has answered, who counts it as not opened. */
const emergency: Rule = ({ promises }, told, now) => {
  const all = promises.filter(isAlarm);
  const isDue =
    all.length > 0 && (isAgain(told, 'emergency', now) || all.some(({ id, touchedAt }) => isNews(told, `emergency:${id}`, touchedAt)));
  return isDue
    ? [{ kind: 'emergency', text: sentences.emergency(all, now), about: marks('emergency', all, 'touchedAt'), repeats: 'emergency' }]
    : [];
};

/** At the promised time, and each half hour. An emergency is due at once, so it rings when nobody has it open any longer. */
const overdue: Rule = ({ promises }, told, now) => {
  const isBegun = ({ isEmergency, isInHand }: OpenPromise) => isEmergency && isInHand;
  const all = promises.filter((each) => each.dueAt <= now && !isAlarm(each) && !isBegun(each));
  const isDue = all.length > 0 && (isAgain(told, 'overdue', now) || all.some(({ id, dueAt }) => isNews(told, `overdue:${id}`, dueAt)));
  return isDue ? [{ kind: 'overdue', text: sentences.overdue(all, now), about: marks('overdue', all, 'dueAt'), repeats: 'overdue' }] : [];
};

/** Fifteen minutes before the promised time, unless somebody is on it, or set that time within these fifteen minutes. */
const soon: Rule = ({ promises }, told, now) => {
  const isSoon = ({ dueAt, touchedAt, isInHand }: OpenPromise) =>
    now < dueAt && now >= dueAt - dueSoon && touchedAt < dueAt - dueSoon - minute && !isInHand;
  const all = promises.filter((each) => isSoon(each) && !isAlarm(each) && isNews(told, `due-soon:${each.id}`, each.dueAt));
  return all.length > 0 ? [{ kind: 'due-soon', text: sentences['due-soon'](all, now), about: marks('due-soon', all, 'dueAt') }] : [];
};

// A request that is due at once is an emergency. Somebody who has switched emergencies off is told of it here, as of any other request.
const isNotYetDue = ({ acceptedAt, dueAt }: OpenPromise, now: number) => dueAt - dueSoon > now || dueAt <= acceptedAt;
const notYetDue = (state: BellState, now: number) =>
  state.promises.filter((each) => !each.isSeen && !each.isEmergency && !each.isOwn && isNotYetDue(each, now));

/** Once more, after ten minutes in which the practice was open and nobody opened it. */
const unseen: Rule = (state, told, now) => {
  const isOld = ({ acceptedAt }: OpenPromise) => afterOpenTime(acceptedAt, unseenAfter, state.hours) <= now;
  const all = notYetDue(state, now).filter((each) => isOld(each) && isNews(told, `unseen:${each.id}`, each.acceptedAt));
  return all.length > 0 ? [{ kind: 'unseen', text: sentences.unseen(all, now), about: marks('unseen', all, 'acceptedAt') }] : [];
};

const fresh: Rule = (state, told, now, { kinds }) => {
  const isOld = ({ acceptedAt }: OpenPromise) => kinds.includes('unseen') && afterOpenTime(acceptedAt, unseenAfter, state.hours) <= now;
  const all = notYetDue(state, now).filter((each) => !isOld(each) && isNews(told, `new:${each.id}`, each.acceptedAt));
  return all.length > 0 ? [{ kind: 'new', text: sentences.new(all, now), about: marks('new', all, 'acceptedAt') }] : [];
};

const kindOfReason: Readonly<Record<AlertReason, 'new' | 'watch'>> = {
  held: 'new',
  rejected: 'new',
  withdrawn: 'new',
  waiting: 'watch',
  'no-key': 'watch',
};

/** Tells of requests that are not on the call list: each once for each reason, once more when its promised time is over, and all once a day. */
const needs: Rule = ({ needs: { items, figures } }, told, now, { kinds }) => {
  const all = items.filter(({ reason }) => kinds.includes(kindOfReason[reason]));
  const unknown = all.filter(({ key, reason, late }) => isNews(told, `${reason}:${key}`, late));
  if (!figures || all.length === 0 || (unknown.length === 0 && !isAgain(told, 'needs', now))) return [];
  const reasons = [...new Set(all.map(({ reason }) => reason))];
  const kind = reasons.some((reason) => kindOfReason[reason] === 'new') ? 'new' : 'watch';
  return [
    {
      kind,
      text: alertText(figures, reasons, unknown.length),
      about: Object.fromEntries(all.map(({ key, reason, late }) => [`${reason}:${key}`, late])),
      repeats: 'needs',
    },
  ];
};

/** A cron that has stopped, or a test form that did not arrive. */
const watch: Rule = ({ runs }, told, now) => {
  const silent = (Object.keys(runs) as ReadonlyArray<Watched>).filter((name) => isSilent(runs, name, now));
  const isDue = silent.length > 0 && (isAgain(told, 'watch', now) || silent.some((name) => isNews(told, `watch:${name}`, runs[name] ?? 0)));
  if (!isDue) return [];
  const text = silent.map((name) => watchSentence(name, runs, now)).join('\n');
  return [{ kind: 'watch', text, about: Object.fromEntries(silent.map((name) => [`watch:${name}`, runs[name] ?? 0])), repeats: 'watch' }];
};

/** The week before, once. */
const lastWeek: Rule = ({ week }, told) =>
  week && isNews(told, weekMark, week.monday) ? [{ kind: 'week', text: week.text, about: { [weekMark]: week.monday } }] : [];

// The gravest first: it gives a message its kind.
const rules: ReadonlyArray<Rule> = [overdue, soon, question, reply, unseen, fresh, needs, watch, lastWeek];
// They wait neither for opening hours nor for anything else.
const alarmRules: ReadonlyArray<Rule> = [emergency, questionNow];
const urgentKinds: ReadonlyArray<Bell['kind']> = ['emergency', 'overdue', 'due-soon'];

/** Decides, from its arguments alone, what each recipient is told now, and what each has been told then. */
export function alertsToSend(
  state: BellState,
  recipients: ReadonlyArray<Recipient>,
  known: ReadonlyMap<string, Known>,
  now: number,
): ReadonlyArray<Message> {
  const isOpen = isOpenAt(now, state.hours);
  return recipients.flatMap((recipient) => {
    const { email, kinds } = recipient;
    const before = known.get(email) ?? { told: nothingSent, version: 0 };
    const { told } = before;
    const seen = asSeenBy(recipient, state);
    const ringsOf = (all: ReadonlyArray<Rule>) =>
      all.flatMap((rule) => rule(seen, told, now, recipient)).filter(({ kind }) => kinds.includes(kind));
    const alarms = ringsOf(alarmRules);
    const mayRing = isOpen && !isQuiet(recipient, now) && (alarms.length > 0 || now - told.at >= pause);
    const others = mayRing ? ringsOf(rules) : [];
    const rings = [...alarms, ...others];
    const [gravest] = rings;
    if (!gravest) return [];
    const bell = {
      kind: gravest.kind,
      text: rings.map(({ text }) => text).join('\n'),
      urgent: alarms.length > 0 || urgentKinds.includes(gravest.kind),
    };
    return [{ email, before, bell, told: afterwards(state, told, rings, now) }];
  });
}

/** To somebody who has switched emergencies off, one is a request like others, so that it is not passed over. */
function asSeenBy({ kinds }: Recipient, state: BellState): BellState {
  if (kinds.includes('emergency')) return state;
  const calm = <T extends object>(all: ReadonlyArray<T>) => all.map((each) => ({ ...each, isEmergency: false }));
  return { ...state, promises: calm(state.promises), words: calm(state.words) };
}

/** Earlier news that is still true, with the news of now. */
function afterwards({ promises, words, needs: { items }, runs }: BellState, told: Told, rings: ReadonlyArray<Ring>, now: number): Told {
  const present = new Set([...[...promises, ...words].map(({ id }) => String(id)), ...items.map(({ key }) => key), ...Object.keys(runs)]);
  const kept = Object.entries(told.about).filter(([name]) => name === weekMark || present.has(name.slice(name.indexOf(':') + 1)));
  const last = rings.flatMap(({ repeats }) => (repeats ? [[repeats, now] as const] : []));
  return {
    at: now,
    last: { ...told.last, ...Object.fromEntries(last) },
    about: Object.assign({}, Object.fromEntries(kept), ...rings.map(({ about }) => about)),
  };
}
