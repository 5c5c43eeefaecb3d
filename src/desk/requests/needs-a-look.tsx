import type { ReactNode } from 'react';
import { fromNow, lasting, whenAsRead } from '#desk/frame/times.ts';
import type { Custody, InCustody, Sealed } from './custody.ts';
import { CustodyItem, Decide } from './held-item.tsx';
import { Nothing, PageHead, Urgent } from './request-parts.tsx';
import { answerWords, heldWords } from './state-words.ts';

type Props = {
  custody: Custody;
  now: number;
  mayDiscard: boolean;
  /** Only where the practice's own system takes the requests: how many it took. */
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

function WithoutKey({ of, where }: { of: ReadonlyArray<Sealed>; where: string }) {
  const keys = Map.groupBy(of, ({ keyId }) => keyId);
  return (
    <>
      <Urgent>
        These are safe and cannot be read: the secret that encrypted them is no longer in OUTBOX_KEYS {where}. Ask whoever looks after the
        site to put the old secret back, behind the newest one; then they go on by themselves. Nothing is lost while you wait, and nothing
        is to be discarded.
      </Urgent>
      <ul className="mt-3 grid gap-2">
        {[...keys].map(([key, sealed]) => (
          <li key={key}>
            The secret with the id <strong>{key}</strong> is missing for{' '}
            {sealed.map(({ reference }) => reference ?? 'one without a reference').join(', ')}.
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
        This site hands requests to the practice’s own system: whom to ring stands there. Here is only what it has not got yet. It took{' '}
        <strong>{delivered.today}</strong> since midnight, and <strong>{delivered.week}</strong> in the last seven days.
      </p>
    </section>
  );
}

/** What the site holds and nobody has yet: explained, never hidden. */
export function CustodyScreen({ custody: { waiting, held, rejected, unopenable, unopenableKept }, now, mayDiscard, delivered }: Props) {
  const nothing = [waiting, held, rejected, unopenable, unopenableKept].every(({ all }) => all === 0);
  const since = ({ acceptedAt }: InCustody) => `It came ${whenAsRead(acceptedAt, now)}`;
  return (
    <>
      <PageHead title="Needs a look">
        What the site holds and nobody has yet. Each of these people believes that you have heard from them.
      </PageHead>
      {delivered && <Elsewhere delivered={delivered} />}
      {nothing && <Nothing>Nothing is stuck. All that came in has arrived.</Nothing>}
      <Part all={rejected.all} id="rejected" shown={rejected.shown.length} title="Rejected: ring them">
        <p className="mt-1 max-w-reading text-soft">
          The system that takes requests will never take these as they are. Ring these people, then discard; or have it mended and send them
          again.
        </p>
        <ul className="mt-3 grid gap-3">
          {rejected.shown.map((item) => (
            <CustodyItem item={item} key={item.reference} why={`${since(item)}. ${answerWords(item.why)}`}>
              <Decide discard="I have rung them: discard" mayDiscard={mayDiscard} reference={item.reference} release="Send it again" />
            </CustodyItem>
          ))}
        </ul>
      </Part>
      <Part all={held.all} id="held" shown={held.shown.length} title="Held as doubtful">
        <p className="mt-1 max-w-reading text-soft">
          These look as if a machine had sent them. A person who was mistaken for one was told that you will call: release those.
          {!mayDiscard && ' The doctor or the owner can discard the rest.'}
        </p>
        <ul className="mt-3 grid gap-3">
          {held.shown.map((item) => (
            <CustodyItem item={item} key={item.reference} why={`${heldWords(item.why)} ${since(item)}.`}>
              <Decide discard="Discard" mayDiscard={mayDiscard} reference={item.reference} release="Release: it is a person" />
            </CustodyItem>
          ))}
        </ul>
      </Part>
      <Part all={waiting.all} id="waiting" shown={waiting.shown.length} title="On its way">
        <p className="mt-1 max-w-reading text-soft">
          Stored safely, and tried again until it arrives. You need not do anything; if it is urgent, ring.
        </p>
        <ul className="mt-3 grid gap-3">
          {waiting.shown.map((item) => (
            <CustodyItem
              item={item}
              key={item.reference}
              why={`It has waited for ${lasting(item.acceptedAt, now)}, and was tried ${item.attempts === 1 ? 'once' : `${item.attempts} times`}. ${answerWords(item.why)} ${item.nextAttemptAt > now ? `Next try ${fromNow(item.nextAttemptAt, now)}.` : 'It is tried again within a minute.'}`}
            />
          ))}
        </ul>
      </Part>
      <Part all={unopenable.all} id="sealed" shown={unopenable.shown.length} title="Cannot be opened, and waits">
        <WithoutKey of={unopenable.shown} where="of the site" />
      </Part>
      <Part all={unopenableKept.all} id="sealed-kept" shown={unopenableKept.shown.length} title="Cannot be opened, among your requests">
        <WithoutKey of={unopenableKept.shown} where="of the site and of the desk" />
      </Part>
    </>
  );
}
