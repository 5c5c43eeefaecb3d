import type { D1Database } from '@cloudflare/workers-types';
import { reachable, settingsOf } from '#bell/people.ts';
import { peopleWithDevices } from '#bell/push/devices.ts';
import { listStaff } from '#desk/door/staff.ts';
import { Nothing, Urgent } from '#desk/frame/page-parts.tsx';

type Reachable = Awaited<ReturnType<typeof reachable>>[number];
type Reach = { name: string; by: Reachable['by']; inEmergency: boolean };

/** Who of the staff would be told of something now, and who of an emergency at any hour. */
export async function readReach(db: D1Database, now: number): Promise<ReadonlyArray<Reach>> {
  const [staff, reached, withDevices] = await Promise.all([listStaff(db), reachable(db, now), peopleWithDevices(db)]);
  return Promise.all(
    staff.map(async ({ email, name }) => {
      const { kinds, push, mail } = await settingsOf(db, email);
      const inEmergency = kinds.includes('emergency') && (mail || (push && withDevices.has(email)));
      return { name, by: reached.find((each) => each.email === email)?.by ?? [], inEmergency };
    }),
  );
}

const channelWords: Readonly<Record<Reachable['by'][number], string>> = { push: 'push', mail: 'mail', webhook: 'the practice’s chat' };

/** For the owner: who would be reached, with a warning when nobody would be. */
export function ReachSection({ reach }: { reach: ReadonlyArray<Reach> }) {
  const nobodyNow = reach.every(({ by }) => by.length === 0);
  const nobodyAtNight = !reach.some(({ inEmergency }) => inEmergency);
  return (
    <section aria-labelledby="reach" className="mt-10">
      <h2 className="text-xl" id="reach">
        Who would be reached now
      </h2>
      {nobodyNow && <Urgent>Nobody would be told of a new request now. Ask somebody to switch push or mail on.</Urgent>}
      {nobodyAtNight && <Urgent>Nobody would be told of an emergency at night. At least one person should be.</Urgent>}
      {!nobodyNow && !nobodyAtNight && <Nothing>Somebody would be told, now and of an emergency at any hour.</Nothing>}
      <ul className="mt-3 max-w-3xl divide-y divide-line border-line border-y">
        {reach.map(({ name, by, inEmergency }) => (
          <li className="grid gap-x-4 py-2 sm:grid-cols-3" key={name}>
            <span className="font-semibold">{name}</span>
            <span className={by.length === 0 ? 'text-soft' : ''}>
              {by.length === 0 ? 'not now' : `now, by ${by.map((channel) => channelWords[channel]).join(' and ')}`}
            </span>
            <span className={inEmergency ? '' : 'text-soft'}>{inEmergency ? 'in an emergency at any hour' : 'not in an emergency'}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
