import type { ReactNode } from 'react';
import { ShellPart } from '#islands/shell-part.tsx';
import { PageMain } from '#sections/shell/page-main.tsx';

/** Round the pages that the Worker renders: header, menus and foot are of the build. Such a page names both as its slices. */
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
