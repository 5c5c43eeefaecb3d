import { dateAsRead } from '#content/review.ts';
import type { DeskPage, DeskPart } from '#content/reviews/desk-page.ts';
import { DateField, link } from '#desk/frame/page-parts.tsx';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { Titled } from '#ui/titled.tsx';
import { signedParts } from './signed-parts.ts';
import { firstDay, longestYears, usualYears, yearsOn } from './signing-rules.ts';

export type SignatureProps = {
  id: string;
  /** The parts that are open, to be signed together. */
  parts: ReadonlyArray<DeskPart>;
  /** Whether all of them are signed already. */
  isDone: boolean;
  problems: ReadonlyArray<string>;
  /** Whether this person's role may sign. */
  signs: boolean;
  doctor: string;
  /** Why this person cannot sign it now. */
  hindrance: string | undefined;
  /** Whether a part of the page has a signature that could be taken back. */
  hasAny: boolean;
  /** Another part was signed a moment ago, with a tap that may still be under way. */
  arms: boolean;
  /** How many remarks are open on these parts. */
  openRemarks: number;
  /** YYYY-MM-DD. */
  today: string;
  errors: FieldErrors;
  typed: Readonly<Record<string, string>>;
};

function Problems({ problems }: Pick<SignatureProps, 'problems'>) {
  if (problems.length === 0) return null;
  return (
    <ul className="mt-2 list-disc pl-list text-sm">
      {problems.map((problem) => (
        <li key={problem}>{problem}</li>
      ))}
    </ul>
  );
}

function Form({ id, parts, isDone, openRemarks, arms, today, errors, typed }: SignatureProps) {
  const what = parts.length === 1 ? 'this part' : `these ${parts.length} parts`;
  const [on, next] = [typed.on ?? today, typed.next ?? yearsOn(today, usualYears)];
  const isAsked = errors.remarks !== undefined;
  return (
    <form action={`/pages/${id}/sign`} className={`mt-2 grid gap-3 ${arms ? 'arms' : ''}`} method="post">
      <input name="parts" type="hidden" value={signedParts(parts)} />
      <p>You sign that you have read {what}, what is folded included, and that a patient may trust it.</p>
      {openRemarks > 0 && (
        <p className="font-semibold text-urgent" id="remarks-open">
          {errors.remarks?.[0] ?? (openRemarks === 1 ? 'A remark is open here.' : `${openRemarks} remarks are open here.`)}
        </p>
      )}
      {isAsked && <input name="sure" type="hidden" value="yes" />}
      <div>
        <Submit className="w-full sm:w-auto" look="accent">
          Sign {what}
          {isDone && ' again'}
          {isAsked && ' all the same'}
        </Submit>
      </div>
      <Fold
        className="border-line border-t"
        open={errors.on !== undefined || errors.next !== undefined}
        row="py-1 text-sm"
        title={
          <span>
            Read on {dateAsRead(today)}, to be read again by {dateAsRead(yearsOn(today, usualYears))}.{' '}
            <span className="text-brand underline">Other days</span>
          </span>
        }
      >
        <div className="grid gap-4 pb-3">
          <DateField
            defaultValue={on}
            error={errors.on?.[0]}
            id="on"
            label="Read on"
            max={today}
            min={firstDay(today)}
            name="on"
            required
            type="date"
          />
          <DateField
            defaultValue={next}
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
        </div>
      </Fold>
    </form>
  );
}

function TakeBack({ id, parts, isDone }: Pick<SignatureProps, 'id' | 'parts' | 'isDone'>) {
  const [part, second] = parts;
  return (
    <Fold className="mt-3 border-line border-t" row="font-semibold" title="Take the page’s signatures back">
      <form action={`/pages/${id}/take-back`} className="pb-3" method="post">
        <p className="mb-3">What is taken back waits to be signed again. The site says so after its next build.</p>
        <div className="flex flex-wrap gap-3">
          {isDone && part && !second && (
            <Submit look="quiet" name="parts" value={part.key}>
              This part alone
            </Submit>
          )}
          <Submit look="quiet">All parts of the page</Submit>
        </div>
      </form>
    </Fold>
  );
}

/** The form to sign a part, or the reason why it cannot be signed. */
export function Signature(props: SignatureProps) {
  const { id, isDone, signs, doctor, hindrance, hasAny, problems } = props;
  const mayNow = signs && !hindrance;
  return (
    <Titled className="mt-8 rounded-md border-2 border-brand bg-surface p-4" id="sign" look="text-lg" title={isDone ? 'Signed' : 'Sign'}>
      {!signs && <p className="mt-1">Only {doctor} signs. You can read it and leave remarks.</p>}
      {signs && hindrance && <p className="mt-1 font-semibold text-urgent">{hindrance}</p>}
      <Problems problems={problems} />
      {mayNow && !isDone && <Form {...props} />}
      {mayNow && isDone && (
        <Fold className="mt-2 border-line border-t" row="font-semibold" title="Sign it again">
          <Form {...props} />
        </Fold>
      )}
      {signs && hasAny && <TakeBack id={id} isDone={isDone} parts={props.parts} />}
    </Titled>
  );
}

/** Says what the doctor has just signed, on this page or on the one before it. */
export type JustSigned = { page: DeskPage; parts: ReadonlyArray<DeskPart> };

/** One tap too many signs what nobody has read: it is taken back where it is noticed. */
export function TakeBackSigned({ before: { page, parts } }: { before: JustSigned }) {
  return (
    <form action={`/pages/${page.id}/take-back`} className="flex flex-wrap items-center gap-x-4" method="post">
      <input name="parts" type="hidden" value={parts.map(({ key }) => key).join(' ')} />
      <span>
        Signed: {page.name}, {parts.map(({ title }) => title).join(', ')}.
      </span>
      <button className={`${link} min-h-11 font-semibold`} type="submit">
        Take it back
      </button>
    </form>
  );
}
