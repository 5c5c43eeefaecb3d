import type { Hono, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { doctorsOf } from '#desk/door/doctors.ts';
import { may } from '#desk/door/permissions.ts';
import { namesOf } from '#desk/door/staff.ts';
import { depsOf, hoursOf, nameIn, requestIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, type Screen, seeOther } from '#desk/frame/page.tsx';
import { isRequestName, nextAfter, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { boxTimeOf, typedDayInWords } from '#desk/frame/times.ts';
import { toldBy } from '#requests/calls/due-times.ts';
import { doctorExchange, openOne } from '#requests/calls/one-request.ts';
import { countQuestions, overdueEmergencies, readQuestions } from '#requests/calls/questions.ts';
import { recordableRow, recordCall } from '#requests/calls/record.ts';
import { justRecorded, undoLast } from '#requests/calls/undo.ts';
import { severalLines } from '#schemas/plain-text.ts';
import { AskDoctor, type AskDoctorProps, longestWords } from './ask-screen.tsx';
import { ForYou, type ForYouProps } from './for-you-screen.tsx';

const words = (missing: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform(severalLines),
    v.nonEmpty(missing),
    v.maxLength(longestWords, `Use ${longestWords.toLocaleString('en-IN')} characters or fewer.`),
  );
const version = seenVersion();
const questionForm = v.object({ version, question: words('Write what you want to know.') });
const replyForm = v.object({ version, reply: words('Write the answer.') });
// Each box of a screen full of questions.
const mostBytes = 1024 * 1024;

/** Where somebody comes in who has questions to answer. A link of the desk itself leads where it says. */
export const questionsFirst: MiddlewareHandler<DeskEnv> = async (c, next) => {
  const comesIn =
    c.req.method === 'GET' && c.req.path === '/' && ['none', 'cross-site', 'same-site'].includes(c.req.header('sec-fetch-site') ?? '');
  return comesIn && c.var.person.role === 'doctor' && ((await c.var.waiting()).counts['for-you'] ?? 0) > 0 ? seeOther('/for-you') : next();
};

async function record(c: DeskContext, outcome: 'question' | 'reply', seen: number, note: string, urgent = false) {
  const call = { name: nameIn(c), email: c.var.person.email, version: seen, outcome, note, urgent };
  return recordCall({ ...depsOf(c), hours: await hoursOf(c) }, call);
}

/** Returns this person's last answer about a request while it can be taken back: nobody has done anything about the request since. */
async function ownAnswer(c: DeskContext, name: string): Promise<{ note: string; version: number } | undefined> {
  const { email } = c.var.person;
  const recorded = await justRecorded(depsOf(c), { name, email });
  if (recorded?.outcome !== 'reply') return undefined;
  const found = await openOne(depsOf(c), { name, email, beside: true });
  const reply = found.kind === 'request' ? doctorExchange(found.request.events).reply : undefined;
  return reply && { note: reply.note, version: recorded.version };
}

type Again = Pick<ForYouProps, 'unsent' | 'problem'> & Pick<Screen, 'flashMessage'>;

async function forYou(c: DeskContext, { flashMessage, ...again }: Again = {}, status = 200): Promise<Response> {
  const { now, person } = c.var;
  const hours = await hoursOf(c);
  const [questions, all, names, emergencies] = await Promise.all([
    readQuestions({ ...depsOf(c), hours }, person.email),
    countQuestions(c.env.DB),
    namesOf(c.env.DB),
    overdueEmergencies(depsOf(c)),
  ]);
  const mayAnswer = may(person, 'answer questions');
  const about = flashMessage?.about ?? c.req.query('about') ?? '';
  const sent = mayAnswer && isRequestName(about) && (await ownAnswer(c, about)) ? about : undefined;
  const { nobodyAtNight } = await c.var.waiting();
  const shown = { emergencies, mayAnswer, names, now, questions, more: all - questions.length, sent };
  const body = <ForYou {...again} {...shown} nobodyAtNight={nobodyAtNight} />;
  return deskPage(c, { title: mayAnswer ? 'For you' : 'For the doctor', current: 'for-you', body, flashMessage }, status);
}

/** By when an answer of now is passed on, as a date input has it. */
async function answeredBy(c: DeskContext, name: string): Promise<string | undefined> {
  const row = await recordableRow(c.env.DB, name);
  return row ? boxTimeOf(toldBy(row, { now: c.var.now, hours: await hoursOf(c) })) : undefined;
}

type Sent = Readonly<Record<string, string>>;

/** The text of all boxes, by the request that it is about. */
function typedIn(sent: Sent): Map<string, { typed: string; urgent: boolean; version: string | undefined }> {
  const names = Object.keys(sent).flatMap((key) => (key.startsWith('reply-') ? [key.slice('reply-'.length)] : []));
  const all = names.map((name) => {
    const [typed = '', version] = [sent[`reply-${name}`], sent[`version-${name}`]];
    return [name, { typed, version, urgent: sent[`urgent-${name}`] !== undefined }] as const;
  });
  return new Map(all.filter(([, { typed, urgent }]) => typed.trim() !== '' || urgent));
}

async function reply(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const all = await readDeskForm(c, v.record(v.string(), v.string()), mostBytes);
  const sent: Sent = all.ok ? all.value : {};
  const unsent = typedIn(sent);
  const own = { version: sent[`version-${name}`], reply: sent[`reply-${name}`] };
  const again = (words: string, status: number) => {
    const mine = unsent.get(name);
    if (mine) unsent.set(name, { ...mine, version: undefined });
    return forYou(c, { unsent, problem: { name, words } }, status);
  };
  const form = v.safeParse(replyForm, own);
  if (!form.success) return again(form.issues[0].message, 422);
  const { version: seen, reply: note } = form.output;
  const urgent = unsent.get(name)?.urgent ?? false;
  const by = await answeredBy(c, name);
  if ((await record(c, 'reply', seen, note, urgent)) === 'changed')
    return again('Somebody did something about this request meanwhile. Your answer is not sent yet: read it again, then send it.', 409);
  unsent.delete(name);
  const flash = urgent ? 'replied-now' : 'replied';
  // The other boxes keep their text, so no other page is loaded.
  return unsent.size > 0
    ? forYou(c, { unsent, flashMessage: { flash, day: typedDayInWords(by ?? ''), about: name } })
    : seeOther('/for-you', flash, by, name);
}

/** Puts an answer back into its box. The other boxes keep their text. */
async function takeBack(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const all = await readDeskForm(c, v.record(v.string(), v.string()), mostBytes);
  const unsent = typedIn(all.ok ? all.value : {});
  const answer = await ownAnswer(c, name);
  const undone = answer && (await undoLast(depsOf(c), { name, email: c.var.person.email, version: answer.version })) === 'undone';
  if (undone) unsent.set(name, { typed: answer.note, urgent: false, version: undefined });
  return forYou(
    c,
    { unsent, flashMessage: { flash: undone ? 'reply-taken-back' : 'not-undone', day: undefined, about: name } },
    undone ? 200 : 409,
  );
}

async function ask(c: DeskContext, again: Pick<AskDoctorProps, 'typed' | 'error' | 'changed'> = {}, status = 200): Promise<Response> {
  const [request, doctors] = await Promise.all([requestIn(c), doctorsOf(c.env.DB)]);
  if (request instanceof Response) return request;
  const body = <AskDoctor doctors={doctors} request={request} {...again} />;
  return deskPage(c, { title: `Ask the doctor, ${request.name}`, current: 'calls', body }, status);
}

async function question(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, questionForm);
  if (!form.ok) return ask(c, { typed: form.typed.question ?? '', error: Object.values(form.errors)[0]?.[0] }, 422);
  const { version: seen, question: note } = form.value;
  if ((await record(c, 'question', seen, note)) === 'changed') return ask(c, { typed: note, changed: true }, 409);
  return seeOther(nextAfter(nameIn(c)));
}

export function doctorRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/for-you', 'see questions', (c) => forYou(c));
  // The page after an answer has the address of its form: loaded again, it is the list.
  deskRoute(app, 'GET', `${requestPath}/reply`, 'see questions', () => seeOther('/for-you'));
  deskRoute(app, 'POST', `${requestPath}/reply`, 'answer questions', reply);
  deskRoute(app, 'GET', `${requestPath}/take-back`, 'see questions', () => seeOther('/for-you'));
  deskRoute(app, 'POST', `${requestPath}/take-back`, 'answer questions', takeBack);
  deskRoute(app, 'GET', `${requestPath}/ask`, 'record calls', (c) => ask(c));
  deskRoute(app, 'POST', `${requestPath}/ask`, 'record calls', question);
}
