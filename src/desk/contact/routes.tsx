import type { Hono } from 'hono';
import * as v from 'valibot';
import type { DeskContext, DeskEnv } from '#desk/desk-env.ts';
import { depsOf, hoursOf, nameIn, requestIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { BroughtBack, KeptForm, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { optionalPhone } from '#desk/frame/phone-field.ts';
import { pathOf, requestPath, unreadable } from '#desk/frame/request-names.ts';
import { deskRoute } from '#desk/frame/route.ts';
import { changeContact, numberIsIn } from '#requests/calls/contact.ts';
import type { OneRequest } from '#requests/calls/one-request.ts';
import { type FieldErrors, limits } from '#schemas/fields.ts';
import { ErrorSummary } from '#ui/forms/error-summary.tsx';
import { TextField } from '#ui/forms/field.tsx';

const form = v.pipe(
  v.object({
    version: seenVersion('Load the page again, then save it once more.'),
    phone: optionalPhone,
    second: optionalPhone,
  }),
  v.forward(
    v.partialCheck(
      [['phone'], ['second']],
      ({ phone, second }) => phone !== '' || second === '',
      'Enter the first number before a second one',
    ),
    ['phone'],
  ),
  v.forward(
    v.partialCheck([['phone'], ['second']], ({ phone, second }) => phone === '' || phone !== second, 'This is the first number again'),
    ['second'],
  ),
);

type Again = { typed?: Readonly<Record<string, string>>; errors?: FieldErrors; problem?: string };

type IsIn = Awaited<ReturnType<typeof numberIsIn>>;

/** In which requests the number changes, where that is not the shown one alone. */
function scopeWords({ changes, comesBack, kept }: IsIn, name: string): string {
  return [
    changes > 1 && `It changes in all ${changes} requests of ${name}.`,
    comesBack > 0 &&
      (comesBack === 1 ? 'The one that was closed as a wrong number' : `The ${comesBack} that were closed as a wrong number`) +
        ` ${comesBack === 1 ? 'comes' : 'come'} back to the call list.`,
    kept > 0 &&
      `${kept === 1 ? 'One request' : `${kept} requests`} of somebody else from this phone or email ${kept === 1 ? 'keeps' : 'keep'} it.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function ChangeNumber({ request, isIn, typed, errors = {}, problem }: Again & { request: OneRequest; isIn: IsIn }) {
  const { written, version } = request;
  const address = pathOf(request);
  const scope = scopeWords(isIn, written?.name ?? unreadable);
  return (
    <>
      <PageHead title={`The number of ${written?.name ?? unreadable}`}>
        Correct it, or add a second one, of a relative say. The old number is kept in the history, and a search still finds it.
      </PageHead>
      {scope && <p className="mt-2 max-w-reading font-semibold">{scope}</p>}
      {problem && <Urgent>{problem}</Urgent>}
      <ErrorSummary errors={errors} idOf={(field) => `number-${field}`} order={['phone', 'second']} />
      <KeptForm action={`${address}/contact`} back={address} button="Save the number" isUnsaved={typed !== undefined} version={version}>
        <BroughtBack />
        <TextField
          autoComplete="off"
          defaultValue={typed?.phone ?? written?.phone}
          error={errors.phone?.[0]}
          id="number-phone"
          inputMode="tel"
          label="Phone"
          maxLength={limits.phone}
          name="phone"
          short
        />
        <TextField
          autoComplete="off"
          defaultValue={typed?.second ?? written?.secondPhone}
          error={errors.second?.[0]}
          id="number-second"
          inputMode="tel"
          label="Second phone (optional)"
          maxLength={limits.phone}
          name="second"
          short
        />
      </KeptForm>
    </>
  );
}

async function screen(c: DeskContext, again: Again = {}, status = 200): Promise<Response> {
  const request = await requestIn(c);
  if (request instanceof Response) return request;
  const body = <ChangeNumber isIn={await numberIsIn(depsOf(c), request.name)} request={request} {...again} />;
  return deskPage(c, { title: `Number, ${request.name}`, current: 'calls', body }, status);
}

const problems = {
  changed: 'Somebody did something about this request since you looked at it. Nothing was changed, and what you typed is still here.',
  unreadable: 'The key that this was encrypted with is missing, so the number cannot be changed now. Nothing is lost.',
} as const;

async function change(c: DeskContext): Promise<Response> {
  const name = nameIn(c);
  const read = await readDeskForm(c, form);
  if (!read.ok) return screen(c, read, 422);
  const { version, phone, second } = read.value;
  const wanted = { name, by: c.var.person.email, version, phone, secondPhone: second };
  const result = await changeContact({ ...depsOf(c), hours: await hoursOf(c) }, wanted);
  if (result === 'changed' || result === 'unreadable') return screen(c, { typed: { phone, second }, problem: problems[result] }, 409);
  return seeOther(pathOf({ name }), result === 'same' ? 'number-same' : 'number-changed');
}

export function contactRoutes(app: Hono<DeskEnv>): void {
  deskRoute(app, 'GET', `${requestPath}/contact`, 'record calls', (c) => screen(c));
  deskRoute(app, 'POST', `${requestPath}/contact`, 'record calls', change);
}
