import { closureAsRead } from '#content/open-now.ts';
import { pathOf, unreadable } from '#desk/frame/request-names.ts';
import { timeAndDay } from '#desk/frame/times.ts';
import type { StaffClosure } from '#requests/closed-days.ts';
import type { HolidayTime } from '#requests/holidays.ts';
import { canBeWrittenTo } from '#requests/request.ts';
import { numberAsRead, telLink } from '#schemas/phone-number.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { type Held, howMany, More, MoveForm } from './move-form.tsx';
import { alsoValue, hasToHear, howManyRequests, peopleToRing, peopleToTell, type Together, tellPath, whenIn } from './tell-words.ts';

/** `booked`: who comes then and has not been told yet. `moveTo`: by when the practice would call if it were asked just after it opens again. */
export type ClosureWithRisk = (StaffClosure | HolidayTime) & { booked: Held; atRisk: Held; moveTo: number };

type Props = { closure: ClosureWithRisk; now: number };

/** A closed time, the patients who are to come or wait for a call within it, and the form that moves the calls. */
export function ClosureItem({ closure, now }: Props) {
  const { id, reason } = closure;
  const [booked, atRisk] = [closure.booked.people, closure.atRisk.people];
  const [words, place] = [closureAsRead(closure), `closed-${id}`];
  const kept = atRisk.filter((each) => each.kept && each.outcome !== 'moved');
  const due = atRisk.filter((each) => !each.kept && each.outcome !== 'moved');
  // One that may be an emergency is rung, and not moved.
  const movable = due.filter(({ emergency }) => emergency.length === 0);
  const moved = atRisk.filter(({ outcome }) => outcome === 'moved');
  const [toRing, toMove] = [peopleToRing(due), peopleToRing(movable)];
  const [toExpect, apart, untold] = [peopleToTell(booked), peopleToTell(kept), peopleToTell(moved)];
  const movedTo = [...Map.groupBy(untold, ([{ dueAt }]) => dueAt)];
  const toTell = toExpect.length + untold.length;
  return (
    <li className="scroll-mt-24 rounded-md border border-line bg-surface p-4" id={place}>
      <div className="flex items-start justify-between gap-4">
        <p className="min-w-0">
          <span className="block font-semibold">{words}</span>
          <span className="block break-words text-soft">{reason}</span>
        </p>
        {!('isHoliday' in closure) && (
          <form action="/closed-days/remove" method="post">
            <input name="id" type="hidden" value={id} />
            <button aria-label={`Open again: ${words}`} className="min-h-11 whitespace-nowrap text-brand underline" type="submit">
              Open again
            </button>
          </form>
        )}
      </div>
      {toTell > 1 && (
        <ButtonLink className="mt-3" href={tellPath(closure)} look="quiet">
          Tell all {toTell}, one after the other
        </ButtonLink>
      )}
      {booked.length + atRisk.length === 0 && (
        <p className="mt-2 text-good text-sm">Nobody is booked in this time, or was promised a call.</p>
      )}
      {booked.length > 0 && (
        <>
          <p className="mt-2 font-semibold text-urgent">
            {booked.length === 1
              ? 'One is booked in this time, and would find you closed:'
              : `${booked.length} are booked in this time, and would find you closed:`}
          </p>
          <People list="booked" now={now} place={place} people={toExpect} />
          <More of={closure.booked} />
        </>
      )}
      {due.length > 0 && (
        <>
          <p className="mt-2 font-semibold text-urgent">
            {toRing.length === 1
              ? 'One call is due in this time. Ring before, or move it:'
              : `${toRing.length} calls are due in this time. Ring before, or move them:`}
          </p>
          <People list="due" now={now} place={place} people={toRing} />
          {toMove.length > 0 && (
            <MoveForm
              closure={closure}
              requests={movable}
              title={toMove.length === 1 ? 'Move this call' : `Move ${howMany(toMove, closure.atRisk)} calls`}
              words="They have been told another time. Once they are moved, each has a message to send below."
            />
          )}
        </>
      )}
      {kept.length > 0 && (
        <>
          <p className="mt-3 font-semibold text-urgent">
            {apart.length === 1 ? 'One is not moved with the others:' : `${apart.length} are not moved with the others:`}
          </p>
          <People list="kept" now={now} place={place} people={apart} />
        </>
      )}
      {moved.length > 0 && (
        <>
          <p className="mt-3 font-semibold">
            {untold.length === 1
              ? 'One is moved, and has not heard of it yet:'
              : `${untold.length} are moved, and have not heard of it yet:`}
          </p>
          <People list="moved" now={now} place={place} people={untold} />
          {movedTo.map(([at, calls]) => (
            <MoveForm
              closure={closure}
              key={at}
              requests={calls.flat()}
              title={`Not ${at === null ? 'then' : timeAndDay(at, now)}? Move ${calls.length === 1 ? 'it' : `these ${calls.length}`} again`}
              words="They have not heard of it, so nobody has to be told twice."
            />
          ))}
        </>
      )}
      <More of={closure.atRisk} />
    </li>
  );
}

