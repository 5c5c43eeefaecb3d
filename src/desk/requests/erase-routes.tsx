import type { Hono } from 'hono';
import * as v from 'valibot';
import { nameOfRequest, requestPath } from '#desk/calls/paths.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { accessLogStatement } from '#desk/frame/log-access.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { eraseRequest } from './erase-request.ts';
import { EraseAsk, Gone } from './erase-screen.tsx';
import { readErasureMode } from './erasure-mode.ts';
import { findRequest } from './find-request.ts';
import { inFrontOf } from './in-front-of.ts';
import { isGone, type KeptRow, openAll } from './kept.ts';

const unknown = { title: 'No such request', words: 'No request has this reference. Look at how it is written: GI-, four signs, and two.' };

const find = (c: DeskContext) => findRequest(c.env.DB, c.req.param('reference') ?? '');

const whoDidIt = `SELECT e.at, coalesce(staff.name, e.by) AS name FROM events AS e LEFT JOIN staff ON staff.email = e.by
  WHERE e.request_id = ? AND e.outcome IN ('erased', 'locked') ORDER BY e.id DESC LIMIT 1`;

async function gone(c: DeskContext, row: KeptRow): Promise<Response> {
  const { now, person } = c.var;
  const db = c.env.DB;
  const [by, { mode }] = await Promise.all([db.prepare(whoDidIt).bind(row.id).first<{ name: string; at: number }>(), readErasureMode(db)]);
  const body = <Gone by={by ?? undefined} mayErase={may(person, 'erase')} mode={mode} now={now} row={row} />;
  return deskPage(c, { title: nameOfRequest(row), current: 'requests', body }, 410);
}

async function ask(c: DeskContext, row: KeptRow, problem?: string): Promise<Response> {
  const { ring, now, person } = c.var;
  const db = c.env.DB;
  if (isGone(row)) return gone(c, row);
  const [kept] = await openAll(ring, [row]);
  if (!kept) return deskNotice(unknown, 404);
  const opened = accessLogStatement(db, { at: now, by: person.email, reference: nameOfRequest(row), what: 'opened' });
  const [setting] = await Promise.all([readErasureMode(db), opened.run()]);
  const body = <EraseAsk kept={kept} now={now} problem={problem} setting={setting} />;
  return deskPage(c, { title: 'Erase', current: 'requests', body }, problem ? 409 : 200);
}

const schema = v.object({ version: v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number)) });

const problems = {
  'being-delivered': 'The site hands this request over at this very moment. Nothing was erased. Try again in half a minute.',
  changed: 'Somebody did something about this request since you looked at it. Nothing was erased. Look at it again before you go on.',
} as const;

async function carryOut(c: DeskContext): Promise<Response> {
  const { settings, now, person } = c.var;
  const { DB: outbox, DB: requests } = c.env;
  const [form, row] = [await readDeskForm(c, schema), await find(c)];
  if (!row) return deskNotice(unknown, 404);
  const address = `/requests/${nameOfRequest(row)}`;
  if (!form.ok) return seeOther(`${address}/erase`);
  const { mode } = await readErasureMode(requests);
  if (row.state === 'erased' || (row.state === 'locked' && mode === 'lock')) return seeOther(address, 'dealt-with');
  const target = { ...row, version: form.value.version };
  const done = await eraseRequest({ outbox, requests, keys: settings.encryptionKeys, now }, target, { mode, by: person.email });
  return done === 'erased' || done === 'locked' ? seeOther(address, done) : ask(c, row, problems[done]);
}

/** Register in front of the page of one request: at the address of one that is gone stands that it is. */
export function eraseRoutes(app: Hono<DeskEnv>): void {
  inFrontOf(app, requestPath, async (c) => {
    const row = await find(c);
    return row && isGone(row) ? gone(c, row) : undefined;
  });
  deskRoute(app, 'GET', `${requestPath}/erase`, 'erase', async (c) => {
    const row = await find(c);
    return row ? ask(c, row) : deskNotice(unknown, 404);
  });
  deskRoute(app, 'POST', `${requestPath}/erase`, 'erase', carryOut);
}
