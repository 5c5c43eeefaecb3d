import type { Hono } from 'hono';
import * as v from 'valibot';
import { markBySite } from '#desk/ask-site.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, nameIn, requestIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { KeptForm, PageHead, TapLink, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf, requestPath } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { correctCaller } from '#requests/calls/correct-caller.ts';
import { type OneRequest, openOne } from '#requests/calls/one-request.ts';
import { isCorrectable } from '#requests/written-down.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { CallerFields, idOf, order } from './caller-fields.tsx';
import { callerFields, callerIn, cameBy, hasPhoneOrNone, phoneMissing } from './caller-form.ts';

type Again = { typed?: Readonly<Record<string, string>>; errors?: FieldErrors; problem?: string };

/** The form that corrects a written-down caller, and the way to erase it. */
function Correct({ request, typed, errors = {}, problem }: Again & { request: OneRequest }) {
  const address = pathOf(request);
  return (
    <>
      <PageHead title={`Correct ${request.name}`}>
        What you save replaces what was written down: nothing of that is kept, not in the history either.
      </PageHead>
      {problem && <Urgent>{problem}</Urgent>}
      <ErrorSummary errors={errors} idOf={idOf} order={order} />
      <KeptForm action={`${address}/correct`} back={address} button="Save" isUnsaved={typed !== undefined} version={request.version}>
        <CallerFields errors={errors} typed={typed ?? callerIn(request)} />
      </KeptForm>
      <p className="mt-4">
        <TapLink href={`${address}/erase`}>It should not be here at all: erase it</TapLink>
      </p>
    </>
  );
}

async function screen(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const request = await requestIn(c);
  if (request instanceof Response) return request;
  if (!request.written || !isCorrectable(request, c.var.now)) return seeOther(pathOf(request));
  return deskPage(c, { title: `Correct ${request.name}`, current: 'calls', body: <Correct request={request} {...again} /> }, status);
}

const form = v.pipe(
  v.object({ ...callerFields, version: seenVersion('Load the page again, then save it once more.') }),
  v.forward(v.partialCheck([['phone'], ['came']], hasPhoneOrNone, phoneMissing), ['phone']),
);

const wasChanged =
  'Somebody did something about this request since you looked at it. Nothing was changed, and what you typed is still here: save it again if it still holds.';
const flashes = { recorded: 'corrected', emergency: 'written-down-emergency', unmarked: 'written-down-unmarked' } as const;

async function correct(c: DeskContext): Promise<Response> {
  const { ring, person, now } = c.var;
  const name = nameIn(c);
  const read = await readDeskForm(c, form);
  if (!read.ok) return screen(c, read, 422);
  const { version, name: caller, phone, wish: text, came, language } = read.value;
  const found = await openOne(depsOf(c), { name, email: person.email });
  if (found.kind !== 'request' || !isCorrectable(found.request, now)) return seeOther(pathOf({ name }));
  const result = await correctCaller(depsOf(c), {
    ...{ name, by: person.email, version },
    caller: { name: caller, phone, text, language, cameBy: cameBy(came) },
    markOf: (words) => markBySite({ site: c.env.SITE, ring }, words),
  });
  if (result === 'changed' || result === 'unreadable')
    return screen(c, { typed: { name: caller, phone, wish: text, came, language }, problem: wasChanged }, 409);
  const isHere = result === 'emergency' && came !== 'phone';
  return seeOther(pathOf({ name }), isHere ? 'written-down-emergency-here' : flashes[result]);
}

export function correctRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/correct`, 'record calls', (c) => screen(c));
  deskRoute(app, 'POST', `${requestPath}/correct`, 'record calls', correct);
}
