import type { Hono } from 'hono';
import * as v from 'valibot';
import { dayOf } from '#content/practice-time.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { depsOf, nameIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { PageHead, TapLink, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf, requestPath, unknownRequest, unreadable } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { dayAsRead, whenAsRead } from '#desk/frame/times.ts';
import { accessLogStatement, logListSeen } from '#requests/access-log.ts';
import { findRequest } from '#requests/calls/one-request.ts';
import { type ErasureSetting, eraseRequest, lockedFor, readErasureMode } from '#requests/erase.ts';
import { fromSameContact } from '#requests/lists/listing.ts';
import { isGone, type PatientRequest } from '#requests/request.ts';
import { isCorrectable } from '#requests/written-down.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { lossOf } from './what-is-lost.ts';

const goes = {
  now: 'Their name, phone, email and words, all notes about it, and everything that a search could find it by.',
  lock: 'From now on nobody at the desk can find, open or export it. Then it is erased: name, phone, email, words and notes.',
} as const;
const stays =
  'Its reference, the times, how often somebody rang, and who erased it. So a late copy of the same form cannot bring the person back.';
const history =
  'The database keeps its own history for up to 30 days (Cloudflare’s Time Travel), for repairs. In that time the person who runs the database could bring it back; nobody at the desk can.';

const ifPatient =
  'If this person has become a patient, what belongs to the medical record is kept there by its own law. This is about the request alone.';

type AskProps = {
  request: PatientRequest;
  /** The other requests from the same phone or e-mail. */
  others: ReadonlyArray<PatientRequest>;
  setting: ErasureSetting;
  now: number;
  problem?: string | undefined;
};

/** One phone may serve a family, so each is erased on its own. */
function Others({ others, now }: Pick<AskProps, 'others' | 'now'>) {
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="others" className="mt-4 max-w-reading rounded-md bg-sunk px-4 py-3">
      <h2 className="text-base" id="others">
        {others.length === 1
          ? 'One more from the same phone or email. It stays:'
          : `${others.length} more from the same phone or email. They stay:`}
      </h2>
      <ul>
        {others.map(({ name, written, acceptedAt }) => (
          <li key={name}>
            <TapLink href={`${pathOf({ name })}/erase`}>
              {written?.name ?? unreadable}, {name}, from {whenAsRead(acceptedAt, now)}
            </TapLink>
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">After this one the desk asks about the next.</p>
    </section>
  );
}

/** Asks for confirmation, and says what is erased and what remains. */
export function EraseAsk({ request, others, setting: { mode, set }, now, problem }: AskProps) {
  const { name, written, version, acceptedAt } = request;
  const loss = lossOf(request);
  return (
    <>
      <PageHead title={mode === 'now' ? 'Erase this request?' : 'Lock this request?'} />
      {problem && <Urgent>{problem}</Urgent>}
      <p className="mt-3 text-lg">
        <strong>{written?.name ?? 'A request that cannot be opened'}</strong>, {name}, from {whenAsRead(acceptedAt, now)}
      </p>
      {loss && <Urgent>{loss}</Urgent>}
      <Others now={now} others={others} />
      <dl className="mt-4 grid max-w-reading gap-3">
        {[
          [mode === 'now' ? 'What goes, at once' : `Locked until ${dayAsRead(dayOf(now + lockedFor), dayOf(now))}`, goes[mode]],
          [mode === 'now' ? 'What stays' : 'What stays after that', stays],
          ['For some days more', history],
        ].map(([title, words]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-reading text-sm text-soft">{ifPatient}</p>
      {!set && (
        <p className="mt-2 max-w-reading text-sm text-soft">
          The owner has not chosen between erasing and locking yet. Until then requests are {mode === 'now' ? 'erased' : 'locked'}.
        </p>
      )}
      <form action={`${pathOf(request)}/erase`} className="mt-6 flex flex-wrap gap-3" method="post">
        <input name="version" type="hidden" value={version} />
        <Submit>{mode === 'now' ? 'Erase it for good' : 'Lock it'}</Submit>
        <ButtonLink href={pathOf(request)} look="quiet">
          Leave it
        </ButtonLink>
      </form>
    </>
  );
}

const find = (c: DeskContext) => findRequest(depsOf(c), nameIn(c));

/** The front desk erases what it wrote down itself, as long as that can be a mistake. */
const mayErase = (c: DeskContext, request: PatientRequest) => may(c.var.person, 'erase') || isCorrectable(request, c.var.now);
const notTheDesk = {
  title: 'The doctor and the owner erase this',
  words: 'The front desk erases only what it wrote down itself, within a day. Ask one of them. Nothing was changed.',
};

async function ask(c: DeskContext, request: PatientRequest, problem?: string): Promise<Response> {
  const { now, person } = c.var;
  const db = c.env.DB;
  if (isGone(request)) return seeOther(pathOf(request));
  if (!mayErase(c, request)) return deskNotice(notTheDesk, 403);
  const opened = accessLogStatement(db, { at: now, by: person.email, reference: request.name, what: 'opened' });
  const [setting, same] = await Promise.all([readErasureMode(db), fromSameContact(depsOf(c), request), opened.run()]);
  const others = same.filter((other) => mayErase(c, other));
  await logListSeen(db, { at: now, by: person.email, names: others.map(({ name }) => name), what: 'saw the name' });
  const body = <EraseAsk now={now} others={others} problem={problem} request={request} setting={setting} />;
  return deskPage(c, { title: 'Erase', current: 'requests', body }, problem ? 409 : 200);
}

const schema = v.object({ version: seenVersion() });

const problems = {
  'being-delivered': 'The site hands this request over at this very moment. Nothing was erased. Try again in half a minute.',
  changed: 'Somebody did something about this request since you looked at it. Nothing was erased. Look at it again before you go on.',
} as const;

async function carryOut(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const [form, request] = [await readDeskForm(c, schema), await find(c)];
  if (!request) return deskNotice(unknownRequest, 404);
  const address = pathOf(request);
  if (!form.ok) return seeOther(`${address}/erase`);
  const { mode } = await readErasureMode(c.env.DB);
  if (isGone(request) && (request.state !== 'locked' || mode === 'lock')) return seeOther(address, 'dealt-with');
  if (!mayErase(c, request)) return deskNotice(notTheDesk, 403);
  const seen = { ...request, version: form.value.version };
  const [other] = (await fromSameContact(depsOf(c), request)).filter((each) => mayErase(c, each));
  const done = await eraseRequest(c.env.DB, { request: seen, mode, by: person.email, now });
  if (done !== 'erased' && done !== 'locked') return ask(c, request, problems[done]);
  // Nothing leads from what is gone to the others any more.
  return seeOther(other ? `${pathOf(other)}/erase` : address, done);
}

export function eraseRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/erase`, 'record calls', async (c) => {
    const request = await find(c);
    return request ? ask(c, request) : deskNotice(unknownRequest, 404);
  });
  deskRoute(app, 'POST', `${requestPath}/erase`, 'record calls', carryOut);
}
