import { closureAsRead } from '#content/open-now.ts';
import type { OpenedTime } from '#requests/closed-days.ts';
import { Submit } from '#ui/button.tsx';
import { seenValue } from './closure-form.ts';
import { People } from './closure-item.tsx';
import { type Held, howMany, More } from './move-form.tsx';
import { peopleToTell } from './tell-words.ts';

/** `told`: who is booked then, and was told that it is closed. `moved`: the calls that were moved out of it, of which nobody has heard. */
export type OpenedWithPeople = OpenedTime & { told: Held; moved: Held };

/** A time that is open again, while somebody still holds what closing it has changed. */
export function OpenedItem({ opened, now }: { opened: OpenedWithPeople; now: number }) {
  const [told, moved] = [peopleToTell(opened.told.people), peopleToTell(opened.moved.people)];
  const place = `opened-${opened.id}`;
  return (
    <li className="scroll-mt-24 rounded-md border border-line bg-surface p-4" id={place}>
      <p className="font-semibold">{closureAsRead(opened)}: open again</p>
      {told.length > 0 && (
        <>
          <p className="mt-2 font-semibold text-urgent">
            {told.length === 1 ? 'One was told not to come. Tell them:' : `${told.length} were told not to come. Tell them:`}
          </p>
          <People isOpen list="told" now={now} people={told} place={place} />
          <More of={opened.told} />
        </>
      )}
      {moved.length > 0 && (
        <>
          <p className="mt-2 font-semibold text-urgent">
            {moved.length === 1
              ? 'One call is still moved. They have not heard of it:'
              : `${moved.length} calls are still moved. They have not heard of it:`}
          </p>
          <People list="moved" now={now} people={moved} place={place} />
          <More of={opened.moved} />
          <form action="/closed-days/move-back" className="mt-2" method="post">
            <input name="requests" type="hidden" value={seenValue(opened.moved.people)} />
            <Submit look="quiet">
              {moved.length === 1 ? 'Move it back to its time' : `Move ${howMany(moved, opened.moved)} back to their times`}
            </Submit>
          </form>
        </>
      )}
    </li>
  );
}
