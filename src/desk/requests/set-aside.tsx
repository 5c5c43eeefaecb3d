import * as v from 'valibot';
import type { DeskContext } from '#desk/desk-env.ts';
import { nameIn } from '#desk/frame/deps.ts';
import { readDeskForm, seenVersion } from '#desk/frame/form.ts';
import { deskPage, seeOther } from '#desk/frame/page.tsx';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { emergencyOf, pathOf } from '#desk/frame/request-names.ts';
import { recordableRow } from '#requests/calls/record.ts';
import { setAside } from '#requests/moderation.ts';
import type { PatientRequest } from '#requests/request.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';

// `sure` is not empty once it was asked and answered with yes.
const aside = v.object({ version: seenVersion(), sure: v.optional(v.string(), '') });

/** Asks once before a possible emergency leaves the list, and rings no more. */
export function AskSetAside({ name, version, emergency }: Pick<PatientRequest, 'name' | 'version' | 'emergency'>) {
  return (
    <>
      <PageHead title="Set aside as spam?">{name}</PageHead>
      <Urgent>
        This may be an emergency: {emergencyOf([{ emergency }], 'short').join('; ')}. Set aside, it leaves the call list and rings no more.
      </Urgent>
      <form action={`${pathOf({ name })}/set-aside`} className="mt-4 flex flex-wrap gap-3" method="post">
        <input name="version" type="hidden" value={version} />
        <ButtonLink href={pathOf({ name })}>Leave it on the list</ButtonLink>
        <Submit look="quiet" name="sure" value="yes">
          Yes: set aside as spam
        </Submit>
      </form>
    </>
  );
}

export async function putAside(c: DeskContext): Promise<Response> {
  const { now, person } = c.var;
  const db = c.env.DB;
  const name = nameIn(c);
  const form = await readDeskForm(c, aside);
  if (!form.ok) return seeOther(pathOf({ name }), 'dealt-with');
  const { version, sure } = form.value;
  const row = await recordableRow(db, name);
  if (row?.emergency && row.version === version && sure === '') {
    const body = <AskSetAside emergency={JSON.parse(row.emergency)} name={name} version={version} />;
    return deskPage(c, { title: `Set aside as spam, ${name}`, current: 'calls', body }, 409);
  }
  const done = await setAside(db, { name, by: person.email, now, version });
  return done ? seeOther('/', 'set-aside', undefined, name) : seeOther(pathOf({ name }), 'dealt-with');
}
