import type { D1Database } from '@cloudflare/workers-types';
import { type Means, type NeededKind, type Reachable, reachable, type Unheard, unheard } from '#bell/reachable.ts';
import { ahead, timeAsRead } from '#content/practice-time.ts';
import { listStaff } from '#desk/door/staff.ts';
import { Nothing, Urgent } from '#desk/frame/page-parts.tsx';
import { Titled } from '#ui/titled.tsx';

type Line = { name: string; by: Reachable['by']; inEmergency: boolean };
type Reach = {
  /** Only the owner reads who; everybody whether somebody would be told. */
  lines: ReadonlyArray<Line> | undefined;
  /** The kinds of news that nobody would be told of, and when. */
  missing: ReadonlyArray<Unheard>;
  /** A database that is away can be told of: devices are known to it alone. */
  tellsOfOutage: boolean;
};

/** Reads whether somebody would be told of each kind of news; and, `withNames`, who. */
export async function readReach(db: D1Database, means: Means, now: number, withNames: boolean): Promise<Reach> {
  const [lines, missing] = await Promise.all([withNames ? readLines(db, means, now) : undefined, unheard(db, means)]);
  return { lines, missing, tellsOfOutage: means.webhook || means.mail };
}

/** Reads who would be told of something now, and who of an emergency at any hour: the staff, and the practice's own chat and mailbox. */
async function readLines(db: D1Database, means: Means, now: number): Promise<ReadonlyArray<Line>> {
  const [staff, reached] = await Promise.all([listStaff(db), reachable(db, now, means)]);
  const lineOf = (name: string, found: Reachable | undefined): Line => ({
    name,
    by: found?.kinds.some((kind) => kind !== 'emergency') ? found.by : [],
    inEmergency: found?.kinds.includes('emergency') ?? false,
  });
  const itself = reached.find(({ email }) => email === '');
  const people = staff.map(({ email, name }) =>
    lineOf(
      name,
      reached.find((each) => each.email === email),
    ),
  );
  return [...people, ...(itself ? [lineOf('The practice itself', itself)] : [])];
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

/** Whether somebody would be told of everything, with a warning when nobody would be; for the owner who would be reached. */
export function ReachSection({ reach: { lines, missing, tellsOfOutage } }: { reach: Reach }) {
  return (
    <Titled className="mt-10" id="reach" look="text-xl" title={lines ? 'Who would be reached now' : 'Is somebody told?'}>
      <Warnings missing={missing} />
      {!tellsOfOutage && (
        <Urgent>
          Nobody would hear that the database is away: only the practice’s chat or mailbox can be told then. The person who runs the site
          sets one up: its file OPERATING.md says how, at ALERT_WEBHOOK.
        </Urgent>
      )}
      {lines && <Lines lines={lines} />}
    </Titled>
  );
}

function Lines({ lines }: { lines: ReadonlyArray<Line> }) {
  return (
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
  );
}
