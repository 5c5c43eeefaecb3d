import { practice } from '#content/practice.ts';
import { dateAsRead, type ReviewState } from '#content/review.ts';
import type { Treatment } from '#content/treatment.ts';

export type Dated = Pick<Treatment, 'written'> & { review: ReviewState };

function ReviewLines({ review }: Pick<Dated, 'review'>) {
  if (review.state !== 'signed') return <li className="font-semibold text-urgent">Awaiting review</li>;
  return (
    <>
      <li>
        Reviewed by {review.by}, <time dateTime={review.on}>{dateAsRead(review.on)}</time>
      </li>
      <li>
        Next review due by <time dateTime={review.next}>{dateAsRead(review.next)}</time>
        {/* The page is read long after it was built: the first script shows these words from the day after. */}
        <span className="font-semibold text-urgent" data-due={review.next} hidden>
          {' '}
          (overdue)
        </span>
      </li>
    </>
  );
}

/** Who wrote the page, who has checked it, and when: the first thing that shows whether it can be trusted. */
export function Provenance({ page: { written, review } }: { page: Dated }) {
  return (
    <ul className="provenance grid gap-1 border-l-4 border-brand-300 pl-4 text-sm text-soft">
      <li>Author: {practice.editorial.author}</li>
      <ReviewLines review={review} />
      <li>
        Written or last changed: <time dateTime={written}>{dateAsRead(written)}</time>
      </li>
    </ul>
  );
}
