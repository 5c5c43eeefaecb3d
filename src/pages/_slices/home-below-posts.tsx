import { AboutBlock } from '#sections/home/about-block.tsx';

export default function HomeBelowPosts() {
  return <AboutBlock />;
}

export const getConfig = () => ({ render: 'static' }) as const;
