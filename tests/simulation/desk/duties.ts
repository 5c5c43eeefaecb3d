import { ahead, dayOf, timeOfDay } from '#content/practice-time.ts';
import { mondayOf } from '#requests/lists/weeks.ts';
import { day, type FrontDesk, type Kept, minute, type Person } from './front-desk.ts';

/** The practice's webhook and mailbox, or one of the staff. */
export type Listener = Pick<Person, 'email' | 'kinds' | 'quietFrom' | 'quietTo'>;
/** What reached somebody in one minute, through one channel. */
export type Delivery = { to: string; by: 'webhook' | 'mail' | 'push'; text: string };

type Heard = {
  at: number;
  /** When each was last said that is repeated while it lasts. */
  overdueAt: number;
  emergencyAt: number;
  watchAt: number;
  needsAt: number;
  about: Set<string>;
  byChannel: Map<string, number>;
};

type Crons = {
  /** When each last ran. */
  runs: () => Readonly<Record<'site' | 'desk', number | undefined>>;
  /** Whether one of them runs again since this minute: the other may not know it yet. */
  hasJustBegun: () => boolean;
};

const soon = 15 * minute;
const silentAfter = 10 * minute;

/** What each listener has to be told by now, worked out apart from the rules of the bell. */
export function duties(desk: FrontDesk, { runs, hasJustBegun }: Crons, violate: (name: string, detail: string) => void) {
  const heard = new Map<string, Heard>();
  const of = (email: string) => {
    const known = heard.get(email) ?? {
      at: 0,
      overdueAt: 0,
      emergencyAt: 0,
      watchAt: 0,
      needsAt: 0,
      about: new Set(),
      byChannel: new Map(),
    };
    heard.set(email, known);
    return known;
  };

  const isQuiet = ({ quietFrom, quietTo }: Listener, now: number) => {
    if (!quietFrom || !quietTo) return false;
    const time = now + ahead - dayOf(now);
    const [from, to] = [timeOfDay(quietFrom), timeOfDay(quietTo)];
    return from <= to ? from <= time && time < to : from <= time || time < to;
  };
  const mayHear = (listener: Listener, now: number) => desk.isOpen(now) && !isQuiet(listener, now);

  const silentNow = (now: number) => (['site', 'desk'] as const).filter((name) => now - (runs()[name] ?? now) >= silentAfter);

  function groups({ kinds }: Listener, now: number) {
    const alarm = (each: Kept) => kinds.includes('emergency') && each.isEmergency && !each.isSeen;
    const urgent = (each: Kept) => kinds.includes('emergency') && each.isEmergency;
    const all = [...desk.requests.values()];
    const open = all.filter((each) => !each.isHeld && !alarm(each));
    const waiting = open.filter(
      (each) => !each.isSeen && !urgent(each) && !each.isOwn && (each.dueAt - soon > now || each.dueAt <= each.acceptedAt),
    );
    const isOld = (each: Kept) => desk.openBetween(each.acceptedAt, now) >= 10 * minute;
    return {
      emergency: all.filter(alarm),
      overdue: open.filter((each) => each.dueAt <= now && !(urgent(each) && each.inHandUntil > now)),
      'due-soon': open.filter(
        (each) => each.dueAt > now && each.dueAt - soon <= now && each.touchedAt < each.dueAt - soon - minute && each.inHandUntil <= now,
      ),
      unseen: waiting.filter(isOld),
      new: waiting.filter((each) => !(kinds.includes('unseen') && isOld(each))),
      held: all.filter((each) => each.isHeld),
      silent: silentNow(now),
      week: [],
    };
  }
  type Groups = ReturnType<typeof groups>;

  function mark(kind: string, { id, dueAt }: Kept, now: number): string {
    if (kind === 'held') return `held ${id}${dueAt <= now ? ` ${dueAt}` : ''}`;
    return `${kind} ${id}${kind === 'overdue' || kind === 'due-soon' ? ` ${dueAt}` : ''}`;
  }

  /** What this listener has not been told, or has to be told again, in working hours or not. */
  function unsaid({ kinds, email, ...listener }: Listener, now: number, mayJudge = true): ReadonlyArray<string> {
    const told = of(email);
    const found = groups({ kinds, email, ...listener }, now);
    const isNew = (kind: string, all: ReadonlyArray<Kept>) => all.some((each) => !told.about.has(mark(kind, each, now)));
    const isRepeated = (kind: 'emergency' | 'overdue', last: number, after: number) =>
      found[kind].length > 0 && (isNew(kind, found[kind]) || now - last >= after);
    const all = {
      emergency: isRepeated('emergency', told.emergencyAt, 10 * minute),
      overdue: isRepeated('overdue', told.overdueAt, 30 * minute),
      'due-soon': isNew('due-soon', found['due-soon']),
      unseen: isNew('unseen', found.unseen),
      new: isNew('new', found.new),
      held: isNew('held', found.held),
      watch: mayJudge && found.silent.some((name) => !told.about.has(`watch ${name} ${runs()[name]}`)),
    };
    return Object.entries(all).flatMap(([kind, is]) => (is && kinds.includes(kind === 'held' ? 'new' : (kind as 'new')) ? [kind] : []));
  }

  /** What this listener should have been told by now. */
  function owed(listener: Listener, now: number, mayJudge = true): ReadonlyArray<string> {
    const all = unsaid(listener, now, mayJudge);
    const mayHearAll = mayHear(listener, now) && (all.includes('emergency') || now - of(listener.email).at >= 5 * minute);
    return mayHearAll ? all : all.filter((kind) => kind === 'emergency');
  }

  /** When this listener has to be told again, if nothing changes before. */
  function repeats({ email }: Listener, now: number): ReadonlyArray<number> {
    const { overdueAt, emergencyAt, watchAt, needsAt } = of(email);
    const all = [...desk.requests.values()];
    return [
      ...(all.some(({ dueAt }) => dueAt <= now) ? [overdueAt + 30 * minute] : []),
      ...(all.some(({ isEmergency, isSeen }) => isEmergency && !isSeen) ? [emergencyAt + 10 * minute] : []),
      ...(silentNow(now).length > 0 ? [watchAt + 60 * minute] : []),
      ...(all.some(({ isHeld }) => isHeld) ? [needsAt + day] : []),
    ];
  }

  const lines: ReadonlyArray<readonly [keyof Groups, RegExp]> = [
    ['emergency', /^Emergency: (\d+) /m],
    ['overdue', /^(\d+) overdue/m],
    ['due-soon', /^(\d+) due soon/m],
    ['unseen', /^(\d+) not opened/m],
    ['new', /^(\d+) new,/m],
    ['held', /(\d+) held as doubtful/],
    ['silent', /clockwork/],
    ['week', /^(?:Nobody was promised a call|All \d+ rung in time|\d+ of \d+ rung in time|The one call that was promised)/m],
  ];

  /** What somebody got; it must be true, wanted, and not too soon after the last. */
  function deliver(listener: Listener, { by, text }: Delivery, now: number): void {
    if (text.includes('database has not answered')) return;
    const told = of(listener.email);
    const found = groups(listener, now);
    const said = lines.flatMap(([kind, pattern]) => (pattern.test(text) ? [[kind, pattern.exec(text)?.[1]] as const] : []));
    const isAlarm = said.some(([kind]) => kind === 'emergency');
    const before = told.byChannel.get(by) ?? 0;
    const who = `${listener.email || 'practice'} by ${by}: ${text}`;
    if (now - before < 5 * minute && !isAlarm) violate('told-twice-in-five-minutes', who);
    if (isAlarm && now === before) violate('told-twice-at-once', who);
    if (!mayHear(listener, now) && (!isAlarm || said.length > 1)) violate('told-out-of-hours', who);
    if (said.length === 0) violate('said-nothing', who);
    if (said.some(([kind]) => kind === 'silent') && found.silent.length === 0 && !hasJustBegun()) violate('told-of-what-runs', who);
    if (said.some(([kind]) => kind === 'week') && told.at !== now && told.about.has(`week ${mondayOf(dayOf(now))}`))
      violate('week-told-twice', who);
    for (const [kind, count] of said) {
      const wanted = kind === 'held' ? 'new' : kind === 'silent' ? 'watch' : kind;
      if (!listener.kinds.includes(wanted)) violate('told-unwanted', who);
      if (['emergency', 'overdue', 'held'].includes(kind) && Number(count) !== found[kind].length)
        violate('wrong-count', `${found[kind].length}: ${who}`);
    }
    told.byChannel.set(by, now);
    remember(
      listener,
      said.map(([kind]) => kind),
      now,
    );
  }

  function remember({ email, ...listener }: Listener, kinds: ReadonlyArray<keyof Groups>, now: number): void {
    const told = of(email);
    const found = groups({ email, ...listener }, now);
    told.at = now;
    for (const kind of kinds) {
      if (kind === 'week') told.about.add(`week ${mondayOf(dayOf(now))}`);
      else if (kind === 'silent') for (const name of found.silent) told.about.add(`watch ${name} ${runs()[name]}`);
      else for (const each of found[kind]) told.about.add(mark(kind, each, now));
      if (kind === 'overdue') told.overdueAt = now;
      if (kind === 'emergency') told.emergencyAt = now;
      if (kind === 'silent') told.watchAt = now;
      if (kind === 'held') told.needsAt = now;
    }
  }

  /** A message may have been claimed and lost with the database's answer: it is owed again only when it is repeated. */
  function forgive(listener: Listener, now: number): void {
    const kinds = owed(listener, now).map((kind) => (kind === 'watch' ? 'silent' : kind)) as ReadonlyArray<keyof Groups>;
    const told = of(listener.email);
    const { at } = told;
    remember(listener, kinds, now);
    told.at = kinds.length > 0 ? now : at;
  }

  return { of, unsaid, owed, repeats, deliver, forgive, mayHear, silentAfter };
}
