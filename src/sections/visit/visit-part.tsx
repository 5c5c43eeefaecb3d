import type { ReactNode } from 'react';

export function VisitPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-reading print:mt-4 print:max-w-none">
      <h2 className="mb-4 text-2xl print:mb-1 print:text-lg" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
