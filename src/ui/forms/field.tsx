import type { ComponentProps, ReactNode } from 'react';

const box =
  'block min-h-12 w-full rounded-sm border-2 border-edge bg-surface px-3 py-2.5 text-base text-ink aria-invalid:border-emergency focus-visible:outline-offset-0';

type FieldFrame = {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Advice behind the error, such as to ring us. */
  advice?: string | undefined;
  /** Before the error, for a screen reader. */
  errorWord?: string | undefined;
};

/** The value of `aria-describedby`: the ids of the hint and the error. */
function describedBy({ id, hint, error }: Pick<FieldFrame, 'id' | 'hint' | 'error'>): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Classes of the rail beside a field with an error. */
export const railOf = (error: string | undefined) => (error ? 'border-l-4 border-emergency pl-4' : undefined);

function Frame({ id, label, hint, error, advice, errorWord, children }: FieldFrame & { children: ReactNode }) {
  return (
    <div className={railOf(error)}>
      <label className="mb-1 block font-semibold" htmlFor={id}>
        {label}
      </label>
      {hint && (
        <p className="mb-1 text-sm text-soft" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError advice={advice} error={error} errorWord={errorWord} id={id} />
      {children}
    </div>
  );
}

export function FieldError({ id, error, advice, errorWord = 'Error:' }: Pick<FieldFrame, 'id' | 'error' | 'advice' | 'errorWord'>) {
  return (
    <p className="font-semibold text-emergency" id={`${id}-error`}>
      {error && (
        <>
          <span className="sr-only">{`${errorWord} `}</span>
          {error}
        </>
      )}
      {advice && <span className="block font-normal text-ink">{advice}</span>}
    </p>
  );
}

type TextFieldProps = FieldFrame &
  ComponentProps<'input'> & {
    /** Sized for a phone number. */
    short?: boolean;
  };

export function TextField({ id, label, hint, error, advice, errorWord, short = false, ...input }: TextFieldProps) {
  return (
    <Frame advice={advice} error={error} errorWord={errorWord} hint={hint} id={id} label={label}>
      <input
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={input.required}
        className={short ? `${box} max-w-xs` : box}
        id={id}
        type="text"
        {...input}
      />
    </Frame>
  );
}

export function TextArea({ id, label, hint, error, errorWord, ...area }: FieldFrame & ComponentProps<'textarea'>) {
  return (
    <Frame error={error} errorWord={errorWord} hint={hint} id={id} label={label}>
      <textarea
        aria-describedby={describedBy({ id, hint, error })}
        aria-invalid={error ? true : undefined}
        aria-required={area.required}
        className={box}
        id={id}
        rows={4}
        {...area}
      />
    </Frame>
  );
}

type ChoiceFieldProps = Pick<FieldFrame, 'id' | 'label' | 'error' | 'errorWord'> & {
  name: string;
  /** Labels by value. */
  answers: Readonly<Record<string, string>>;
  /** The words of the empty option. */
  none?: string;
  defaultValue?: string;
};

/** A select with an empty option, which can take an answer back where a radio button cannot. */
export function ChoiceField({ id, label, error, errorWord, name, answers, none, defaultValue }: ChoiceFieldProps) {
  return (
    <Frame error={error} errorWord={errorWord} id={id} label={label}>
      <select
        aria-describedby={describedBy({ id, error })}
        aria-invalid={error ? true : undefined}
        className={`${box} max-w-xs pr-9`}
        defaultValue={defaultValue}
        id={id}
        name={name}
      >
        <option value="">{none}</option>
        {Object.entries(answers).map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
    </Frame>
  );
}

/** A field that only robots see and fill in. */
export function Honeypot({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="absolute -left-[9999px]">
      <label>
        {label}
        <input autoComplete="off" name="website" tabIndex={-1} type="text" />
      </label>
    </div>
  );
}