type PeopleProps = {
  people: ReadonlyArray<Together>;
  now: number;
  /** The id of their closed time, and which of its lists this is. */
  place: string;
  list: string;
  /** The time is open again. */
  isOpen?: boolean;
};

export function People({ people, now, place, list, isOpen = false }: PeopleProps) {
  const idOf = ({ name }: { name: string }) => `${place}-${list}-${name}`;
  return (
    <ul className="mt-1 divide-y divide-line">
      {people.map((all, at) => {
        // A patient who was told leaves the list, and the next one takes that place.
        const beside = people[at + 1] ?? people[at - 1];
        const back = beside ? idOf(beside[0]) : place;
        return <Person all={all} back={back} id={idOf(all[0])} isOpen={isOpen} key={all[0].name} now={now} />;
      })}
    </ul>
  );
}

const way = 'flex min-h-12 shrink-0 items-center gap-2 font-semibold';

type PersonProps = { all: Together; now: number; id: string; back: string; isOpen: boolean };

function Person({ all, now, id, back, isOpen }: PersonProps) {
  const [request] = all;
  const { name, written, ways, wrongNumber, version } = request;
  const who = written?.name ?? unreadable;
  const byText = ways?.includes('whatsapp') ? 'WhatsApp' : 'Email';
  const hearsOfIt = hasToHear(request);
  const mayCall = written?.phone && !wrongNumber;
  return (
    <li className="flex scroll-mt-24 flex-wrap items-center justify-between gap-x-3" id={id}>
      <a className="min-w-0 py-2 text-ink no-underline" href={pathOf(request)}>
        <span className="block break-words font-semibold underline">{who}</span>
        <span className="text-sm text-soft">
          {whenIn(request, now)}
          {howManyRequests(all)}
        </span>
      </a>
      {mayCall && (
        <a className={way} href={telLink(written.phone)}>
          <Icon className="size-5" name="phone" /> {numberAsRead(written.phone)}
        </a>
      )}
      {canBeWrittenTo(request) && (hearsOfIt || !mayCall) && (
        <a aria-label={`${byText} to ${who}`} className={way} href={`${pathOf(request)}/texts`}>
          <Icon className="size-5" name={byText === 'WhatsApp' ? 'whatsapp' : 'mail'} /> {byText}
        </a>
      )}
      {hearsOfIt && (
        <form action={`${pathOf({ name })}/told`} method="post">
          <input name="version" type="hidden" value={version} />
          <input name="also" type="hidden" value={alsoValue(all)} />
          <input name="back" type="hidden" value={back} />
          {isOpen && <input name="open" type="hidden" value="yes" />}
          <button aria-label={`Told: ${who}`} className={`${way} text-brand underline`} type="submit">
            Told
          </button>
        </form>
      )}
    </li>
  );
}
