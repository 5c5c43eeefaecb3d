import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { readDeskForm } from '#desk/http/form.ts';
import { deskPage, seeOther } from '#desk/http/page.tsx';
import { deskRoute } from '#desk/http/route.ts';
import { readErasureMode, setErasureMode } from '#desk/keeping/erasure/mode.ts';
import { accessLogStatement } from '#desk/log-access.ts';
import { Settings } from '#desk/screens/owner/settings.tsx';
import { findStaff } from '#desk/sign-in/staff.ts';

async function screen(c: DeskContext, error?: string): Promise<Response> {
  const db = c.env.EMBEDDED_BACKEND;
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
  const db = c.env.EMBEDDED_BACKEND;
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
