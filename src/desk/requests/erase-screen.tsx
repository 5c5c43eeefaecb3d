import { dayOf } from '#content/practice-time.ts';
import { PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { pathOf } from '#desk/frame/request-names.ts';
import { dayAsRead, whenAsRead } from '#desk/frame/times.ts';
import { lockedFor } from '#requests/erase.ts';
import type { ErasureSetting } from '#requests/erasure-mode.ts';
import type { PatientRequest } from '#requests/request.ts';
import { Button, ButtonLink } from '#ui/button.tsx';

const goes = {
  now: 'Their name, phone, e-mail and words, all notes about it, and everything that a search could find it by.',
  lock: 'From now on nobody at the desk can find, open or export it. Then it is erased: name, phone, e-mail, words and notes.',
} as const;
const stays =
  'Its reference, the times, how often somebody rang, and who erased it. So a late copy of the same form cannot bring the person back.';
const history =
  'The database keeps its own history for up to 30 days (Cloudflare’s Time Travel), for repairs. In that time whoever runs the database could bring it back; nobody at the desk can.';

const ifPatient =
  'If this person has become a patient, what belongs to the medical record is kept there by its own law. This is about the request alone.';

type AskProps = { request: PatientRequest; setting: ErasureSetting; now: number; problem?: string | undefined };

/** Asks once more, and says what goes and what stays. */
export function EraseAsk({ request, setting: { mode, set }, now, problem }: AskProps) {
  const { name, written, version, acceptedAt } = request;
  return (
    <>
      <PageHead title={mode === 'now' ? 'Erase this request?' : 'Lock this request?'} />
      {problem && <Urgent>{problem}</Urgent>}
      <p className="mt-3 text-lg">
        <strong>{written?.name ?? 'A request that cannot be opened'}</strong>, {name}, from {whenAsRead(acceptedAt, now)}
      </p>
      <dl className="mt-4 grid max-w-reading gap-3">
        {[
          [mode === 'now' ? 'What goes, at once' : `Locked until ${dayAsRead(dayOf(now + lockedFor), dayOf(now))}`, goes[mode]],
          [mode === 'now' ? 'What stays' : 'What stays after that', stays],
          ['For some days more', history],
        ].map(([title, words]) => (
          <div key={title}>
            <dt className="font-semibold">{title}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-4 max-w-reading text-sm text-soft">{ifPatient}</p>
      {!set && (
        <p className="mt-2 max-w-reading text-sm text-soft">
          The owner has not chosen between erasing and locking yet. Until then requests are {mode === 'now' ? 'erased' : 'locked'}.
        </p>
      )}
      <form action={`${pathOf(request)}/erase`} className="mt-6 flex flex-wrap gap-3" method="post">
        <input name="version" type="hidden" value={version} />
        <Button type="submit">{mode === 'now' ? 'Erase it for good' : 'Lock it'}</Button>
        <ButtonLink href={pathOf(request)} look="quiet">
          Leave it
        </ButtonLink>
      </form>
    </>
  );
}
