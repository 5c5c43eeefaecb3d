import type { ReactNode } from 'react';
import { EnglishAbovePage, EnglishBelowPage } from '#sections/shell/english-parts.tsx';
import { PageMain } from '#sections/shell/page-main.tsx';

/** The layout of the prerendered pages. */
export default function StaticLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <EnglishAbovePage />
      <PageMain>{children}</PageMain>
      <EnglishBelowPage />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
