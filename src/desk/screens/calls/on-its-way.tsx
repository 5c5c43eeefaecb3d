import type { Waiting } from '#desk/calls/waiting.ts';
import { fromNow } from '#desk/screens/times.ts';
import { unreadable } from './words.ts';

/** What was accepted and has not reached the list yet. */
export function OnItsWay({ waiting: { shown, count }, now }: { waiting: Waiting; now: number }) {
  if (count === 0) return null;
  return (
    <section aria-labelledby="on-its-way" className="mt-6">
      <h2 className="text-base" id="on-its-way">
        On its way
      </h2>
      <p className="text-sm text-soft">Kept safely, and in this list by itself within minutes. There is nothing to do.</p>
      <ul className="mt-1 divide-y divide-line rounded-md border border-line border-dashed">
        {shown.map(({ reference, name, acceptedAt }) => (
          <li className="flex flex-wrap justify-between gap-x-3 px-3 py-2" key={reference}>
            <span>{name ?? unreadable}</span>
            <span className="text-sm text-soft">came {fromNow(acceptedAt, now)}</span>
          </li>
        ))}
      </ul>
      {count > shown.length && <p className="mt-1 text-sm text-soft">And {count - shown.length} more.</p>}
    </section>
  );
}
