import type { D1Database } from '@cloudflare/workers-types';
import { type Means, type Reachable, reachable, unreachableFor } from '#bell/reachable.ts';
import { listStaff } from '#desk/door/staff.ts';
import { Nothing, Urgent } from '#desk/frame/page-parts.tsx';

type Line = { name: string; by: Reachable['by']; inEmergency: boolean };
type Reach = { lines: ReadonlyArray<Line>; nobodyNow: boolean; nobodyAtNight: boolean; nobodyAsked: boolean };

/** Who would be told of something now, and who of an emergency at any hour: the staff, and the practice's own chat and mailbox. */
export async function readReach(db: D1Database, means: Means, now: number): Promise<Reach> {
  const [staff, reached] = await Promise.all([listStaff(db), reachable(db, now, means)]);
  const nobodyFor = unreachableFor(reached);
  const lineOf = (name: string, found: Reachable | undefined): Line => ({
    name,
    by: found?.kinds.some((kind) => kind !== 'emergency') ? found.by : [],
    inEmergency: found?.kinds.includes('emergency') ?? false,
  });
  const itself = reached.find(({ email }) => email === '');
  return {
    lines: [
      ...staff.map(({ email, name }) =>
        lineOf(
          name,
          reached.find((each) => each.email === email),
        ),
      ),
      ...(itself ? [lineOf('The practice itself', itself)] : []),
    ],
    nobodyNow: nobodyFor.includes('new'),
    nobodyAtNight: nobodyFor.includes('emergency'),
    nobodyAsked: nobodyFor.includes('question'),
  };
}

const channelWords: Readonly<Record<Reachable['by'][number], string>> = { push: 'push', mail: 'mail', webhook: 'the practice’s chat' };

/** For the owner: who would be reached, with a warning when nobody would be. */
export function ReachSection({ reach: { lines, nobodyNow, nobodyAtNight, nobodyAsked } }: { reach: Reach }) {
  return (
    <section aria-labelledby="reach" className="mt-10">
      <h2 className="text-xl" id="reach">
        Who would be reached now
      </h2>
      {nobodyNow && <Urgent>Nobody would be told of a new request now. Ask somebody to switch push or mail on.</Urgent>}
      {nobodyAtNight && <Urgent>Nobody would be told of an emergency at night. At least one person should be.</Urgent>}
      {nobodyAsked && <Urgent>No doctor would be told of a question now: she sees it when she opens the desk.</Urgent>}
      {!nobodyNow && !nobodyAtNight && <Nothing>Somebody would be told, now and of an emergency at any hour.</Nothing>}
      <ul className="mt-3 max-w-3xl divide-y divide-line border-line border-y">
        {lines.map(({ name, by, inEmergency }) => (
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
