import { practice } from '#content/practice.ts';
import { dayOf } from '#content/practice-time.ts';
import { nameOfRequest } from '#desk/calls/paths.ts';
import { dayAsRead, whenAsRead } from '#desk/frame/times.ts';
import { lockedFor } from '#requests/erase.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import type { ErasureMode, ErasureSetting } from './erasure-mode.ts';
import type { Kept, KeptRow } from './kept.ts';
import { PageHead, Urgent } from './request-parts.tsx';

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

type AskProps = { kept: Kept; setting: ErasureSetting; now: number; problem?: string | undefined };

/** Asks once more, and says what goes and what stays. */
export function EraseAsk({ kept: { row, sender }, setting: { mode, set }, now, problem }: AskProps) {
  const address = nameOfRequest(row);
  return (
    <>
      <PageHead title={mode === 'now' ? 'Erase this request?' : 'Lock this request?'} />
      {problem && <Urgent>{problem}</Urgent>}
      <p className="mt-3 text-lg">
        <strong>{sender?.name ?? 'A request that cannot be opened'}</strong>, {row.reference ?? address}, from{' '}
        {whenAsRead(row.accepted_at, now)}
      </p>
      <dl className="mt-4 grid max-w-reading gap-3">
        {[
          [mode === 'now' ? 'What goes, at once' : `Locked until ${dayAsRead(dayOf(now + lockedFor), dayOf(now))}`, goes[mode]],
          [mode === 'now' ? 'What stays' : 'What stays after that', stays],
          ['For some days more', history],
        ].map(([name, words]) => (
          <div key={name}>
            <dt className="font-semibold">{name}</dt>
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
      <form action={`/requests/${address}/erase`} className="mt-6 flex flex-wrap gap-3" method="post">
        <input name="version" type="hidden" value={row.version} />
        <Button type="submit">{mode === 'now' ? 'Erase it for good' : 'Lock it'}</Button>
        <ButtonLink href={`/requests/${address}`} look="quiet">
          Leave it
        </ButtonLink>
      </form>
    </>
  );
}

type GoneProps = { row: KeptRow; by: { name: string; at: number } | undefined; mode: ErasureMode; mayErase: boolean; now: number };

/** What stands at the address of a request that was erased or locked: no name, because there is none any more. */
export function Gone({ row, by, mode, mayErase, now }: GoneProps) {
  const { state, erase_at: eraseAt } = row;
  const address = nameOfRequest(row);
  const done = by ? ` by ${by.name}, ${whenAsRead(by.at, now)}` : '';
  return (
    <>
      <PageHead title={state === 'erased' ? `${address} is erased` : `${address} is locked`} />
      <p className="mt-3 max-w-reading text-lg">
        {state === 'erased'
          ? `It was erased${done}. Nothing here says who wrote it.`
          : `It was locked${done}. Nobody at the desk can read it. It is erased ${eraseAt === null ? 'later' : `on ${dayAsRead(dayOf(eraseAt), dayOf(now))}`}.`}
      </p>
      <p className="mt-2 max-w-reading text-soft">
        It came {whenAsRead(row.accepted_at, now)}. If this person asks about their data, {practice.privacy.grievanceOfficer} answers.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        {state === 'locked' && mode === 'now' && mayErase && (
          <form action={`/requests/${address}/erase`} method="post">
            <input name="version" type="hidden" value={row.version} />
            <Button type="submit">Erase it now</Button>
          </form>
        )}
        <ButtonLink href="/requests" look="quiet">
          All requests
        </ButtonLink>
      </div>
    </>
  );
}
