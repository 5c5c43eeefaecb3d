import { areSeveral, emergencyOf } from '#desk/frame/request-names.ts';
import { timeAndDay } from '#desk/frame/times.ts';
import type { PatientRequest } from '#requests/request.ts';
import { numberAsRead, telLink } from '#schemas/phone-number.ts';
import { Icon } from '#ui/icon.tsx';

/** Whether they may be in danger, by when they are to be rung, and their number: so that she can ring herself. */
export function Facts({ request, withdrawn, now }: { request: PatientRequest; withdrawn: boolean; now: number }) {
  const { emergency, dueAt, written, wrongNumber } = request;
  const isEmergency = emergency.length > 0;
  return (
    <div className="mt-2">
      {isEmergency && <p className="font-bold text-emergency">May be an emergency: {emergencyOf([request], 'short').join('; ')}</p>}
      {dueAt !== null && (
        <p className={dueAt <= now ? 'font-semibold text-urgent' : ''}>
          {dueAt <= now ? 'Overdue since' : 'Due by'} {timeAndDay(dueAt, now)}
        </p>
      )}
      {written?.phone && !wrongNumber && (isEmergency || !withdrawn) && (
        <a className="inline-flex min-h-11 items-center gap-2 font-semibold" href={telLink(written.phone)}>
          <Icon className="size-5" name="phone" /> Call {numberAsRead(written.phone)}
          <span className="sr-only">: {written.name}</span>
        </a>
      )}
    </div>
  );
}

/** All that somebody has written and waits with; with names where several people share a phone. */
export function Quotes({ requests }: { requests: ReadonlyArray<PatientRequest> }) {
  const withNames = areSeveral(requests);
  return requests.map(
    ({ name, written }) =>
      written?.text && (
        <blockquote className="mt-3 max-w-reading whitespace-pre-line break-words border-brand-300 border-l-4 pl-3" key={name}>
          {withNames && <span className="block font-semibold text-sm">{written.name}</span>}
          {written.text}
        </blockquote>
      ),
  );
}
