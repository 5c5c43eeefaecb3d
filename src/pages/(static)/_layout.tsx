import type { ReactNode } from 'react';
import { AbovePage } from '#sections/shell/above-page.tsx';
import { BelowPage } from '#sections/shell/below-page.tsx';
import { PageMain } from '#sections/shell/page-main.tsx';

/** The layout of the prerendered pages. */
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
