import type { Hono } from 'hono';
import * as v from 'valibot';
import { readPeople, savePracticeKinds, saveSettings, settingsOf } from '#bell/people.ts';
import { addDevice, isUsableKey, listDevices, removeDevice, renewDevice } from '#bell/push/devices.ts';
import { pushDeps, pushTo } from '#bell/push/send.ts';
import { meansFrom, reachable, unreachableFor } from '#bell/reachable.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { may } from '#desk/door/permissions.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { policyBehind } from '#desk/frame/headers.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { PageHead } from '#desk/frame/page-parts.tsx';
import { deskRoute } from '#desk/frame/route.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { alertForm, chosenIn, deviceErrors, deviceForm, deviceFrom, kinds, parseAlerts, practiceForm, renewedForm } from './alert-form.ts';
import { DevicesSection } from './devices-section.tsx';
import { PracticeSection } from './practice-section.tsx';
import { ReachSection, readReach } from './reach-section.tsx';
import { SettingsSection, type Typed } from './settings-section.tsx';

type Feedback = { problem?: string; typed?: Typed; errors?: FieldErrors };

const sealedIn = (c: DeskContext) => ({ db: c.env.DB, ring: c.var.ring });

async function alertsPage(c: DeskContext, { problem, typed, errors }: Feedback = {}, status = 200): Promise<Response> {
  const { DB: db } = c.env;
  const { now, person, settings } = c.var;
  const means = meansFrom(settings, c.env);
  const isOwner = may(person, 'staff');
  const [own, devices, reach, practice] = await Promise.all([
    settingsOf(db, person.email),
    listDevices(sealedIn(c), person.email),
    readReach(db, means, now, isOwner),
    isOwner && (means.webhook || means.mail) ? readPeople(db) : undefined,
  ]);
  const hasDevice = means.push && devices.some(({ failure }) => !failure);
  const body = (
    <>
      <PageHead title="Who is told">
        What you are told of, and where. A message holds counts and times only: no name, no reference, no word of a patient.
      </PageHead>
      <DevicesSection devices={devices} now={now} problem={problem} publicKey={settings.push?.key.publicKey} />
      <SettingsSection
        errors={errors}
        hasDevice={hasDevice}
        hasMail={means.mail}
        kinds={kinds.filter((kind) => kind !== 'question' || may(person, 'see questions'))}
        settings={own}
        typed={typed}
      />
      {practice && <PracticeSection chosen={practice.itself.kinds} means={means} />}
      <ReachSection reach={reach} />
    </>
  );
  const page = await deskPage(c, { title: 'Who is told', current: 'alerts', body }, status);
  // A browser takes the address of a service worker only from a policy of Trusted Types. This one gives a single address, and is allowed
  // on this screen alone.
  page.headers.set(
    'Content-Security-Policy',
    policyBehind(settings.access.team).replace("trusted-types 'none'", 'trusted-types push-worker'),
  );
  return page;
}

async function saved(c: DeskContext): Promise<Response> {
  const people = await reachable(c.env.DB, c.var.now, meansFrom(c.var.settings, c.env));
  return seeOther('/alerts', unreachableFor(people).includes('emergency') ? 'alerts-saved-nobody' : 'alerts-saved');
}

async function savePractice(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, practiceForm);
  if (!form.ok) return alertsPage(c, form, 422);
  await savePracticeKinds(c.env.DB, chosenIn(form.value), c.var.now);
  return saved(c);
}

async function save(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, alertForm);
  if (!form.ok) return alertsPage(c, form, 422);
  const parsed = parseAlerts(form.value, c.var.person.email);
  if (parsed.ok) {
    await saveSettings(c.env.DB, parsed.settings, c.var.now);
    return saved(c);
  }
  const typed = Object.fromEntries(Object.entries(form.value).map(([name, value]) => [name, value === true ? 'on' : String(value || '')]));
  return alertsPage(c, { typed, errors: { [parsed.field]: [parsed.message] } }, 422);
}

const deviceOf = (c: DeskContext) => deviceFrom(c.req.header('user-agent') ?? '');

async function add(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, deviceForm);
  if (!form.ok || !(await isUsableKey(form.value.p256dh))) return alertsPage(c, { problem: deviceErrors.notUsable }, 422);
  await addDevice(sealedIn(c), c.var.person.email, { ...form.value, device: deviceOf(c) }, c.var.now);
  return seeOther('/alerts', 'device-added');
}

/** The browser has changed its subscription by itself: the one before is replaced, if it is this person's. */
async function renew(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, renewedForm);
  if (!form.ok || !(await isUsableKey(form.value.p256dh))) return new Response(null, { status: 422 });
  const { old, ...subscription } = form.value;
  const device = { ...subscription, device: deviceOf(c) };
  const isRenewed = await renewDevice(sealedIn(c), c.var.person.email, { old, device }, c.var.now);
  return new Response(null, { status: isRenewed ? 204 : 404 });
}

async function remove(c: DeskContext): Promise<Response> {
  const form = await readDeskForm(c, v.object({ id: v.string() }));
  const removed = form.ok && (await removeDevice(c.env.DB, c.var.person.email, form.value.id));
  return removed ? seeOther('/alerts', 'device-removed') : alertsPage(c, { problem: deviceErrors.unknown }, 404);
}

const test = { kind: 'watch', text: 'A test from the desk: this is how you are told.', urgent: false } as const;

async function sendTest(c: DeskContext): Promise<Response> {
  const { now, person, ring, settings } = c.var;
  const { sent, failed } = await pushTo(
    pushDeps(c.env.DB, ring, settings.push, () => now),
    person.email,
    test,
  );
  if (sent > 0) return seeOther('/alerts', 'test-sent');
  const none = 'Nothing was sent: push is on for none of your devices.';
  const refused = 'The test did not get through. What is below says why, for each device that is still there.';
  return alertsPage(c, { problem: failed > 0 ? refused : none }, failed > 0 ? 502 : 409);
}

/** 'Who is told': each person's own devices and settings, and for the owner who would be reached. */
export function alertsRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/alerts', 'see requests', (c) => alertsPage(c));
  deskRoute(app, 'POST', '/alerts', 'see requests', save);
  deskRoute(app, 'POST', '/alerts/devices', 'see requests', add);
  deskRoute(app, 'POST', '/alerts/practice', 'staff', savePractice);
  deskRoute(app, 'POST', '/alerts/devices/renew', 'see requests', renew);
  deskRoute(app, 'POST', '/alerts/devices/remove', 'see requests', remove);
  deskRoute(app, 'POST', '/alerts/test', 'see requests', sendTest);
}
