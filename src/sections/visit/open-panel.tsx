import { holidaysAhead, openNow } from '#content/open-now.ts';
import { openAsRead } from '#content/opening-hours.ts';
import { practice } from '#content/practice.ts';
import type { OpeningHours } from '#content/practice-time.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PhoneButton } from '#ui/phone/phone-button.tsx';
import { visitIsKnown } from './visit-part.tsx';

/** Open now or when; `now` in milliseconds since 1970, `hours` with the days that staff have closed. */
export function OpenPanel({ now, hours }: { now: number; hours: OpeningHours }) {
  const { open, words, asOf } = openNow(now, hours);
  const holidays = holidaysAhead(now, hours).slice(0, 3);
  return (
    <section aria-label="Opening hours" className="rounded-lg border border-line bg-surface p-6 shadow-card">
      <p className="flex items-center gap-3 text-xl font-semibold">
        <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${open ? 'bg-good' : 'bg-edge'}`} />
        {words}
      </p>
      <p className="mt-1 text-sm text-soft">At {asOf}, India time.</p>
      <p className="mt-4">
        {openAsRead}
        {holidays.length > 0 && <>. Closed on {new Intl.ListFormat('en-IN').format(holidays)}</>}.
      </p>
      {visitIsKnown && <p className="mt-2">{practice.visit.afterHours}</p>}
      <div className="mt-6 flex flex-wrap gap-4">
        <PhoneButton look="brand" />
        <ButtonLink href="/callback" look="quiet">
          Request a Callback
        </ButtonLink>
      </div>
    </section>
  );
}
