import type { D1Database } from '@cloudflare/workers-types';
import type { Settings } from '#settings/settings.ts';
import { type Bell, channelsFrom } from './channels.ts';
import { isQuiet, type Person, practiceItself, readPeople } from './people.ts';
import { peopleWithDevices } from './push/devices.ts';

/** Somebody whom a bell would reach now, by which channels, and of which kinds; the practice's own webhook and mailbox have no name. */
export type Reachable = Pick<Person, 'email' | 'name' | 'kinds'> & { by: ReadonlyArray<'push' | 'mail' | 'webhook'> };

/** Which channels the settings have. */
export type Means = Readonly<Record<'webhook' | 'mail' | 'push', boolean>>;

export const meansFrom = (settings: Pick<Settings, 'alerts' | 'push'>, env: object): Means => {
  const { webhook, email } = channelsFrom(settings, env);
  return { webhook: webhook !== undefined, mail: email !== undefined, push: settings.push !== undefined };
};

/** Who would be told of something at this moment. */
export async function reachable(db: D1Database, now: number, channels: Means): Promise<ReadonlyArray<Reachable>> {
  const [people, withDevices] = await Promise.all([readPeople(db), peopleWithDevices(db)]);
  const channelsOf = (person: Person): Reachable['by'] =>
    person === practiceItself
      ? [...(channels.webhook ? ['webhook' as const] : []), ...(channels.mail ? ['mail' as const] : [])]
      : [
          ...(person.push && channels.push && withDevices.has(person.email) ? ['push' as const] : []),
          ...(person.mail && channels.mail ? ['mail' as const] : []),
        ];
  return [practiceItself, ...people]
    .map((person) => {
      const kinds = isQuiet(person, now) ? person.kinds.filter((kind) => kind === 'emergency') : person.kinds;
      return { email: person.email, name: person.name, by: channelsOf(person), kinds };
    })
    .filter(({ by, kinds }) => by.length > 0 && kinds.length > 0);
}

/** All kinds but the week's summary, which waits on its screen: nobody is missed without it. */
export type NeededKind = Exclude<Bell['kind'], 'week'>;

const needed: ReadonlyArray<NeededKind> = ['new', 'unseen', 'due-soon', 'overdue', 'emergency', 'question', 'reply', 'watch'];

/** The kinds of which nobody would hear: the owner has to be warned of each. */
export const unreachableFor = (people: ReadonlyArray<Reachable>): ReadonlyArray<NeededKind> =>
  needed.filter((kind) => !people.some(({ kinds }) => kinds.includes(kind)));
