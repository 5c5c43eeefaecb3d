import type { DeskBlock } from '#content/reviews/desk-page.ts';
import { remarkFormId } from './remarks-screen.tsx';
import { counted } from './states.ts';

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
