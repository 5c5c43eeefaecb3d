import * as v from 'valibot';
import { hex, unhex } from '#backend/formats/hex.ts';
import { practice } from '#content/practice.ts';
import { isOpenAt, minute } from '#content/practice-time.ts';
import { decryptJson, encryptJson, type KeyRing, keyRing } from '#encryption/keys.ts';
import type { RequestsDeps } from '#requests/deps.ts';
import { awaySentence } from './alert-texts.ts';
import { type Bell, type Channels, postToWebhook, sendMail } from './channels.ts';
import { isQuiet, type Person } from './people.ts';

/** As much of KV as is needed. */
export type AwayStore = Pick<RequestsDeps['kvFallback'], 'get' | 'put'>;

type Deps = Pick<RequestsDeps, 'keys' | 'log'> & { worker: 'site' | 'desk'; now: number; channels: Channels; store: AwayStore };

const peopleName = 'bell/people';
const awayName = 'bell/away';
const context = ['bell', 'people'];
const again = 30 * minute;

const remembered = v.object({ email: v.string(), quietFrom: v.nullable(v.string()), quietTo: v.nullable(v.string()) });
const stored = v.pipe(v.string(), v.parseJson(), v.object({ key_id: v.string(), iv: v.string(), ciphertext: v.string() }));
type Remembered = v.InferOutput<typeof remembered>;

// The people that KV has, as far as this isolate knows: the same ones are not written twice.
const written = new WeakMap<AwayStore, string>();

/** Keeps in KV, encrypted, who is to get a mail while the database cannot be asked. */
export async function rememberPeople({ store, log }: Deps, ring: KeyRing, people: ReadonlyArray<Person>): Promise<void> {
  const wanted = people.filter(({ kinds, mail }) => mail && kinds.includes('watch'));
  const value = wanted.map(({ email, quietFrom, quietTo }): Remembered => ({ email, quietFrom, quietTo }));
  if (JSON.stringify(value) === written.get(store)) return;
  try {
    if (JSON.stringify(await recall(store, ring)) !== JSON.stringify(value)) {
      const { keyId, iv, ciphertext } = await encryptJson(ring[0], context, value);
      await store.put(peopleName, JSON.stringify({ key_id: keyId, iv: hex(iv), ciphertext: hex(ciphertext) }));
    }
    written.set(store, JSON.stringify(value));
  } catch {
    log({ event: 'bell', code: 'people-not-remembered' });
  }
}

async function recall(store: AwayStore, ring: KeyRing): Promise<ReadonlyArray<Remembered>> {
  const text = await store.get(peopleName);
  if (text === null) return [];
  const { key_id, iv, ciphertext } = v.parse(stored, text);
  const opened = await decryptJson(ring, context, { key_id, iv: unhex(iv), ciphertext: unhex(ciphertext) });
  return opened.ok ? v.parse(v.array(remembered), opened.value) : [];
}

const silence = v.pipe(v.string(), v.parseJson(), v.object({ since: v.number(), toldAt: v.number() }));
type Silence = v.InferOutput<typeof silence>;

/** One Worker's knowledge of a silence; undefined for one that began an hour ago or earlier and was not renewed. */
async function silenceOf(store: AwayStore, worker: Deps['worker'], now: number): Promise<Silence | undefined> {
  const text = await store.get(`${awayName}/${worker}`).catch(() => null);
  const known = text === null ? undefined : v.parse(silence, text);
  return known && now - known.since < 2 * again ? known : undefined;
}

// Which days staff have closed is in the database, so the usual hours count.
const isOpen = (at: number) => isOpenAt(at, practice.openingHours);

/**
 * Tells of a database that does not answer, through what needs none: the webhook and the mail, each half hour; while the practice is
 * closed only once, because the silence may hide an emergency, and a colleague who was woken can do nothing more half an hour later. The
 * site tells in its first such round; the desk in its second, if the site did not, because KV cannot keep two from telling at once.
 */
export async function alertDatabaseOutage(deps: Deps): Promise<void> {
  const { store, log, worker, now } = deps;
  log({ event: 'bell', code: 'database-away' });
  const known = await Promise.all([silenceOf(store, worker, now), silenceOf(store, 'site', now)]);
  const [ours, site] = known.map((each) => (each && now - each.since < again ? each : undefined));
  const remember = (since: number, toldAt: number) =>
    store.put(`${awayName}/${worker}`, JSON.stringify({ since, toldAt } satisfies Silence));
  const wasTold = (each: Silence | undefined) => each !== undefined && each.toldAt > 0 && isOpen(each.since) === isOpen(now);
  if (wasTold(ours) || wasTold(site)) return;
  // Renewed each half hour and not each minute: KV takes a thousand entries a day on the free plan, and requests need them.
  if (!isOpen(now) && known.some(wasTold)) return remember(now, now);
  const isTurn = worker === 'site' || (ours !== undefined && now > ours.since);
  const isTold = isTurn && (await tellEverybody(deps));
  await remember(ours?.since ?? now, isTold ? now : 0);
}

/** False when there was a channel and none of them took it. */
async function tellEverybody({ store, keys, log, now, channels: { webhook, email } }: Deps): Promise<boolean> {
  const people = email ? await recall(store, await keyRing(keys)).catch(() => []) : [];
  const bell: Bell = { kind: 'watch', text: awaySentence(now), urgent: true };
  const sent = await Promise.allSettled([
    ...(webhook ? [postToWebhook(webhook, bell, {})] : []),
    ...(email
      ? [email.to, ...people.filter((each) => !isQuiet(each, now)).map((each) => each.email)].map((to) => sendMail(email, to, bell))
      : []),
  ]);
  const failures = sent.filter(({ status }) => status === 'rejected').length;
  if (failures > 0) log({ event: 'bell', code: 'away-not-sent', failures });
  return sent.length === 0 || failures < sent.length;
}
