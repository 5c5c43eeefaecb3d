import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { pathOf, requestPath, unknownRequest } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { accessLogStatement } from '#requests/access-log.ts';
import { findRequest, isGone } from '#requests/calls/one-request.ts';
import { eraseRequest } from '#requests/erase.ts';
import { readErasureMode } from '#requests/erasure-mode.ts';
import type { PatientRequest } from '#requests/request.ts';
import { EraseAsk } from './erase-screen.tsx';

const find = (c: DeskContext) => findRequest({ db: c.env.DB, ring: c.var.ring, now: c.var.now }, c.req.param('name') ?? '');

async function ask(c: DeskContext, request: PatientRequest, problem?: string): Promise<Response> {
  const { now, person } = c.var;
  const db = c.env.DB;
  if (isGone(request)) return seeOther(pathOf(request));
  const opened = accessLogStatement(db, { at: now, by: person.email, reference: request.name, what: 'opened' });
  const [setting] = await Promise.all([readErasureMode(db), opened.run()]);
  const body = <EraseAsk now={now} problem={problem} request={request} setting={setting} />;
  return deskPage(c, { title: 'Erase', current: 'requests', body }, problem ? 409 : 200);
}

const schema = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });

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
  const seen = { ...request, version: form.value.version };
  const done = await eraseRequest(c.env.DB, { request: seen, mode, by: person.email, now });
  return done === 'erased' || done === 'locked' ? seeOther(address, done) : ask(c, request, problems[done]);
}

export function eraseRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/erase`, 'erase', async (c) => {
    const request = await find(c);
    return request ? ask(c, request) : deskNotice(unknownRequest, 404);
  });
  deskRoute(app, 'POST', `${requestPath}/erase`, 'erase', carryOut);
}
