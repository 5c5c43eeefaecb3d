import { DateField } from '#desk/frame/page-parts.tsx';
import { boxTimeOf } from '#desk/frame/times.ts';
import type { StaffClosure } from '#requests/closed-days.ts';
import type { Affected, Concerned } from '#requests/lists/concerned.ts';
import { Submit } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { seenValue } from './closure-form.ts';

/** Those of a closed time that are shown, and how many more there are. */
export type Held = NonNullable<ReturnType<Concerned['get']>>;

/** 'all 12'; 'the first 200' of more. */
export const howMany = ({ length }: ReadonlyArray<unknown>, { more }: Pick<Held, 'more'>): string =>
  more > 0 ? `the first ${length}` : `all ${length}`;

/** Says that there are more than are shown. */
export function More({ of: { more } }: { of: Held }) {
  return more > 0 && <p className="mt-2 font-semibold">And {more} more, who show here once these are dealt with.</p>;
}

type MoveProps = { closure: StaffClosure & { moveTo: number }; requests: ReadonlyArray<Affected>; title: string; words: string };

/** Moves calls to another time. */
export function MoveForm({ closure: { id, moveTo }, requests, title, words }: MoveProps) {
  const [first] = requests;
  return (
    <Fold className="mt-2 rounded-md border border-line" row="px-4 font-semibold" title={title}>
      <form action="/closed-days/move" className="space-y-3 px-4 pb-4" method="post">
        <input name="requests" type="hidden" value={seenValue(requests)} />
        <DateField defaultValue={boxTimeOf(moveTo)} id={`move-${id}-${first?.id}`} label="To" name="at" type="datetime-local" />
        <p className="text-sm text-soft">{words}</p>
        <Submit look="quiet">{title}</Submit>
      </form>
    </Fold>
  );
}
