import type { ReactNode } from 'react';

export function VisitPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id} className="mt-12 max-w-reading">
      <h2 className="mb-4 text-2xl" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
