import { ahead, dayOf, timeOfDay } from '#content/practice-time.ts';
import { mondayOf } from '#requests/lists/weeks.ts';
import { day, minute } from './calendar.ts';
import type { FrontDesk, Kept, Violate } from './front-desk.ts';
import type { Listener } from './people.ts';
import {
  afterHours,
  alarms,
  counted,
  type Kind,
  mark,
  type Runs,
  saidIn,
  silentAfter,
  silentNow,
  switchOf,
  whatWaits,
} from './what-waits.ts';

/** What reached somebody in one minute, through one channel. */
export type Delivery = { to: string; by: 'webhook' | 'mail' | 'push'; text: string };

/** What is said again after so long, while it lasts. */
const again = {
  emergency: 10 * minute,
  unattended: 30 * minute,
  'question-now': 15 * minute,
  overdue: 30 * minute,
  question: 60 * minute,
  silent: 60 * minute,
  held: day,
} as const satisfies Partial<Record<Kind, number>>;
type Repeated = keyof typeof again;
const isRepeated = (kind: Kind): kind is Repeated => Object.hasOwn(again, kind);

type Heard = {
  at: number;
  /** When each was last said that is repeated while it lasts. */
  last: Partial<Record<Repeated, number>>;
  /** What was told, as `mark` names it, and when last. */
  about: Map<string, number>;
  byChannel: Map<string, number>;
  /** When each was last heard that is collected, whether it was owed or not. */
  collected: Map<Kind, number>;
};

type Crons = {
  /** When each last ran. */
  runs: () => Runs;
  /** Whether one of them runs again since this minute: the other may not know it yet. */
  hasJustBegun: () => boolean;
};

const owedOnce: ReadonlyArray<Kind> = ['on-time', 'closing', 'due-soon', 'reply', 'unseen', 'new', 'held'];
const owedAgain = ['emergency', 'unattended', 'question-now', 'overdue', 'question'] as const satisfies ReadonlyArray<Repeated>;

