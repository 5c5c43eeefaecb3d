import { isOpenAt } from '#content/practice-time.ts';
import { type AlertReason, alertText } from '#requests/alerts/backlog.ts';
import { watchSentence } from './alert-texts.ts';
import { type Claim, type Known, nothingSent, type Told } from './bells-told.ts';
import type { Bell } from './channels.ts';
import { isSilent, type Watched } from './cron-runs.ts';
import { question, questionNow, reply } from './doctor-rules.ts';
import { isQuiet } from './people.ts';
import { closing, emergency, fresh, overdue, overdueAfterHours, soon, soonAfterHours, unattended, unseen } from './promise-rules.ts';
import { type BellState, isAgain, isNews, pause, type Recipient, type Rule } from './rules.ts';
import { weekMark } from './week.ts';

/** `news`: what it is about, as it is noted that somebody was told of it. */
export type Message = Claim & { bell: Bell; news: Told['about'] };

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
const openRules: ReadonlyArray<Rule> = [overdue, closing, soon, question, reply, unseen, fresh, needs, watch, lastWeek];
const closedRules: ReadonlyArray<Rule> = [overdueAfterHours, closing, soonAfterHours];
// They wait neither for opening hours nor for anything else.
const alarmRules: ReadonlyArray<Rule> = [emergency, unattended, questionNow];
const urgentKinds: ReadonlyArray<Bell['kind']> = ['emergency', 'overdue', 'due-soon'];

/** Decides, from its arguments alone, what each recipient is told now, and what each has been told then. */
export function alertsToSend(
  state: BellState,
  recipients: ReadonlyArray<Recipient>,
  known: ReadonlyMap<string, Known>,
  now: number,
): ReadonlyArray<Message> {
  const rules = isOpenAt(now, state.hours) ? openRules : closedRules;
  return recipients.flatMap((recipient) => {
    const { email, kinds } = recipient;
    const before = known.get(email) ?? { told: nothingSent, version: 0 };
    const { told } = before;
    const seen = asSeenBy(recipient, state);
    const ringsOf = (all: ReadonlyArray<Rule>) =>
      all.flatMap((rule) => rule(seen, told, now, recipient)).filter(({ kind }) => kinds.includes(kind));
    const alarms = ringsOf(alarmRules);
    const mayRing = !isQuiet(recipient, now) && (alarms.length > 0 || now - told.at >= pause);
    const others = mayRing ? ringsOf(rules) : [];
    const rings = [...alarms, ...others];
    const [gravest] = rings;
    if (!gravest) return [];
    const bell = {
      kind: gravest.kind,
      text: rings.map(({ text }) => text).join('\n'),
      urgent: alarms.length > 0 || urgentKinds.includes(gravest.kind),
    };
    const news: Told['about'] = Object.assign({}, ...rings.map(({ about }) => about));
    const last = rings.flatMap(({ repeats }) => (repeats ? [[repeats, now] as const] : []));
    const about = { ...stillTold(state, told, now), ...news };
    return [{ email, before, bell, news, told: { at: now, last: { ...told.last, ...Object.fromEntries(last) }, about } }];
  });
}

/** To somebody who has switched emergencies off, one is a request like others, so that it is not passed over. */
function asSeenBy({ kinds }: Recipient, state: BellState): BellState {
  if (kinds.includes('emergency')) return state;
  const calm = <T extends object>(all: ReadonlyArray<T>) => all.map((each) => ({ ...each, isEmergency: false }));
  return { ...state, promises: calm(state.promises), words: calm(state.words) };
}

/** Earlier news that is still true, or is about a time to come. */
function stillTold({ promises, words, needs: { items }, runs }: BellState, { about }: Told, now: number): Told['about'] {
  const present = new Set([...[...promises, ...words].map(({ id }) => String(id)), ...items.map(({ key }) => key), ...Object.keys(runs)]);
  const isKept = (name: string, at: number) => name === weekMark || at > now || present.has(name.slice(name.indexOf(':') + 1));
  return Object.fromEntries(Object.entries(about).filter(([name, at]) => isKept(name, at)));
}
