import type { ReactNode } from 'react';
import { AbovePage } from '#sections/above-page.tsx';
import { BelowPage } from '#sections/below-page.tsx';
import { PageMain } from '#sections/page-main.tsx';

/** Round the pages that are files. */
export default function StaticLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <AbovePage />
      <PageMain>{children}</PageMain>
      <BelowPage />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