/** What each listener has to be told by now, worked out apart from the rules of the bell. */
export function duties(desk: FrontDesk, { runs, hasJustBegun }: Crons, violate: Violate) {
  const { calendar } = desk;
  const heard = new Map<string, Heard>();
  const of = (email: string) => {
    const known: Heard = heard.get(email) ?? { at: 0, last: {}, about: new Map(), byChannel: new Map(), collected: new Map() };
    heard.set(email, known);
    return known;
  };

  const isQuiet = ({ quietFrom, quietTo }: Listener, now: number) => {
    if (!quietFrom || !quietTo) return false;
    const time = now + ahead - dayOf(now);
    const [from, to] = [timeOfDay(quietFrom), timeOfDay(quietTo)];
    return from <= to ? from <= time && time < to : from <= time || time < to;
  };
  const mayBeSaid = (kind: Kind, now: number) => calendar.isOpen(now) || afterHours.includes(kind);
  const waitingFor = (listener: Listener, now: number) => whatWaits(desk.requests.values(), listener, calendar, now);

  /** What this listener has not been told, or has to be told again, in working hours or not. */
  function unsaid(listener: Listener, now: number, mayJudge = true): ReadonlyArray<Kind> {
    const { about, last } = of(listener.email);
    const found = waitingFor(listener, now);
    const isNews = (kind: Kind, each: Kept) => !about.has(mark(kind, each)) && !(kind === 'closing' && about.has(mark('due-soon', each)));
    const isNew = (kind: Kind) => found[kind].some((each) => isNews(kind, each));
    const isDue = (kind: Repeated) => found[kind].length > 0 && (isNew(kind) || now - (last[kind] ?? 0) >= again[kind]);
    const isSilent = mayJudge && silentNow(runs(), now).some((name) => !about.has(`silent ${name} ${runs()[name]}`));
    const all: ReadonlyArray<Kind> = [...owedAgain.filter(isDue), ...owedOnce.filter(isNew), ...(isSilent ? (['silent'] as const) : [])];
    return all.filter((kind) => listener.kinds.includes(switchOf(kind, listener)) && mayBeSaid(kind, now));
  }

  /** Emergencies that come within five minutes are told together. */
  const isCollected = (kind: Kind, { last }: Pick<Heard, 'last'>, now: number) =>
    (kind === 'emergency' || kind === 'unattended') && now - (last[kind] ?? 0) < 5 * minute;

  /** What this listener should have been told by now. */
  function owed(listener: Listener, now: number, mayJudge = true): ReadonlyArray<Kind> {
    const heardBefore = of(listener.email);
    const all = unsaid(listener, now, mayJudge).filter((kind) => !isCollected(kind, heardBefore, now));
    const hasAlarm = all.some((kind) => alarms.includes(kind));
    const mayHearAll = !isQuiet(listener, now) && (hasAlarm || now - heardBefore.at >= 5 * minute);
    return mayHearAll ? all : all.filter((kind) => alarms.includes(kind));
  }

  /** When this listener has to be told again, if nothing changes before. */
  function repeats(listener: Listener, now: number): ReadonlyArray<number> {
    const { last } = of(listener.email);
    const found = waitingFor(listener, now);
    const isThere = (kind: Repeated) => (kind === 'silent' ? silentNow(runs(), now).length > 0 : found[kind].length > 0);
    return Object.entries(again).flatMap(([kind, after]) => (isThere(kind as Repeated) ? [(last[kind as Repeated] ?? 0) + after] : []));
  }

  /** What somebody got; it must be true, wanted, and not too soon after the last. */
  function deliver(listener: Listener, { by, text }: Delivery, now: number): void {
    if (text.includes('database has not answered')) return;
    const told = of(listener.email);
    const found = waitingFor(listener, now);
    const isOnTime = (kind: Kind) => kind === 'overdue' && !calendar.isOpen(now) && !calendar.hasJustClosed(now);
    const said = saidIn(text).map(([kind, count]) => [isOnTime(kind) ? 'on-time' : kind, count] as const);
    const isAlarm = said.some(([kind]) => alarms.includes(kind));
    const before = told.byChannel.get(by) ?? 0;
    const who = `${listener.email || 'practice'} by ${by}: ${text}`;
    if (now - before < 5 * minute && !isAlarm) violate('told-twice-in-five-minutes', who);
    if (isAlarm && now === before) violate('told-twice-at-once', who);
    if (said.some(([kind]) => !mayBeSaid(kind, now) || (isQuiet(listener, now) && !alarms.includes(kind))))
      violate('told-out-of-hours', who);
    const heardBefore = { last: Object.fromEntries([...told.collected].filter(([, at]) => at < now)) };
    if (said.some(([kind]) => isCollected(kind, heardBefore, now))) violate('emergencies-not-collected', who);
    if (said.length === 0) violate('said-nothing', who);
    for (const [kind, count] of said) {
      if (!listener.kinds.includes(switchOf(kind, listener))) violate('told-unwanted', who);
      if (counted.includes(kind) && count !== found[kind].length) violate('wrong-count', `${found[kind].length}: ${who}`);
      if (count === 0) violate('told-of-nothing', who);
      told.collected.set(kind, now);
      if (kind === 'reply' && found.reply.length === 0) violate('told-of-no-answer', who);
      if (kind === 'silent' && silentNow(runs(), now).length === 0 && !hasJustBegun()) violate('told-of-what-runs', who);
      if (kind === 'week' && told.at !== now && told.about.has(`week ${mondayOf(dayOf(now))}`)) violate('week-told-twice', who);
    }
    told.byChannel.set(by, now);
    remember(
      listener,
      said.map(([kind]) => kind),
      now,
    );
  }

  function remember(listener: Listener, kinds: ReadonlyArray<Kind>, now: number): void {
    const told = of(listener.email);
    const found = waitingFor(listener, now);
    told.at = now;
    for (const kind of kinds) {
      if (kind === 'week') told.about.set(`week ${mondayOf(dayOf(now))}`, now);
      if (kind === 'silent') for (const name of silentNow(runs(), now)) told.about.set(`silent ${name} ${runs()[name]}`, now);
      for (const each of found[kind]) {
        told.about.set(mark(kind, each), now);
        if (kind === 'closing') told.about.set(mark('due-soon', each), now);
      }
      if (isRepeated(kind)) told.last[kind] = now;
      if (kind === 'on-time') told.last.overdue = now;
    }
  }

  /** A message may have been claimed and lost with the database's answer: it is owed again only when it is repeated. */
  function forgive(listener: Listener, now: number): void {
    const told = of(listener.email);
    const { at } = told;
    const kinds = owed(listener, now);
    remember(listener, kinds, now);
    told.at = kinds.length > 0 ? now : at;
  }

  return { of, unsaid, owed, repeats, deliver, forgive, isQuiet, silentAfter };
}
