import type { ReactNode } from 'react';
import { NextPage } from './next-page.tsx';

export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main className="relative" id="main">
      {/* Where the receipt of a callback request stays when its dialog has closed. */}
      <div className="mx-auto w-full max-w-page px-5 not-empty:py-4 column:pr-22 sm:pl-8 lg:pl-22" id="callback-status" role="status" />
      {children}
      <NextPage />
    </main>
  );
}
