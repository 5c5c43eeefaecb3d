import type { ReactNode } from 'react';

/** The buttons of the bar stand outside the form. */
export const recordFormId = 'record-outcome';

/** Five of them stand in one row of a phone. */
export const outcomeShape =
  'inline-flex min-h-12 grow items-center justify-center gap-1 rounded-md border border-brand px-0.5 text-center text-sm font-semibold leading-tight text-brand no-underline hover:bg-brand-50 lg:px-1.5';

type OutcomeButtonProps = { value: string; children: ReactNode; shortcut?: string };

/** A button that records an outcome. */
export function OutcomeButton({ value, children, shortcut }: OutcomeButtonProps) {
  return (
    <button
      aria-keyshortcuts={shortcut}
      className={outcomeShape}
      data-key={shortcut}
      form={recordFormId}
      name="outcome"
      type="submit"
      value={value}
    >
      {shortcut && <Key>{shortcut}</Key>}
      {children}
    </button>
  );
}

/** The key that does the same, where there is likely to be a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className="hidden text-xs font-normal lg:inline">
      {children}
    </kbd>
  );
}
