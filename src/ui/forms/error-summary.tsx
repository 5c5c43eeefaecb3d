import type { Ref } from 'react';
import type { FieldErrors } from '#schemas/fields.ts';

type Props = {
  errors: FieldErrors;
  /** The fields as they follow each other in the form. */
  order: ReadonlyArray<string>;
  idOf: (field: string) => string;
  ref?: Ref<HTMLDivElement>;
  /** What became of the form, in one sentence. */
  words?: string | undefined;
};

/** All that is wrong with a form, first thing in it, with a link to each field. */
export function ErrorSummary({ errors, order, idOf, ref, words }: Props) {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const fields = Object.entries(errors).sort(([one], [other]) => place(one) - place(other));
  if (fields.length === 0) return null;
  return (
    <div
      aria-labelledby={idOf('summary')}
      // For a form that comes back without JavaScript; else the form moves the focus itself.
      autoFocus
      className="rounded-md border-4 border-emergency bg-surface p-4 sm:p-5"
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="text-xl" id={idOf('summary')}>
        There is a problem
      </h2>
      {words && <p className="mt-1">{words}</p>}
      <ul className="mt-1">
        {fields.map(([field, [message]]) => (
          <li key={field}>
            <a className="inline-block py-2.5 font-semibold text-emergency underline underline-offset-4" href={`#${idOf(field)}`}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
