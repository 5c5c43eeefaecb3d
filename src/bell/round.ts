import type { D1Database } from '@cloudflare/workers-types';
import { faultEvent } from '#backend/http/log.ts';
import { withTimeout } from '#backend/http/with-timeout.ts';
import { day } from '#content/practice-time.ts';
import { type KeyRing, keyRing } from '#encryption/keys.ts';
import { readBacklog } from '#requests/alerts/backlog.ts';
import { readDoctorMessages } from '#requests/alerts/doctor-messages.ts';
import { readPromises } from '#requests/alerts/promises.ts';
import { closuresFrom, hoursWithout } from '#requests/closed-days.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import type { Settings } from '#settings/settings.ts';
import { alertsToSend, type Message } from './alerts-to-send.ts';
import { claim, readSentAlerts, release, type Told } from './bells-told.ts';
import { type Bell, type Channels, channelsFrom, heartbeatFrom, postToWebhook, sendMail } from './channels.ts';
import { promisesUntil } from './closing-time.ts';
import { markRun, mayJudge, readRuns } from './cron-runs.ts';
import { type AwayStore, alertDatabaseOutage, rememberPeople } from './database-outage.ts';
import { type Person, practiceItself, readPeople } from './people.ts';
import { peopleToTry } from './push/devices.ts';
import { type Pushed, pushDeps, pushTo } from './push/send.ts';
import type { BellState } from './rules.ts';
import { readWeekNews } from './week.ts';

export type BellDeps = Pick<RequestsDeps, 'db' | 'keys' | 'log'> & {
  /** Whose cron it is. */
  worker: 'site' | 'desk';
  /** Milliseconds since 1970. */
  now: number;
  channels: Channels;
  /** Sends a message to each device of a person; rejects when the database does not answer. */
  push: (email: string, bell: Bell) => Promise<Pushed>;
  /** The people whom a push may reach. */
  devices: () => Promise<ReadonlySet<string>>;
  /** KV, for the time while the database does not answer. */
  store: AwayStore;
  /** Called after each round that went well, for a watcher outside. */
  heartbeat?: (() => Promise<unknown>) | undefined;
  /** Milliseconds that the database may take for a round. */
  patience?: number;
};

/**
 * 'quiet': nothing was to be said. 'sent': somebody was told all that there was to say; who could not be told is tried again by the next
 * round. 'failed': there is something that nobody could be told. 'away': the database does not answer.
 */
export type RoundResult = 'quiet' | 'sent' | 'failed' | 'away';

const usualPatience = 10_000;
// How long something has waited is counted in open time, so days that were closed since have to be known.
const longestPast = 30 * day;

/**
 * One round of a Worker's cron: writes down that it ran, and tells the staff what waits. Both Workers do so each minute; of two rounds
 * at once only one tells. Never throws.
 */
export async function ringBells(deps: BellDeps): Promise<RoundResult> {
  const result = await round(deps).catch((error: unknown) => {
    // A database that is away and a fault of ours look the same to staff; whoever mends it sees which it was.
    deps.log({ ...faultEvent(error), event: 'bell', code: 'round' });
    return undefined;
  });
  if (result === undefined) {
    await alertDatabaseOutage(deps).catch(() => deps.log({ event: 'bell', code: 'away-not-told' }));
    return 'away';
  }
  if (result !== 'failed') await deps.heartbeat?.().catch(() => deps.log({ event: 'bell', code: 'heartbeat' }));
  return result;
}

type Read = {
  state: BellState;
  people: ReadonlyArray<Person>;
  /** The practice itself and those of the staff, as far as a channel of this Worker reaches them. */
  recipients: ReadonlyArray<Person>;
  known: Awaited<ReturnType<typeof readSentAlerts>>;
};

async function read({ db, now, worker, channels, devices: whoHasDevices }: BellDeps, ring: KeyRing): Promise<Read> {
  const runs = await readRuns(db);
  await markRun(db, worker, now);
  // Not the usual hours where this fails: a day that staff have closed would ring.
  const hours = hoursWithout(await closuresFrom(db, now - longestPast));
  const [promises, words, needs, { itself, people }, devices, known] = await Promise.all([
    readPromises(db, now, promisesUntil(now, hours)),
    readDoctorMessages(db),
    readBacklog(db, ring, now),
    readPeople(db),
    whoHasDevices(),
    readSentAlerts(db),
  ]);
  const reached = people.filter((person) => (person.push && devices.has(person.email)) || (person.mail && channels.email));
  // A message that this Worker claims, the other does not send: one without a channel leaves it to the other.
  const recipients = [...(channels.webhook || channels.email ? [itself] : []), ...reached];
  const week = await readWeekNews(db, { recipients, known, hours }, now);
  const judged = mayJudge(runs, worker, now) ? { ...runs, [worker]: now } : {};
  return { state: { promises, words, needs, hours, runs: judged, week }, people, recipients, known };
}

