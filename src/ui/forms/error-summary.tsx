import type { Ref } from 'react';
import type { FieldErrors } from '#schemas/fields.ts';
import { Outcome } from '#ui/outcome.tsx';

type Props = {
  errors: FieldErrors;
  /** Field names in the order of the form. */
  order: ReadonlyArray<string>;
  idOf: (field: string) => string;
  ref?: Ref<HTMLDivElement>;
  /** The outcome in one sentence. */
  words?: string | undefined;
  title?: string;
};

/** All errors of a form at its top, each linking to its field. */
export function ErrorSummary({ errors, order, idOf, ref, words, title = 'There is a problem' }: Props) {
  const place = (field: string) => (order.includes(field) ? order.indexOf(field) : order.length);
  const fields = Object.entries(errors).sort(([one], [other]) => place(one) - place(other));
  if (fields.length === 0) return null;
  return (
    <div
      aria-labelledby={idOf('summary')}
      // For a form that comes back without JavaScript; with it, use-form-post moves the focus.
      autoFocus
      className="rounded-md border-4 border-emergency bg-surface p-4 sm:p-5"
      ref={ref}
      role="alert"
      tabIndex={-1}
    >
      <h2 className="text-xl" id={idOf('summary')}>
        {title}
      </h2>
      {words && (
        <p className="mt-1">
          <Outcome words={words} />
        </p>
      )}
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
