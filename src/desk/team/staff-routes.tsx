import type { Hono } from 'hono';
import * as v from 'valibot';
import { type DeskContext, type DeskEnv, roles } from '#desk/desk-env.ts';
import { addStaff, type Changed, changeRole, listStaff, removeStaff } from '#desk/door/staff.ts';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { emailField, type FieldErrors, nameField } from '#schemas/fields.ts';
import { Staff } from './staff-screen.tsx';

type Shown = { problem?: string; errors?: FieldErrors; typed?: Readonly<Record<string, string>> };

async function screen(c: DeskContext, shown: Shown = {}, status = 200): Promise<Response> {
  const staff = await listStaff(c.env.DB);
  const body = <Staff now={c.var.now} staff={staff} you={c.var.person.email} {...shown} />;
  return deskPage(c, { title: 'Staff', current: 'staff', body }, status);
}

const role = v.picklist(roles, 'Choose what they may do');
const email = v.pipe(emailField('Enter the e-mail address that they sign in with'), v.toLowerCase());
const newPerson = v.object({ name: nameField('Enter the name that colleagues know'), email, role });

const actorOf = (c: DeskContext) => ({ by: c.var.person.email, now: c.var.now });

async function add(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, newPerson);
  if (!form.ok) return screen(c, form, 422);
  if (await addStaff(c.env.DB, form.value, actorOf(c))) return seeOther('/staff', 'staff-added');
  const errors = { email: ['This person is on the list already. Change the role there.'] };
  return screen(c, { errors, typed: form.value }, 422);
}

const problems: Readonly<Record<Exclude<Changed, 'done'>, string>> = {
  'last-owner': 'This is the last owner. Make somebody else an owner first: without one nobody could add people, or read the access log.',
  unknown: 'This person is not on the list any more.',
};

const answer = (c: DeskContext, changed: Changed, said: FlashKey) =>
  changed === 'done' ? seeOther('/staff', said) : screen(c, { problem: problems[changed] }, 409);

async function change(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ email, role }));
  if (!form.ok) return screen(c, { problem: form.errors.role?.[0] ?? 'Choose somebody from the list' }, 422);
  return answer(c, await changeRole(c.env.DB, form.value.email, form.value.role, actorOf(c)), 'staff-changed');
}

async function remove(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ email }));
  if (!form.ok) return screen(c, { problem: 'Choose somebody from the list' }, 422);
  return answer(c, await removeStaff(c.env.DB, form.value.email, actorOf(c)), 'staff-removed');
}

export function staffRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/staff', 'staff', (c) => screen(c));
  deskRoute(app, 'POST', '/staff', 'staff', add);
  deskRoute(app, 'POST', '/staff/role', 'staff', change);
  deskRoute(app, 'POST', '/staff/remove', 'staff', remove);
}
