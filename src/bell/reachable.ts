import type { D1Database } from '@cloudflare/workers-types';
import { usualTimes } from '#content/opening-hours.ts';
import { ahead, type OpenTime, timeOfDay } from '#content/practice-time.ts';
import type { Settings } from '#settings/settings.ts';
import { type Bell, channelsFrom } from './channels.ts';
import { isQuiet, type Person, readPeople } from './people.ts';
import { peopleWithDevices } from './push/devices.ts';

/** Somebody whom a bell would reach now, by which channels, and of which kinds; the practice's own webhook and mailbox have no name. */
export type Reachable = Pick<Person, 'email' | 'name' | 'kinds'> & { by: ReadonlyArray<'push' | 'mail' | 'webhook'> };

/** Which channels the settings have. */
export type Means = Readonly<Record<'webhook' | 'mail' | 'push', boolean>>;

export const meansFrom = (settings: Pick<Settings, 'alerts' | 'push'>, env: object): Means => {
  const { webhook, email } = channelsFrom(settings, env);
  return { webhook: webhook !== undefined, mail: email !== undefined, push: settings.push !== undefined };
};

type WithChannels = Person & Pick<Reachable, 'by'>;

async function peopleWithChannels(db: D1Database, channels: Means): Promise<ReadonlyArray<WithChannels>> {
  const [{ itself, people }, withDevices] = await Promise.all([readPeople(db), peopleWithDevices(db)]);
  const channelsOf = (person: Person): Reachable['by'] =>
    person === itself
      ? [...(channels.webhook ? ['webhook' as const] : []), ...(channels.mail ? ['mail' as const] : [])]
      : [
          ...(person.push && channels.push && withDevices.has(person.email) ? ['push' as const] : []),
          ...(person.mail && channels.mail ? ['mail' as const] : []),
        ];
  return [itself, ...people].map((person) => ({ ...person, by: channelsOf(person) })).filter(({ by }) => by.length > 0);
}

/** Returns who would be told of something at this moment. */
export async function reachable(db: D1Database, now: number, channels: Means): Promise<ReadonlyArray<Reachable>> {
  return (await peopleWithChannels(db, channels))
    .map(({ email, name, by, ...person }) => {
      const kinds = isQuiet(person, now) ? person.kinds.filter((kind) => kind === 'emergency') : person.kinds;
      return { email, name, by, kinds };
    })
    .filter(({ kinds }) => kinds.length > 0);
}

/** All kinds but the week's summary, which waits on its screen: nobody is missed without it. */
export type NeededKind = Exclude<Bell['kind'], 'week'>;

const needed: ReadonlyArray<NeededKind> = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch'];

/** The kinds of which nobody would hear at this moment. */
export const unreachableFor = (people: ReadonlyArray<Reachable>): ReadonlyArray<NeededKind> =>
  needed.filter((kind) => !people.some(({ kinds }) => kinds.includes(kind)));

/** In which parts of a usual opening day nobody would hear of a kind, in milliseconds after midnight. */
export type Unheard = { kind: NeededKind; times: 'always' | ReadonlyArray<{ from: number; to: number }> };

function unheardTimes(kind: NeededKind, people: ReadonlyArray<WithChannels>, open: ReadonlyArray<OpenTime>): Unheard['times'] {
  const told = people.filter(({ kinds }) => kinds.includes(kind));
  if (told.length === 0) return 'always';
  if (kind === 'emergency') return [];
  const edges = told.flatMap(({ quietFrom, quietTo }) => (quietFrom && quietTo ? [timeOfDay(quietFrom), timeOfDay(quietTo)] : []));
  const parts = open.flatMap(({ opens, closes }) => {
    const within = new Set(edges.filter((time) => time > opens && time < closes));
    const times = [opens, ...[...within].toSorted((one, other) => one - other), closes];
    return times.slice(1).map((to, at) => ({ from: times[at] ?? opens, to }));
  });
  const silent = parts.filter(({ from }) => told.every((each) => isQuiet(each, from - ahead)));
  if (silent.length === parts.length) return 'always';
  return silent.flatMap(({ from }, at) => {
    if (silent[at - 1]?.to === from) return [];
    const last = silent.slice(at).find(({ to }, on, rest) => rest[on + 1]?.from !== to);
    return [{ from, to: last?.to ?? from }];
  });
}

/** Of what nobody would hear while the practice is open, and when: the owner has to be warned of each. Quiet hours beside that harm nobody. */
export async function unheard(
  db: D1Database,
  channels: Means,
  open: ReadonlyArray<OpenTime> = usualTimes(),
): Promise<ReadonlyArray<Unheard>> {
  const people = await peopleWithChannels(db, channels);
  return needed.map((kind) => ({ kind, times: unheardTimes(kind, people, open) })).filter(({ times }) => times.length > 0);
}
