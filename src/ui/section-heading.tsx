import type { ReactNode } from 'react';

export function SectionHeading({ id, children, intro }: { id?: string; children: ReactNode; intro?: string }) {
  return (
    <header className="mb-6 max-w-2xl sm:mb-8 lg:mb-12">
      <h2 className="text-3xl" id={id}>
        {children}
      </h2>
      {intro && <p className="mt-3 max-w-reading text-lg text-soft">{intro}</p>}
    </header>
  );
}
