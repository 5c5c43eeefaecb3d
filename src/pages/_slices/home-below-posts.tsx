import { AboutBlock } from '#sections/home/about-block.tsx';
import { VisitStrip } from '#sections/visit/visit-strip.tsx';

export default function HomeBelowPosts() {
  return (
    <>
      <AboutBlock />
      <VisitStrip />
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