async function round(deps: BellDeps): Promise<RoundResult> {
  const { db, now, keys, log, patience = usualPatience } = deps;
  const ring = await keyRing(keys);
  const attempt = () => withTimeout(read(deps, ring), patience);
  // Tried once more: nobody need be woken because the database was being moved.
  const { state, people, recipients, known } = await attempt().catch(attempt);
  await rememberPeople(deps, ring, people);
  const untold = recipients.length === 0 ? alertsToSend(state, [practiceItself], known, now) : [];
  for (const { bell } of untold) log({ event: 'bell', kind: bell.kind, to: 'practice', code: 'nobody-reached' });
  if (untold.length > 0) return 'failed';
  const messages = await withTimeout(claim(db, alertsToSend(state, recipients, known, now)), patience);
  if (messages.length === 0) return 'quiet';
  const toSend = messages.map((message) => ({ message, person: people.find(({ email }) => email === message.email) }));
  const sent = await Promise.all(toSend.map(({ message, person }) => send(deps, message, person, state.needs.figures ?? {})));
  for (const [at, { email, bell }] of messages.entries())
    log({ event: 'bell', kind: bell.kind, to: email === '' ? 'practice' : 'staff', code: sent[at] ? 'sent' : 'not-sent' });
  const failed = messages.filter((_, at) => !sent[at]);
  await withTimeout(release(db, failed), patience);
  const others = recipients.filter(({ email }) => !failed.some((each) => each.email === email));
  const heard = others.map(({ email }) => (messages.find((each) => each.email === email) ?? known.get(email))?.told.about ?? {});
  return failed.every(({ news }) => isHeard(news, heard)) ? 'sent' : 'failed';
}

/** Whether others have been told all of this: then one device that fails is no reason to wake the watcher outside. */
const isHeard = (news: Told['about'], heard: ReadonlyArray<Told['about']>): boolean =>
  Object.entries(news).every(([key, about]) => heard.some((others) => others[key] === about));

type Figures = Readonly<Record<string, number | string | null>>;

/** Tells one recipient through all channels. False when none of them took it. */
async function send(
  { channels: { webhook, email }, push, log }: BellDeps,
  { bell }: Message,
  person: Person | undefined,
  figures: Figures,
): Promise<boolean> {
  const pushed = async (to: string) => {
    const { sent, ended } = await push(to, bell);
    if (ended > 0) log({ event: 'bell', code: 'push-ended', devices: ended });
    if (sent === 0) throw new Error('no device took it');
  };
  const sendings = person
    ? [person.push && pushed(person.email), person.mail && email && sendMail(email, person.email, bell)]
    : [webhook && postToWebhook(webhook, bell, figures), email && sendMail(email, email.to, bell)];
  const begun = sendings.filter((sending) => sending instanceof Promise);
  const settled = await Promise.allSettled(begun);
  return settled.some(({ status }) => status === 'fulfilled');
}

type Bindings = { DB: D1Database; LAST_GOOD: BellDeps['store'] };
type BellSettings = Pick<Settings, 'encryptionKeys' | 'push' | 'alerts' | 'heartbeatUrl'>;
type WorkerRound = Pick<BellDeps, 'worker' | 'now' | 'log'> & { env: Bindings; settings: BellSettings };

/** A round with the bindings and settings of a Worker. Site and desk have the same, so either cron alone suffices. */
export async function ringFrom({ worker, env, settings, now, log }: WorkerRound): Promise<RoundResult> {
  const { encryptionKeys: keys, push } = settings;
  const ring = await keyRing(keys);
  const devices = pushDeps(env.DB, ring, push, () => now);
  return ringBells({
    ...{ worker, db: env.DB, keys, now, log },
    channels: channelsFrom(settings, env),
    push: (email, bell) => pushTo(devices, email, bell),
    devices: async () => (push ? peopleToTry(env.DB) : new Set()),
    store: env.LAST_GOOD,
    heartbeat: heartbeatFrom(settings),
  });
}
