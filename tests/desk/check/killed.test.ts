import type { DatabaseSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { seededRandom } from '#tests/chaos/seeded-random.ts';
import { siteProcess } from '#tests/chaos/site-process.ts';
import { type Action, type AtRest, type Kind, kinds, newActions } from './killed/actions.ts';
import { atRest, signIn, startAgain } from './killed/desk-process.ts';
import { untoldReaders } from './killed/readers.ts';

const { KILLS = '20', SEED = '1' } = process.env;
const [kills, seed] = [Number(KILLS), Number(SEED)];
const atOnce = 12;
const longest = 420_000;
const fewest = 10;

/** Of those that were under way when the processes died: before, after. And of all, what is neither, with the reasons. */
type Count = { before: number; after: number; half: string[] };

// Many forms of each action are under way at the same time when the processes are killed. Afterwards every request and article is as
// before or as after, in every table and for readers; then each form is sent a second time.
test('a desk action killed midway is neither half-done nor done twice', { timeout: 2 * longest }, async ({ annotate }) => {
  const deadline = performance.now() + longest;
  const random = seededRandom(seed);
  const counts = Object.fromEntries(kinds.map((kind) => [kind, { before: 0, after: 0, half: [] }])) as unknown as Record<Kind, Count>;
  // The last form that was sent for each request and article, and is done.
  const done = new Map<string, Action>();
  const wrongLater = new Set<string>();
  const refused: string[] = [];
  let killed = 0;
  const site = await siteProcess('');

  const judge = ({ kind, path, version }: Action, found: AtRest, answer: Response | 'none' | undefined) => {
    const after = found.version === version + 1;
    const faults = [...found.faults, ...(after || found.version === version ? [] : [`version ${found.version} after ${version}`])];
    const status = answer === 'none' ? 500 : answer?.status;
    if (status === 303 && !after) faults.push('it was told to be done');
    // A server that is on its way down may say so.
    else if (status && status !== 303 && status < 500) faults.push(`it was answered with ${status}`);
    if (faults.length > 0) counts[kind].half.push(`${path}: ${faults.join(', ')}`);
    else if (answer === 'none') counts[kind][after ? 'after' : 'before'] += 1;
  };
  // What was done stays done, once.
  const lookBack = (database: DatabaseSync) => {
    for (const { look, path, version } of done.values()) {
      const found = look(database);
      const faults = [...found.faults, ...(found.version === version + 1 ? [] : [`version ${found.version}`])];
      if (faults.length > 0) wrongLater.add(`${path}: ${faults.join(', ')}`);
    }
  };

  try {
    await startAgain(site);
    const { post, read } = await signIn(site);
    const { next, prepare } = newActions({ site, post, read, seed });
    while (killed < kills && performance.now() < deadline) {
      const actions = random.shuffled(await next());
      for (const { item } of actions) done.delete(item);
      const said = new Map<Action, Response | 'none'>();
      const waiting = actions.values();
      let [answers, ended] = [0, false];
      const visitor = async () => {
        for (const action of waiting) {
          if (ended) return;
          said.set(action, 'none');
          said.set(action, (await post(action.path, action.fields)) ?? 'none');
          answers += 1;
        }
      };
      const sending = Promise.all(Array.from({ length: atOnce }, visitor));
      const point = random.between(0, Math.max(1, actions.length - atOnce));
      while (answers < point) await setTimeout(1);
      await setTimeout(random.between(0, point === 0 ? 60 : 12));
      ended = true;
      await site.kill();
      await sending;
      killed += 1;
      const found = atRest(site, killed, (database) => {
        lookBack(database);
        prepare(database, killed);
        return actions.map(({ look }) => look(database));
      });
      for (const [place, action] of actions.entries()) judge(action, found[place] as AtRest, said.get(action));
      await startAgain(site);
      for (const [place, why] of await untoldReaders(site, found)) counts[actions[place]?.kind ?? 'publish'].half.push(why);
      const again = await Promise.all(actions.map(({ path, fields }) => post(path, fields)));
      for (const [place, { path, version, removes }] of actions.entries()) {
        const wanted = found[place]?.version === version ? [303] : [303, 409, 410, ...(removes ? [404] : [])];
        if (!wanted.includes(again[place]?.status ?? 0)) refused.push(`${path}: ${again[place]?.status}`);
      }
      for (const action of actions) done.set(action.item, action);
    }
    await site.kill();
    atRest(site, 0, lookBack);
  } finally {
    await site.close();
  }
  for (const kind of kinds) await annotate(`“${kind}”: ${counts[kind].before} as before, ${counts[kind].after} as after`);
  await annotate(`seed ${seed}: ${killed} kills`);
  expect({ half: kinds.flatMap((kind) => counts[kind].half), refused, wrongLater: [...wrongLater] }).toEqual({
    half: [],
    refused: [],
    wrongLater: [],
  });
  expect(killed).toBeGreaterThanOrEqual(Math.min(kills, fewest));
  // A trial that was always cut off too early, or always too late, shows nothing.
  const some = (what: 'before' | 'after') => kinds.some((kind) => counts[kind][what] > 0);
  expect(killed < fewest || (some('before') && some('after'))).toBe(true);
});
