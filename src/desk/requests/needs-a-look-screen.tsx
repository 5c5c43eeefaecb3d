import type { ReactNode } from 'react';
import { Nothing, PageHead, Urgent } from '#desk/frame/page-parts.tsx';
import { fromNow, lasting, whenAsRead } from '#desk/frame/times.ts';
import type { NeedsALook } from '#requests/lists/needs-a-look.ts';
import { type PatientRequest, setAsideReason } from '#requests/request.ts';
import type { Filter } from './filter.ts';
import { answerWords, heldWords } from './request-lines.tsx';
import { FilterChoices } from './requests-screen.tsx';
import { Decide, WaitingItem } from './waiting-item.tsx';
import { Withdrawals, type WithdrawalsProps } from './withdrawals-part.tsx';

type Props = {
  found: NeedsALook;
  filter: Filter;
  now: number;
  mayDiscard: boolean;
  withdrawals: WithdrawalsProps;
  /** How many requests the practice's own backend took; undefined without one. */
  delivered?: { today: number; week: number } | undefined;
};

function Part({ id, title, all, shown, children }: { id: string; title: string; all: number; shown: number; children: ReactNode }) {
  if (all === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-8">
      <h2 className="text-xl" id={id}>
        {title} <span className="font-normal text-soft">({all})</span>
      </h2>
      {children}
      {all > shown && <p className="mt-2 text-soft">And {all - shown} more, which move up as you deal with these.</p>}
    </section>
  );
}

function WithoutKey({ of }: { of: ReadonlyArray<PatientRequest> }) {
  const keys = Map.groupBy(of, ({ keyId }) => keyId);
  return (
    <>
      <Urgent>
        These are safe and cannot be read: the secret that encrypted them is no longer in OUTBOX_KEYS of the site and of the desk. Ask the
        person who looks after the site to put the old secret back, behind the newest one; then they go on by themselves. Nothing is lost
        while you wait, and nothing is to be discarded.
      </Urgent>
      <ul className="mt-3 grid gap-2">
        {[...keys].map(([key, sealed]) => (
          <li key={key}>
            The secret with the id <strong>{key}</strong> is missing for {sealed.map(({ name }) => name).join(', ')}.
          </li>
        ))}
      </ul>
    </>
  );
}

function Elsewhere({ delivered }: { delivered: { today: number; week: number } }) {
  return (
    <section aria-label="Delivered" className="mt-4 rounded-md bg-sunk p-4">
      <p>
        This site hands requests to the practice’s own system: whom to ring is listed there. Here is only what it has not got yet. It took{' '}
        <strong>{delivered.today}</strong> since midnight, and <strong>{delivered.week}</strong> in the last seven days.
      </p>
    </section>
  );
}

// A request that the desk set aside comes back under the same words with which it went.
const releaseWords = ({ heldReason }: PatientRequest): string =>
  heldReason === setAsideReason ? 'Bring it back: it is a person' : 'Release: it is a person';

/** The filter 'Needs a look': requests that nobody has received yet, each with the reason, and consent that was taken back. */
export function NeedsALookScreen({
  found: { pending, held, rejected, unopenable },
  filter,
  now,
  mayDiscard,
  withdrawals,
  delivered,
}: Props) {
  const nothing = [pending, held, rejected, unopenable].every(({ all }) => all === 0) && withdrawals.tasks.length === 0;
  const since = ({ acceptedAt }: PatientRequest) => `It came ${whenAsRead(acceptedAt, now)}`;
  return (
    <>
      <PageHead title="Needs a look">
        Requests that nobody can act on yet, and consent that was taken back. Each of these people believes that you have heard from them.
      </PageHead>
      <FilterChoices filter={filter} />
      {delivered && <Elsewhere delivered={delivered} />}
      {nothing && <Nothing>Nothing is stuck. All that came in has arrived.</Nothing>}
      <Part all={rejected.all} id="rejected" shown={rejected.shown.length} title="Rejected: ring them">
        <p className="mt-1 max-w-reading text-soft">
          The system that takes requests will never take these as they are. Ring these people, then discard; or have it mended and send them
          again.
        </p>
        <ul className="mt-3 grid gap-3">
          {rejected.shown.map((item) => (
            <WaitingItem key={item.id} now={now} request={item} why={`${since(item)}. ${answerWords(item.lastCode)}`}>
              <Decide discard="I have rung them: discard" mayDiscard={mayDiscard} request={item} release="Send it again" />
            </WaitingItem>
          ))}
        </ul>
      </Part>
      <Withdrawals {...withdrawals} />
      <Part all={held.all} id="held" shown={held.shown.length} title="Held as doubtful">
        <p className="mt-1 max-w-reading text-soft">
          These look as if a machine had sent them. A person who was mistaken for one was told that you will call: release those.
          {!mayDiscard && ' The doctor or the owner can discard the rest.'}
        </p>
        <ul className="mt-3 grid gap-3">
          {held.shown.map((item) => (
            <WaitingItem key={item.id} now={now} request={item} why={`${heldWords(item.heldReason)} ${since(item)}.`}>
              <Decide discard="Discard" mayDiscard={mayDiscard} request={item} release={releaseWords(item)} />
            </WaitingItem>
          ))}
        </ul>
      </Part>
      <Part all={pending.all} id="waiting" shown={pending.shown.length} title="On its way">
        <p className="mt-1 max-w-reading text-soft">
          Stored safely, and tried again until it arrives. You need not do anything; if it is urgent, ring.
        </p>
        <ul className="mt-3 grid gap-3">
          {pending.shown.map((item) => (
            <WaitingItem
              key={item.id}
              now={now}
              request={item}
              why={`It has waited for ${lasting(item.acceptedAt, now)}, and was tried ${item.attempts === 1 ? 'once' : `${item.attempts} times`}. ${answerWords(item.lastCode)} ${item.nextAttemptAt > now ? `Next try ${fromNow(item.nextAttemptAt, now)}.` : 'It is tried again within a minute.'}`}
            />
          ))}
        </ul>
      </Part>
      <Part all={unopenable.all} id="sealed" shown={unopenable.shown.length} title="Cannot be opened">
        <WithoutKey of={unopenable.shown} />
      </Part>
    </>
  );
}
