import type { Hono } from 'hono';
import * as v from 'valibot';
import { log } from '#backend/http/log.ts';
import { callBy } from '#content/callback-promise.ts';
import { promiseAsRead } from '#content/promise-as-read.ts';
import { markBySite } from '#desk/ask-site.ts';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { hoursOf } from '#desk/frame/deps.ts';
import { readDeskForm } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { PageHead } from '#desk/frame/page-parts.tsx';
import { pathOf } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { boxTimeOf } from '#desk/frame/times.ts';
import { type AcceptResult, accept } from '#requests/accept.ts';
import type { FallbackStore } from '#requests/deps.ts';
import { lastLanguage } from '#requests/written-down.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { callerFields, cameBy, hasPhoneOrNone, isTextLanguage, phoneMissing } from './caller-form.ts';
import { correctRoutes } from './correct.tsx';
import { WriteDown } from './write-down-screen.tsx';

const key = v.optional(v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/, 'Load the page again, then write it down once more.')));
const form = v.pipe(
  v.object({ ...callerFields, key }),
  v.forward(v.partialCheck([['phone'], ['came']], hasPhoneOrNone, phoneMissing), ['phone']),
);

// While the database is silent nobody is let in, so nothing has to be kept outside it.
const noFallback: FallbackStore = {
  get: () => Promise.reject(new Error('no stand-in')),
  put: () => Promise.reject(new Error('no stand-in')),
  list: () => Promise.reject(new Error('no stand-in')),
  delete: () => Promise.reject(new Error('no stand-in')),
};

const problems: Readonly<Record<Exclude<AcceptResult['outcome'], 'delivered' | 'accepted'>, string>> = {
  'key-reused': 'This form was sent before with other words, and that is on the call list. If this is another person, send it once more.',
  erased: 'The same was written down before, and has been erased since. If they want to be rung after all, send it once more.',
  refused: 'It was not stored. Send it once more.',
  'not-received': 'The database does not answer, so nothing was stored. What you typed is still here: send it once more.',
};

type Again = { typed: Readonly<Record<string, string>>; errors?: FieldErrors; problem?: string };

function Elsewhere() {
  return (
    <PageHead title="Write it down">
      This site hands requests to the practice’s own system: whom to ring is listed there. Write down there who rings and who walks in.
    </PageHead>
  );
}

async function screen(c: DeskContext, again?: Again): Promise<Response> {
  const { now, settings, person } = c.var;
  const title = { title: 'Write it down', current: 'write-down' } as const;
  if (settings.backendUrl) return deskPage(c, { ...title, body: <Elsewhere /> });
  const [hours, last] = await Promise.all([hoursOf(c), lastLanguage(c.env.DB, person.email)]);
  const by = callBy(now, hours);
  // Callers one after the other speak the same language more often than not.
  const language = isTextLanguage(last) ? last : 'en';
  const props = { formKey: again?.errors ? (again.typed.key ?? crypto.randomUUID()) : crypto.randomUUID(), ...again };
  const status = again?.errors ? 422 : again ? 409 : 200;
  const body = <WriteDown language={language} promise={by === null ? undefined : promiseAsRead(by, now)} {...props} />;
  return deskPage(c, { ...title, body }, status);
}

async function writeDown(c: DeskContext): Promise<Response> {
  const { now, settings, person } = c.var;
  if (settings.backendUrl) return screen(c);
  const read = await readDeskForm(c, form);
  if (!read.ok) return screen(c, read);
  const { key, name, phone, wish, came, language } = read.value;
  const typed = { name, phone, wish, came, language };
  const hours = await hoursOf(c);
  const deps = {
    db: c.env.DB,
    kvFallback: noFallback,
    keys: settings.encryptionKeys,
    backend: undefined,
    now: () => now,
    waitUntil: (work: Promise<unknown>) => c.executionCtx.waitUntil(work),
    log,
  };
  const payload = { fname: name, lname: '', phone, email: '', patientType: '', reason: '', description: wish } as const;
  const mark = await markBySite({ site: c.env.SITE, ring: c.var.ring }, wish);
  const accepted = await accept(
    deps,
    { kind: 'callback', payload },
    {
      // Nobody on the phone was shown the notice; they were told in words.
      noticeVersion: null,
      language,
      hours,
      promisedAt: callBy(now, hours),
      // The person who has them on the phone is told that nothing looked at their words; the cron asks again.
      emergency: mark?.emergency ?? null,
      idempotencyKey: key,
      writtenDown: { enteredBy: person.email, cameBy: cameBy(came), unmarkedSince: mark ? null : now },
    },
  );
  if (!('reference' in accepted)) return screen(c, { typed, problem: problems[accepted.outcome] });
  const day = accepted.promisedAt === null ? undefined : boxTimeOf(accepted.promisedAt);
  const path = pathOf({ name: accepted.reference });
  // No promise of a later call while they are still there, on the phone or in the room.
  const flash = !mark
    ? 'written-down-unmarked'
    : mark.emergency !== null
      ? came === 'phone'
        ? 'written-down-emergency'
        : 'written-down-emergency-here'
      : phone === ''
        ? 'written-down-no-phone'
        : 'written-down';
  return seeOther(path, flash, mark?.emergency === null ? day : undefined, accepted.reference);
}

export function writeDownRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', '/write-down', 'record calls', (c) => screen(c));
  deskRoute(app, 'POST', '/write-down', 'record calls', writeDown);
  correctRoutes(app);
}
