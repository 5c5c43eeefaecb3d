import { dateAsRead } from '#content/review.ts';
import type { DeskPage } from '#content/reviews/desk-page.ts';
import { DateField } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { longestYears, usualYears, yearsOn } from './signing-rules.ts';
import { counted, hasSignature, isSigned, type SigningState } from './states.ts';

export type SignatureProps = {
  page: DeskPage;
  state: SigningState;
  /** Whether this person's role may sign. */
  signs: boolean;
  doctor: string;
  /** Why this person cannot sign it now. */
  hindrance: string | undefined;
  openRemarks: number;
  /** YYYY-MM-DD. */
  today: string;
  errors: FieldErrors;
  /** The typed date of the next review. */
  next: string | undefined;
};

function Problems({ problems }: Pick<DeskPage, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-list text-sm">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

function Form({ page, openRemarks, today, errors, next }: SignatureProps) {
  return (
    <form action={`/pages/${page.id}/sign`} className="mt-3 grid gap-4" method="post">
      <input name="hash" type="hidden" value={page.hash} />
      <p>
        You sign that you have read all of it, folds and references included, and that a patient may trust it. Date:{' '}
        <strong>{dateAsRead(today)}</strong>.
      </p>
      {openRemarks > 0 && (
        <p className="font-semibold text-urgent">
          {counted(openRemarks, 'remark is', 'remarks are')} open. Sign only if the words are right as they stand.
        </p>
      )}
      <DateField
        defaultValue={next ?? yearsOn(today, usualYears)}
        error={errors.next?.[0]}
        hint={`At most ${longestYears} years from now.`}
        id="next"
        label="To be read again by"
        max={yearsOn(today, longestYears)}
        min={today}
        name="next"
        required
        type="date"
      />
      <div>
        <Button look="accent" type="submit">
          Sign this page
        </Button>
      </div>
    </form>
  );
}

function TakeBack({ id }: { id: string }) {
  return (
    <Fold className="mt-4 border-line border-t" row="font-semibold" title="Take the signature back">
      <form action={`/pages/${id}/take-back`} className="pb-3" method="post">
        <p className="mb-3">The page then awaits review again. The site says so after its next build.</p>
        <Button look="quiet" type="submit">
          Take it back
        </Button>
      </form>
    </Fold>
  );
}

/** The form to sign a page or to take the signature back, or the reason why it cannot be signed. */
export function Signature(props: SignatureProps) {
  const { page, state, signs, doctor, hindrance } = props;
  return (
    <section aria-labelledby="sign" className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg" id="sign">
        {isSigned(state) ? 'Signed' : 'Sign'}
      </h2>
      {!signs && <p className="mt-1">Only {doctor} signs. You can read it and leave remarks.</p>}
      {signs && hindrance && <p className="mt-1 font-semibold text-urgent">{hindrance}</p>}
      <Problems problems={page.problems} />
      {signs && !hindrance && !isSigned(state) && <Form {...props} />}
      {signs && !hindrance && isSigned(state) && (
        <Fold className="mt-2 border-line border-t" row="font-semibold" title="Sign it again">
          <Form {...props} />
        </Fold>
      )}
      {signs && hasSignature(state) && <TakeBack id={page.id} />}
    </section>
  );
}
