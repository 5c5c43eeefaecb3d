import { ahead, dayOf, timeOfDay } from '#content/practice-time.ts';
import { mondayOf } from '#requests/lists/weeks.ts';
import { day, minute } from './calendar.ts';
import type { FrontDesk, Violate } from './front-desk.ts';
import type { Listener } from './people.ts';
import { alarms, counted, type Kind, mark, type Runs, saidIn, silentAfter, silentNow, switchOf, whatWaits } from './what-waits.ts';

/** What reached somebody in one minute, through one channel. */
export type Delivery = { to: string; by: 'webhook' | 'mail' | 'push'; text: string };

/** What is said again after so long, while it lasts. */
const again = {
  emergency: 10 * minute,
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
  about: Set<string>;
  byChannel: Map<string, number>;
};

type Crons = {
  /** When each last ran. */
  runs: () => Runs;
  /** Whether one of them runs again since this minute: the other may not know it yet. */
  hasJustBegun: () => boolean;
};

const owedOnce: ReadonlyArray<Kind> = ['due-soon', 'reply', 'unseen', 'new', 'held'];
const owedAgain = ['emergency', 'question-now', 'overdue', 'question'] as const satisfies ReadonlyArray<Repeated>;

/** What each listener has to be told by now, worked out apart from the rules of the bell. */
export function duties(desk: FrontDesk, { runs, hasJustBegun }: Crons, violate: Violate) {
  const { calendar } = desk;
  const heard = new Map<string, Heard>();
  const of = (email: string) => {
    const known: Heard = heard.get(email) ?? { at: 0, last: {}, about: new Set(), byChannel: new Map() };
    heard.set(email, known);
    return known;
  };

  const isQuiet = ({ quietFrom, quietTo }: Listener, now: number) => {
    if (!quietFrom || !quietTo) return false;
    const time = now + ahead - dayOf(now);
    const [from, to] = [timeOfDay(quietFrom), timeOfDay(quietTo)];
    return from <= to ? from <= time && time < to : from <= time || time < to;
  };
  const mayHear = (listener: Listener, now: number) => calendar.isOpen(now) && !isQuiet(listener, now);
  const waitingFor = (listener: Listener, now: number) => whatWaits(desk.requests.values(), listener, calendar, now);

  /** What this listener has not been told, or has to be told again, in working hours or not. */
  function unsaid(listener: Listener, now: number, mayJudge = true): ReadonlyArray<Kind> {
    const { about, last } = of(listener.email);
    const found = waitingFor(listener, now);
    const isNew = (kind: Kind) => found[kind].some((each) => !about.has(mark(kind, each, now)));
    const isDue = (kind: Repeated) => found[kind].length > 0 && (isNew(kind) || now - (last[kind] ?? 0) >= again[kind]);
    const isSilent = mayJudge && silentNow(runs(), now).some((name) => !about.has(`silent ${name} ${runs()[name]}`));
    const all: ReadonlyArray<Kind> = [...owedAgain.filter(isDue), ...owedOnce.filter(isNew), ...(isSilent ? (['silent'] as const) : [])];
    return all.filter((kind) => listener.kinds.includes(switchOf(kind)));
  }

  /** What this listener should have been told by now. */
  function owed(listener: Listener, now: number, mayJudge = true): ReadonlyArray<Kind> {
    const all = unsaid(listener, now, mayJudge);
    const hasAlarm = all.some((kind) => alarms.includes(kind));
    const mayHearAll = mayHear(listener, now) && (hasAlarm || now - of(listener.email).at >= 5 * minute);
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
    const said = saidIn(text);
    const isAlarm = said.some(([kind]) => alarms.includes(kind));
    const before = told.byChannel.get(by) ?? 0;
    const who = `${listener.email || 'practice'} by ${by}: ${text}`;
    if (now - before < 5 * minute && !isAlarm) violate('told-twice-in-five-minutes', who);
    if (isAlarm && now === before) violate('told-twice-at-once', who);
    if (!mayHear(listener, now) && said.some(([kind]) => !alarms.includes(kind))) violate('told-out-of-hours', who);
    if (said.length === 0) violate('said-nothing', who);
    for (const [kind, count] of said) {
      if (!listener.kinds.includes(switchOf(kind))) violate('told-unwanted', who);
      if (counted.includes(kind) && count !== found[kind].length) violate('wrong-count', `${found[kind].length}: ${who}`);
      if (count === 0) violate('told-of-nothing', who);
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
      if (kind === 'week') told.about.add(`week ${mondayOf(dayOf(now))}`);
      if (kind === 'silent') for (const name of silentNow(runs(), now)) told.about.add(`silent ${name} ${runs()[name]}`);
      for (const each of found[kind]) told.about.add(mark(kind, each, now));
      if (isRepeated(kind)) told.last[kind] = now;
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

  return { of, unsaid, owed, repeats, deliver, forgive, mayHear, silentAfter };
}
