import type { D1Database } from '@cloudflare/workers-types';
import { type Means, type NeededKind, type Reachable, reachable, type Unheard, unheard } from '#bell/reachable.ts';
import { ahead, timeAsRead } from '#content/practice-time.ts';
import { listStaff } from '#desk/door/staff.ts';
import { Nothing, Urgent } from '#desk/frame/page-parts.tsx';

type Line = { name: string; by: Reachable['by']; inEmergency: boolean };
type Reach = {
  lines: ReadonlyArray<Line>;
  /** The kinds of news that nobody would be told of, and when. */
  missing: ReadonlyArray<Unheard>;
};

/** Reads who would be told of something now, and who of an emergency at any hour: the staff, and the practice's own chat and mailbox. */
export async function readReach(db: D1Database, means: Means, now: number): Promise<Reach> {
  const [staff, reached, missing] = await Promise.all([listStaff(db), reachable(db, now, means), unheard(db, means)]);
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
    missing,
  };
}

const channelWords: Readonly<Record<Reachable['by'][number], string>> = { push: 'push', mail: 'mail', webhook: 'the practice’s chat' };

const missedWords: Readonly<Record<Exclude<NeededKind, 'emergency'>, string>> = {
  new: 'a new request',
  unseen: 'a request that nobody opens',
  'due-soon': 'a call that is nearly due',
  overdue: 'an overdue call',
  question: 'a question for the doctor',
  reply: 'the doctor’s answer',
  watch: 'a fault of the site or the desk',
};
const everyday = Object.keys(missedWords).length;
const either = new Intl.ListFormat('en-IN', { type: 'disjunction' });

const asRead = (time: number) => timeAsRead(time - ahead);
const whenOf = ({ times }: Unheard) =>
  times === 'always' ? '' : times.map(({ from, to }) => `between ${asRead(from)} and ${asRead(to)} `).join('and ');

/** 'of a new request, nor between 9:00 and 10:30 of an overdue call'. */
function missedIn(missing: ReadonlyArray<Unheard>): string {
  const byTime = [...Map.groupBy(missing, whenOf)].toSorted(([one], [other]) => one.length - other.length);
  return byTime
    .map(([when, all]) => {
      const words = all.flatMap(({ kind }) => (kind === 'emergency' ? [] : [missedWords[kind]]));
      return `${when}of ${words.length === everyday ? 'anything but an emergency' : either.format(words)}`;
    })
    .join(', nor ');
}

/** One line for emergencies, which quiet hours do not hold back, and one for all the rest; a single one where nobody is told of anything. */
function Warnings({ missing }: Pick<Reach, 'missing'>) {
  const isAtNight = missing.some(({ kind }) => kind === 'emergency');
  const others = missing.filter(({ kind }) => kind !== 'emergency');
  const isAll = others.length === everyday && others.every(({ times }) => times === 'always');
  const remedy = `Ask somebody to ${others.some(({ times }) => times === 'always') ? 'tick it' : 'change the quiet hours'} on this page, with push or mail on.`;
  if (isAll && isAtNight) return <Urgent>Nobody would be told of anything, nor of an emergency at night. {remedy}</Urgent>;
  if (missing.length === 0)
    return <Nothing>Somebody would be told of everything in opening hours, and of an emergency at any hour.</Nothing>;
  return (
    <>
      {isAtNight && <Urgent>Nobody would be told of an emergency at night. At least one person should be.</Urgent>}
      {others.length > 0 && (
        <Urgent>
          Nobody would be told {missedIn(others)}. {remedy}
        </Urgent>
      )}
    </>
  );
}

/** For the owner: who would be reached, with a warning when nobody would be. */
export function ReachSection({ reach: { lines, missing } }: { reach: Reach }) {
  return (
    <section aria-labelledby="reach" className="mt-10">
      <h2 className="text-xl" id="reach">
        Who would be reached now
      </h2>
      <Warnings missing={missing} />
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
