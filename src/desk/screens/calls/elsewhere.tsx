import type { CallList } from '#desk/calls/call-list.ts';
import type { Waiting } from '#desk/calls/waiting.ts';
import { OnItsWay } from './on-its-way.tsx';

/** What stands in place of the list where the practice's own system keeps the requests. */
export function Elsewhere({ list, waiting, now }: { list: CallList; waiting: Waiting; now: number }) {
  return (
    <section aria-labelledby="calls" data-mark={list.mark}>
      <h1 className="text-2xl" id="calls">
        Call list
      </h1>
      <p className="mt-3 rounded-md bg-sunk p-4">
        The practice’s own system keeps the requests and has the list of who to call. What has not reached it yet stands here.
      </p>
      {waiting.count === 0 && (
        <p className="mt-4 rounded-md bg-good-50 px-4 py-6 text-center text-good text-lg">Everything has reached it.</p>
      )}
      <OnItsWay now={now} waiting={waiting} />
    </section>
  );
}
