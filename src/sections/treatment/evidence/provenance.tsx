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
        {/* boot.ts shows this from the day after, because the page may be read long after its build. */}
        <span className="font-semibold text-urgent" data-due={review.next} hidden>
          {' '}
          (overdue)
        </span>
      </li>
    </>
  );
}

export function Provenance({ page: { written, review } }: { page: Dated }) {
  return (
    <ul className="provenance grid gap-1 border-l-4 border-brand-300 pl-4 text-sm text-soft">
      <li>{`Author: ${practice.editorial.author}`}</li>
      <ReviewLines review={review} />
      <li>
        Written or last changed: <time dateTime={written}>{dateAsRead(written)}</time>
      </li>
    </ul>
  );
}
