import type { ReactNode } from 'react';

/** Whether the practice is open, in words, with a dot that is green while it is. Not on paper, which is read on other days. */
export const OpenSign = ({ isOpen, children }: { isOpen: boolean; children: ReactNode }) => (
  <p className="flex items-center gap-3 text-xl font-semibold print:hidden">
    <span aria-hidden="true" className={`size-3 shrink-0 rounded-full ${isOpen ? 'bg-good' : 'bg-edge'}`} />
    {children}
  </p>
);
