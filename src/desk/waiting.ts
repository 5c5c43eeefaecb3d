import { countReady } from '#articles/read-articles.ts';
import { faultEvent, logError } from '#backend/http/log.ts';
import { meansFrom, reachable, unreachableFor } from '#bell/reachable.ts';
import { countQuestions } from '#requests/calls/questions.ts';
import { countToLookAt } from '#requests/lists/needs-a-look.ts';
import type { DeskContext } from './desk-env.ts';
import { may } from './door/permissions.ts';
import { remarksFor } from './signing/remarks.ts';

/** 1 while nobody would be told of an emergency, by whatever channel. */
async function nobodyAtNight({ env, var: { settings, now } }: Pick<DeskContext, 'env' | 'var'>): Promise<number> {
  const people = await reachable(env.DB, now, meansFrom(settings, env));
  return unreachableFor(people).includes('emergency') ? 1 : 0;
}

/**
 * What the navigation counts. What needs a look is for those who see requests; questions for those who may answer them; open remarks,
 * articles that are ready and who is told for those who publish; the answer to a remark for who wrote it. A count that fails is left out
 * and logged, because its absence looks like nothing to do.
 */
export async function countWaiting(c: Pick<DeskContext, 'env' | 'var'>): Promise<Readonly<Record<string, number>>> {
  const { person } = c.var;
  const db = c.env.DB;
  const settles = may(person, 'publish');
  const counts = {
    look: may(person, 'see requests') && countToLookAt(db),
    'for-you': may(person, 'answer questions') && countQuestions(db),
    pages: remarksFor(db, { name: person.name, settles }),
    articles: settles && countReady(db),
    alerts: settles && nobodyAtNight(c),
  };
  const counted = Object.entries(counts).map(async ([what, count]) => {
    const number = await Promise.resolve(count || 0).catch((error) => {
      logError({ ...faultEvent(error), event: 'desk-count', what });
      return 0;
    });
    return [what, number] as const;
  });
  return Object.fromEntries(await Promise.all(counted));
}
