import type { ReactNode } from 'react';
import { Titled } from '#ui/titled.tsx';

export function VisitPart({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <Titled className="mt-12 max-w-reading print:mt-4 print:max-w-none" id={id} look="mb-4 text-2xl print:mb-1 print:text-lg" title={title}>
      {children}
    </Titled>
  );
}
