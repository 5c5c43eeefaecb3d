import type { Hono } from 'hono';
import * as v from 'valibot';
import { plannedBy } from '#articles/schedule.ts';
import { forgetDevices } from '#bell/push/devices.ts';
import { type DeskContext, type DeskEnv, roles } from '#desk/desk-env.ts';
import { doctorsOf } from '#desk/door/doctors.ts';
import { may } from '#desk/door/permissions.ts';
import { addStaff, changeRole, findStaff, listStaff, removeStaff, type StaffChange } from '#desk/door/staff.ts';
import { signOutPath } from '#desk/frame/document.tsx';
import type { FlashKey } from '#desk/frame/flash-message.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskNotice, deskPage, seeOther } from '#desk/frame/page.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import { accessLogStatement, readAccessLog } from '#requests/access-log.ts';
import { readErasureMode, setErasureMode } from '#requests/erase.ts';
import { emailField, type FieldErrors, nameField } from '#schemas/fields.ts';
import { AccessLog, accessFilterFrom, listReaders } from './access-log-screen.tsx';
import { Settings } from './settings-screen.tsx';
import { type Asked, Staff } from './staff-screen.tsx';

export function teamRoutes(app: Hono<DeskEnv>): void {
  staffRoutes(app);
  accessLogRoutes(app);
  settingsRoutes(app);
}

function accessLogRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/access', 'access log', async (c) => {
    const db = c.env.DB;
    const filter = accessFilterFrom(c.req.query());
    const readers = await listReaders(db, c.var.ring);
    // An unknown mark selects everybody's entries.
    const reader = readers.find(({ mark }) => mark === filter.mark);
    const applied = { ...filter, mark: reader?.mark ?? '' };
    const { reference, before } = applied;
    const page = await readAccessLog(db, { by: reader?.email, reference, before, limit: 50 });
    const body = <AccessLog filter={applied} now={c.var.now} page={page} readers={readers} />;
    return deskPage(c, { title: 'Who looked', current: 'access', body });
  });
}

async function settingsPage(c: DeskContext, error?: string): Promise<Response> {
  const db = c.env.DB;
  const setting = await readErasureMode(db);
  const by = setting.set?.by ?? '';
  const setBy = (await findStaff(db, by))?.name ?? by;
  const body = <Settings error={error} now={c.var.now} setBy={setBy} setting={setting} />;
  return deskPage(c, { title: 'Settings', current: 'settings', body }, error ? 422 : 200);
}

const settingsForm = v.object({ mode: v.picklist(['now', 'lock'], 'Choose one of the two') });

async function saveSettings(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, settingsForm);
  if (!form.ok) return settingsPage(c, form.errors.mode?.[0] ?? 'Choose one of the two');
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

function settingsRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/settings', 'settings', (c) => settingsPage(c));
  deskRoute(app, 'POST', '/settings', 'settings', saveSettings);
}

type StaffFeedback = { problem?: string; asked?: Asked; errors?: FieldErrors; typed?: Readonly<Record<string, string>> };

async function staffPage(c: DeskContext, feedback: StaffFeedback = {}, status = 200): Promise<Response> {
  const [rows, doctors] = await Promise.all([listStaff(c.env.DB), doctorsOf(c.env.DB)]);
  const staff = await Promise.all(rows.map(async (row) => ({ ...row, planned: await plannedBy(c.env.DB, row.email) })));
  const body = <Staff doctors={doctors} now={c.var.now} staff={staff} you={c.var.person.email} {...feedback} />;
  return deskPage(c, { title: 'Staff', current: 'staff', body }, status);
}

const role = v.picklist(roles, 'Choose what they may do');
const email = v.pipe(emailField('Enter the email address that they sign in with'), v.toLowerCase());
// Not empty once it was asked and answered with yes.
const sure = v.optional(v.string(), '');
const newPerson = v.object({ name: nameField('Enter the name that colleagues know'), email, role });

const actorOf = (c: DeskContext) => ({ by: c.var.person.email, now: c.var.now });

async function addPerson(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, newPerson);
  if (!form.ok) return staffPage(c, form, 422);
  if (await addStaff(c.env.DB, form.value, actorOf(c))) return seeOther('/staff', 'staff-added');
  const errors = { email: ['This person is on the list already. Change the role there.'] };
  return staffPage(c, { errors, typed: form.value }, 422);
}

const problems: Readonly<Record<Exclude<StaffChange, 'done'>, string>> = {
  'last-owner': 'This is the last owner. Make somebody else an owner first: without one nobody could add people, or read the access log.',
  'no-other-owner':
    'No other owner has signed in yet, so nothing was changed. Let one of them sign in first: otherwise the desk could be left without an owner.',
  unknown: 'This person is not on the list any more.',
};

const isSelf = (c: DeskContext, address: string) => address === c.var.person.email;
const leftTheDesk = {
  title: 'You are off the staff list',
  words: 'You have removed yourself, and cannot come in any more. Another owner can add you again.',
  action: { href: signOutPath, label: 'Sign out' },
};

const answer = (c: DeskContext, changed: StaffChange, flash: FlashKey) =>
  changed === 'done' ? seeOther('/staff', flash) : staffPage(c, { problem: problems[changed] }, 409);

async function changePersonsRole(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ email, role, sure }));
  if (!form.ok) return staffPage(c, { problem: form.errors.role?.[0] ?? 'Choose somebody from the list' }, 422);
  const before = await findStaff(c.env.DB, form.value.email);
  if (before && before.role !== form.value.role && form.value.sure === '')
    return staffPage(c, { asked: { email: before.email, role: form.value.role } }, 409);
  const changed = await changeRole(c.env.DB, form.value.email, form.value.role, actorOf(c));
  const givesUpStaff = isSelf(c, form.value.email) && !may(form.value, 'staff');
  return changed === 'done' && givesUpStaff ? seeOther('/', 'own-role-changed') : answer(c, changed, 'staff-changed');
}

async function removePerson(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ email, sure }));
  if (!form.ok) return staffPage(c, { problem: 'Choose somebody from the list' }, 422);
  const before = await findStaff(c.env.DB, form.value.email);
  if (before && form.value.sure === '') return staffPage(c, { asked: { email: before.email } }, 409);
  const removed = await removeStaff(c.env.DB, form.value.email, actorOf(c));
  if (removed === 'done') await forgetDevices(c.env.DB, form.value.email);
  return removed === 'done' && isSelf(c, form.value.email) ? deskNotice(leftTheDesk, 200) : answer(c, removed, 'staff-removed');
}

function staffRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/staff', 'staff', (c) => staffPage(c));
  deskRoute(app, 'POST', '/staff', 'staff', addPerson);
  deskRoute(app, 'POST', '/staff/role', 'staff', changePersonsRole);
  deskRoute(app, 'POST', '/staff/remove', 'staff', removePerson);
}
