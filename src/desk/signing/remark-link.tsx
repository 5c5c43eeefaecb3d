import type { DeskBlock } from '#content/reviews/desk-page.ts';
import type { FieldErrors } from '#schemas/fields.ts';
import { Submit } from '#ui/button.tsx';
import { TextArea } from '#ui/forms/field.tsx';
import { partHref } from './parts-list.tsx';
import { counted } from './states.ts';

/** The address that opens the form for a remark at a block of a page, of which a part is shown; without a block, on the whole page. */
export const remarkHref = (page: string, part: string, block: string): string =>
  `${partHref(page, part)}${block ? `&at=${block}` : ''}#remark`;

export type RemarkPlaces = {
  /** Returns the address that opens the remark form at a block. */
  remarkHref: (block: string) => string;
  /** Where an open form goes to be shown at another block, with what was typed. */
  moveTo?: string | undefined;
  /** Counts of open remarks by block. */
  remarks: ReadonlyMap<string, number>;
};

const quiet = 'ml-2 inline-flex min-h-6 items-center px-1 text-sm text-brand underline underline-offset-2';

export function RemarkLink({ block: { id, words }, around }: { block: DeskBlock; around: RemarkPlaces }) {
  const open = around.remarks.get(id) ?? 0;
  const shared = { 'aria-label': `Remark on: ${words.slice(0, 50)}`, className: quiet };
  return (
    <>
      {around.moveTo ? (
        <button {...shared} form={remarkFormId} formAction={around.moveTo} formNoValidate name="move" type="submit" value={id}>
          Remark
        </button>
      ) : (
        <a {...shared} href={around.remarkHref(id)}>
          Remark
        </a>
      )}
      {open > 0 && <span className="ml-2 text-sm font-semibold text-urgent">{counted(open, 'open remark')}</span>}
    </>
  );
}

/** A page has the form once; buttons outside of it move it. */
export const remarkFormId = 'remark-form';

type FormProps = { id: string; part: string; at: string; errors: FieldErrors; typed: string };

/** The form for a remark on a paragraph, or on the whole page. */
export function RemarkForm({ id, part, at, errors, typed }: FormProps) {
  return (
    <section aria-labelledby="remark" className="my-3 rounded-md border border-edge bg-surface p-4">
      <h3 className="text-lg" id="remark">
        {at ? 'Remark on this paragraph' : 'Remark on the whole page'}
      </h3>
      <form
        action={`/pages/${id}/remarks`}
        className="mt-3 grid gap-3"
        data-asks=""
        data-keeps={remarkHref(id, part, at)}
        data-unsaved={typed === '' ? undefined : ''}
        id={remarkFormId}
        method="post"
      >
        <input name="at" type="hidden" value={at} />
        <input name="part" type="hidden" value={part} />
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
          <Submit look="quiet">Send this remark</Submit>
        </div>
      </form>
    </section>
  );
}
