import type { ReactNode } from 'react';
import { FramePart } from '#sections/frame-part.tsx';

/** The pages that the Worker renders, without what stands round them on every page: that was rendered when the site was built. */
export default function UnframedLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <FramePart part="above-page" />
      {children}
      <FramePart part="below-page" />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
