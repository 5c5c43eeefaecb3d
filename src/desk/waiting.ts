import { countReady } from '#articles/read-articles.ts';
import { faultEvent, logError } from '#backend/http/log.ts';
import { settingsOf } from '#bell/people.ts';
import { lastEnded } from '#bell/push/devices.ts';
import { meansFrom, type Unheard, unheard } from '#bell/reachable.ts';
import { countQuestions } from '#requests/calls/questions.ts';
import { countToLookAt } from '#requests/lists/needs-a-look.ts';
import type { DeskContext, Waiting } from './desk-env.ts';
import { may } from './door/permissions.ts';
import { remarksFor } from './signing/remarks.ts';

type Context = Pick<DeskContext, 'env' | 'var'>;

/** The device on which push ended last, where this person wants it and has none left. */
async function endedPush({ env, var: { settings, ring, person } }: Context): Promise<Waiting['pushEnded']> {
  const ended = settings.push && (await lastEnded({ db: env.DB, ring }, person.email));
  if (!ended || !(await settingsOf(env.DB, person.email)).push) return undefined;
  return { device: ended.opened?.device, at: ended.failedAt };
}

/** Returns what was asked for; what fails is logged and left out, because its absence looks like nothing to do. */
async function orNothing<T>(what: string, asked: false | Promise<T>, nothing: T): Promise<T> {
  return (asked || Promise.resolve(nothing)).catch((error) => {
    logError({ ...faultEvent(error), event: 'desk-count', what });
    return nothing;
  });
}

/**
 * Counts the work that waits for a person. Requests that need a look are for those who see requests; questions for those who may answer
 * them; open remarks and articles that are ready for those who publish; the answer to a remark for its writer; the warning that something
 * is told to nobody for everybody, because anybody may change that.
 */
export async function readWaiting(c: Context): Promise<Waiting> {
  const { person, settings } = c.var;
  const db = c.env.DB;
  const settles = may(person, 'publish');
  const [look, questions, pages, articles, missing, pushEnded] = await Promise.all([
    orNothing('look', may(person, 'see requests') && countToLookAt(db), 0),
    orNothing('for-you', may(person, 'answer questions') && countQuestions(db), 0),
    orNothing('pages', remarksFor(db, { name: person.name, settles }), 0),
    orNothing('articles', settles && countReady(db), 0),
    orNothing<ReadonlyArray<Unheard>>('alerts', unheard(db, meansFrom(settings, c.env)), []),
    orNothing('push-ended', endedPush(c), undefined),
  ]);
  return {
    counts: { look, 'for-you': questions, pages, articles, alerts: missing.length > 0 || pushEnded ? 1 : 0 },
    nobodyAtNight: settles && missing.some(({ kind }) => kind === 'emergency'),
    pushEnded,
  };
}
