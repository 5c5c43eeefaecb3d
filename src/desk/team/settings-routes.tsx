import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { findStaff } from '#desk/door/staff.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { accessLogStatement } from '#requests/access-log.ts';
import { readErasureMode, setErasureMode } from '#requests/erasure-mode.ts';
import { Settings } from './settings-screen.tsx';

async function screen(c: DeskContext, error?: string): Promise<Response> {
  const db = c.env.DB;
  const setting = await readErasureMode(db);
  const by = setting.set?.by ?? '';
  const setBy = (await findStaff(db, by))?.name ?? by;
  const body = <Settings error={error} now={c.var.now} setBy={setBy} setting={setting} />;
  return deskPage(c, { title: 'Settings', current: 'settings', body }, error ? 422 : 200);
}

const schema = v.object({ mode: v.picklist(['now', 'lock'], 'Choose one of the two') });

async function save(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, schema);
  if (!form.ok) return screen(c, form.errors.mode?.[0] ?? 'Choose one of the two');
  const db = c.env.DB;
  const { now, person } = c.var;
  const { mode } = form.value;
  const what = mode === 'now' ? 'set to erase now' : 'set to lock first';
  await db.batch([
    setErasureMode(db, mode, person.email, now),
    accessLogStatement(db, { at: now, by: person.email, reference: 'erasure', what }),
  ]);
  return seeOther('/settings', 'settings-saved');
}

export function settingsRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/settings', 'settings', (c) => screen(c));
  deskRoute(app, 'POST', '/settings', 'settings', save);
}
