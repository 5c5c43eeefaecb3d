import type { ReactNode } from 'react';
import { ShellPart } from '#islands/shell-part.tsx';
import { PageMain } from '#sections/shell/page-main.tsx';

/** The layout of the pages that the Worker renders. Header, menus and footer are slices that the build has rendered. */
export default function DynamicLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <ShellPart id="above-page" />
      <PageMain>{children}</PageMain>
      <ShellPart id="below-page" />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
