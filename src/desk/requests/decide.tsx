import * as v from 'valibot';
import type { DeskContext } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { depsOf, nameIn } from '#desk/frame/deps.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { needsALookPath, pathOf, unreadable } from '#desk/frame/request-names.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import { logListSeen } from '#requests/access-log.ts';
import { findRequest } from '#requests/calls/one-request.ts';
import { discard, noteRung, release } from '#requests/moderation.ts';
import type { PatientRequest } from '#requests/request.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';
import { lossOf } from './what-is-lost.ts';

// `sure` is not empty once it was asked and answered with yes.
const decision = v.object({ decision: v.picklist(['release', 'discard']), sure: v.optional(v.string(), '') });
const notYours = {
  title: 'This is not yours to do',
  words: 'Only the doctor and the owner discard what somebody sent. Ask one of them. Nothing was changed.',
};

/** Asks once before what somebody sent is erased without a way back. */
export function AskDiscard({ request, now }: { request: PatientRequest; now: number }) {
  const { name, written, acceptedAt } = request;
  const loss = lossOf(request);
  return (
    <>
      <PageHead title="Discard this request?" />
      <p className="mt-3 text-lg">
        <strong>{written ? written.name || 'No name given' : unreadable}</strong>, {name}, from {whenAsRead(acceptedAt, now)}
      </p>
      {loss && <Urgent>{loss}</Urgent>}
      <p className="mt-3 max-w-reading">It is erased for good: nobody can bring it back.</p>
      <form action={`${pathOf(request)}/decide`} className="mt-4 flex flex-wrap gap-3" method="post">
        <input name="decision" type="hidden" value="discard" />
        <ButtonLink href={`${needsALookPath}#${name}`}>Leave it</ButtonLink>
        <Submit look="quiet" name="sure" value="yes">
          Yes: discard it for good
        </Submit>
      </form>
    </>
  );
}

async function askDiscard(c: DeskContext, name: string): Promise<Response> {
  const { now, person } = c.var;
  const request = await findRequest(depsOf(c), name);
  if (request?.state !== 'held' && request?.state !== 'rejected') return seeOther(needsALookPath, 'dealt-with');
  if (request.written) await logListSeen(c.env.DB, { at: now, by: person.email, names: [name], what: 'saw what waits' });
  return deskPage(c, { title: `Discard ${name}`, current: 'look', body: <AskDiscard now={now} request={request} /> }, 409);
}

/** Releases or discards what is held or was rejected. */
export async function decide(c: DeskContext): Promise<Response> {
  const { settings, now, person } = c.var;
  const form = await readDeskForm(c, decision);
  if (!form.ok) return seeOther(needsALookPath);
  const { decision: wish, sure } = form.value;
  const about = { name: nameIn(c), by: person.email, now };
  if (wish === 'discard') {
    if (!may(person, 'discard')) return deskNotice(notYours, 403);
    if (sure === '') return askDiscard(c, about.name);
    return seeOther(needsALookPath, (await discard(c.env.DB, about)) ? 'discarded' : 'dealt-with');
  }
  const forwards = settings.backendUrl !== undefined;
  if (!(await release(c.env.DB, { ...about, forwards }))) return seeOther(needsALookPath, 'dealt-with');
  return seeOther(needsALookPath, forwards ? 'sent-again' : 'released');
}

/** Notes that somebody rang the sender of what is on no call list. */
export async function rung(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const isNoted = await noteRung(c.env.DB, { name, by: c.var.person.email, now: c.var.now });
  return seeOther(isNoted ? `${needsALookPath}#${name}` : needsALookPath, isNoted ? 'rung' : 'dealt-with');
}
