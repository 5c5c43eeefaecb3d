import type { ReactNode } from 'react';

/** The buttons of the bar stand outside the form. */
export const recordFormId = 'record-outcome';

type OutcomeButtonProps = { value: string; children: ReactNode; shortcut?: string };

/** A button that records an outcome. */
export function OutcomeButton({ value, children, shortcut }: OutcomeButtonProps) {
  return (
    <button
      aria-keyshortcuts={shortcut}
      className="inline-flex min-h-12 items-center justify-center gap-1.5 rounded-md border-2 border-brand px-1 text-center text-sm font-semibold leading-tight text-brand hover:bg-brand-50 lg:px-3 lg:text-base"
      data-key={shortcut}
      form={recordFormId}
      name="outcome"
      type="submit"
      value={value}
    >
      {children}
      {shortcut && <Key>{shortcut}</Key>}
    </button>
  );
}

/** The key that does the same, where there is likely to be a keyboard. */
export function Key({ children }: { children: string }) {
  return (
    <kbd aria-hidden="true" className="hidden rounded-sm border border-edge px-1 text-xs font-normal text-soft lg:inline">
      {children}
    </kbd>
  );
}
