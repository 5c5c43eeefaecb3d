import type { Hono } from 'hono';
import { day } from '#content/practice-time.ts';
import type { DeskEnv } from '#desk/desk-env.ts';
import { deskPage } from '#desk/frame/page.tsx';
import { Nothing, PageHead } from '#desk/frame/page-parts.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { openTime } from '#desk/frame/times.ts';
import { type MissedSearch, readMissedSearches } from '#edge/missed-searches.ts';
import { corrections, outcomeWords } from '#requests/calls/outcomes.ts';
import { readWeeks, type Week, weekSentence } from '#requests/lists/weeks.ts';
import { Titled } from '#ui/titled.tsx';

const cell = 'border-line border-b px-1 py-2 text-right tabular-nums sm:px-3';
const head = `${cell} text-sm font-semibold align-bottom`;
const first = 'border-line border-b py-2 pr-2 text-left font-normal sm:pr-3';
const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' });
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

const nameOf = ({ monday }: Week, at: number) =>
  at === 0 ? 'This week' : at === 1 ? 'Last week' : short.formatRange(monday, monday + 6 * day);
const namesOf = (weeks: ReadonlyArray<Week>) => weeks.map(nameOf);

function Table({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: ReadonlyArray<string>;
  rows: ReadonlyArray<readonly [string, ...(string | number)[]]>;
}) {
  return (
    <section aria-label={caption} className="mt-6 overflow-x-auto" tabIndex={0}>
      <table className="w-full max-w-4xl border-collapse">
        <caption className="mb-1 text-left text-lg font-semibold">{caption}</caption>
        <thead>
          <tr>
            <td className={first} />
            {heads.map((words) => (
              <th className={head} key={words} scope="col">
                {words}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...values]) => (
            <tr key={name}>
              <th className={first} scope="row">
                {name}
              </th>
              {values.map((value, at) => (
                <td className={cell} key={heads[at]}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const shareOf = ({ kept, promised }: Week) => (promised === 0 ? '–' : `${kept} of ${promised}`);

/** Counts of the last weeks from our own tables, without names. */
function WeekScreen({ weeks, missed }: { weeks: ReadonlyArray<Week>; missed: ReadonlyArray<MissedSearch> }) {
  const outcomes = [...new Set(weeks.flatMap(({ outcomes }) => Object.keys(outcomes)))].filter((key) => !corrections.has(key));
  const [thisWeek, lastWeek] = weeks;
  const told = [
    { name: 'Last week', week: lastWeek },
    { name: 'This week so far', week: thisWeek },
  ].find(({ week }) => week && week.requests > 0);
  const nothing = weeks.every(({ requests }) => requests === 0) && outcomes.length === 0;
  return (
    <>
      <PageHead title="The week">How it went in this week and the four before. Counted here, and sent to nobody.</PageHead>
      {told?.week && (
        <p className="mt-4 max-w-reading rounded-md bg-sunk px-4 py-3 text-lg">
          <strong>{told.name}:</strong> {weekSentence(told.week)}
        </p>
      )}
      {nothing && <Nothing>Nothing has come in within these weeks yet.</Nothing>}
      {!nothing && (
        <>
          <Table
            caption="Requests and promises"
            heads={['Requests', 'Rung in time', 'Usual wait']}
            rows={weeks.map((week, at) => [
              nameOf(week, at),
              week.requests,
              shareOf(week),
              week.medianWait === null ? '–' : openTime(week.medianWait),
            ])}
          />
          <p className="mt-2 max-w-reading text-sm text-soft">
            ‘Rung in time’ counts the call backs whose promised time has come, and those that were rung before it; what may be an emergency
            has a quarter of an hour. A call counts once it was made, also where nobody answered or another time was agreed. The usual wait
            lies in the middle: half of the people had a first call, or an answer, sooner, half later. Only the hours count in which you are
            open.
          </p>
          {weeks.some(({ byPhone, walkedIn }) => byPhone + walkedIn > 0) && (
            <Table
              caption="How they came"
              heads={['By the form', 'By phone', 'Walked in']}
              rows={weeks.map((week, at) => [nameOf(week, at), week.requests - week.byPhone - week.walkedIn, week.byPhone, week.walkedIn])}
            />
          )}
          <Table caption="Day by day" heads={weekdays} rows={weeks.map((week, at) => [nameOf(week, at), ...week.days])} />
          {outcomes.length > 0 && (
            <Table
              caption="What came of it"
              heads={namesOf(weeks)}
              rows={outcomes.map((outcome) => [outcomeWords(outcome), ...weeks.map(({ outcomes }) => outcomes[outcome] ?? 0)])}
            />
          )}
        </>
      )}
      <Titled className="mt-8" id="missed" look="text-lg" title="Searched for on the site, and not found">
        <p className="mt-1 max-w-reading text-sm text-soft">
          In the last 90 days, and three times or more on at least two days: a single search may name a person, so its words are not kept.
        </p>
        {missed.length === 0 ? (
          <Nothing>Everybody found something.</Nothing>
        ) : (
          <ol className="mt-3 grid max-w-reading gap-x-8 sm:grid-cols-2">
            {missed.map(({ words, times }) => (
              <li className="flex justify-between gap-4 border-line border-b py-1.5" key={words}>
                <span className="min-w-0 break-words">{words}</span>
                <span className="tabular-nums text-soft">{times}</span>
              </li>
            ))}
          </ol>
        )}
      </Titled>
    </>
  );
}

export function weekRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/week', 'see requests', async (c) => {
    const { DB } = c.env;
    const [weeks, missed] = await Promise.all([readWeeks(DB, c.var.now), readMissedSearches(DB, c.var.now)]);
    return deskPage(c, { title: 'The week', current: 'week', body: <WeekScreen missed={missed} weeks={weeks} /> });
  });
}
