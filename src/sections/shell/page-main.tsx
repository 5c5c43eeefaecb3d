import type { ReactNode } from 'react';
import { NextPage } from './next-page.tsx';

export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main className="relative" id="main">
      {children}
      <NextPage />
    </main>
  );
}
