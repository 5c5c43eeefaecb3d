import { whenAsRead } from '#desk/frame/times.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import type { Remark } from './remarks.ts';

export type Place = { id: string; now: number; blocks: Readonly<Record<string, string>> };

export function Quote({ words }: { words: string }) {
  return (
    <blockquote className="border-brand-300 border-l-4 pl-3 text-sm text-soft">
      {words.length > 320 ? `${words.slice(0, 320)}…` : words}
    </blockquote>
  );
}

/** Links a remark to its paragraph, if the page still has it. */
function Where({ remark, place }: { remark: Remark; place: Place }) {
  if (remark.block === '') return <p className="text-sm text-soft">On the whole page</p>;
  const view = `/pages/${place.id}/view#${remark.block}`;
  const isPresent = Object.hasOwn(place.blocks, remark.block);
  return (
    <>
      <Quote words={remark.quote} />
      {isPresent ? (
        <>
          <a className="hidden min-h-11 items-center text-sm text-brand underline lg:inline-flex" href={view} target="page">
            Show it in the page
          </a>
          {/* A phone shows no frame, so the link opens the page. */}
          <a className="inline-flex min-h-11 items-center text-sm text-brand underline lg:hidden" href={view}>
            Show it in the page
          </a>
        </>
      ) : (
        <p className="mt-1 text-sm font-semibold text-urgent">These words were changed or taken out since.</p>
      )}
    </>
  );
}

function Line({ remark, place }: { remark: Remark; place: Place }) {
  const { text, by, at, settled } = remark;
  return (
    <li className="py-3">
      <Where place={place} remark={remark} />
      <p className="mt-1 whitespace-pre-line">{text}</p>
      <p className="mt-1 text-sm text-soft">
        {by}, {whenAsRead(at, place.now)}
        {settled && `; settled by ${settled.by}, ${whenAsRead(settled.at, place.now)}`}
      </p>
      {!settled && (
        <form action={`/pages/${place.id}/remarks/settle`} method="post">
          <input name="remark" type="hidden" value={remark.id} />
          <button className="min-h-11 text-sm font-semibold text-brand underline" type="submit">
            Mark as settled
            <span className="sr-only">: {text.slice(0, 60)}</span>
          </button>
        </form>
      )}
    </li>
  );
}

function List({ remarks, place }: { remarks: ReadonlyArray<Remark>; place: Place }) {
  return (
    <ul className="divide-y divide-line">
      {remarks.map((remark) => (
        <Line key={remark.id} place={place} remark={remark} />
      ))}
    </ul>
  );
}

/** The remarks on a page, open ones first. */
export function Remarks({ remarks, place }: { remarks: ReadonlyArray<Remark>; place: Place }) {
  const open = remarks.filter(({ settled }) => !settled);
  const settled = remarks.filter((remark) => remark.settled);
  return (
    <section aria-labelledby="remarks">
      <h2 className="text-lg" id="remarks">
        Remarks <span className="font-normal text-soft">({open.length} open)</span>
      </h2>
      {open.length === 0 && <p className="mt-1 text-soft">Nothing is left to settle.</p>}
      <List place={place} remarks={open} />
      {settled.length > 0 && (
        <Fold className="border-line border-t" row="font-semibold" title={`Settled (${settled.length})`}>
          <List place={place} remarks={settled} />
        </Fold>
      )}
    </section>
  );
}

type FormProps = { id: string; at: string; quote: string; errors: FieldErrors; typed: string };

/** The form for a remark on the quoted paragraph, or on the whole page. */
export function RemarkForm({ id, at, quote, errors, typed }: FormProps) {
  return (
    <section aria-labelledby="remark">
      <h2 className={at ? 'text-lg' : 'sr-only'} id="remark">
        {at ? 'Remark on this paragraph' : 'Remark on the whole page'}
      </h2>
      {at ? (
        <div className="mt-2">
          <Quote words={quote} />
        </div>
      ) : (
        <p className="mt-1 text-sm text-soft">For one paragraph, use “Remark” behind it in the page.</p>
      )}
      <form action={`/pages/${id}/remarks`} className="mt-3 grid gap-3" method="post">
        <input name="at" type="hidden" value={at} />
        <TextArea
          defaultValue={typed}
          error={errors.text?.[0]}
          hint="What is wrong, and what it should say. No patient’s name."
          id="text"
          label="Your remark"
          name="text"
          required
        />
        <div>
          <Button look="quiet" type="submit">
            Keep this remark
          </Button>
        </div>
      </form>
    </section>
  );
}
