import { doctorName } from '#content/contact-links.ts';
import { practice } from '#content/practice.ts';
import { dateAsRead } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';

export type Dated = Pick<Treatment, 'written' | 'reviewed'>;

function ReviewLines({ reviewed }: { reviewed: Treatment['reviewed'] }) {
  if (!reviewed) return <li className="font-semibold text-urgent">Awaiting review by {doctorName}</li>;
  return (
    <>
      <li>
        Reviewed by {reviewed.by}, <time dateTime={reviewed.on}>{dateAsRead(reviewed.on)}</time>
      </li>
      <li>
        Next review due by <time dateTime={reviewed.next}>{dateAsRead(reviewed.next)}</time>
        {/* The page is read long after it was built: the first script shows these words from the day after. */}
        <span className="font-semibold text-urgent" data-due={reviewed.next} hidden>
          {' '}
          (overdue)
        </span>
      </li>
    </>
  );
}

/** Who wrote the page, who has checked it, and when: the first thing that shows whether it can be trusted. */
export function Provenance({ page: { written, reviewed } }: { page: Dated }) {
  return (
    <ul className="provenance grid gap-1 border-l-4 border-brand-300 pl-4 text-sm text-soft">
      <li>Author: {practice.editorial.author}</li>
      <ReviewLines reviewed={reviewed} />
      <li>
        Written or last changed: <time dateTime={written}>{dateAsRead(written)}</time>
      </li>
    </ul>
  );
}
