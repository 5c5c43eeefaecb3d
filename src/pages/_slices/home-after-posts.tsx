import { AboutBlock } from '#sections/home/about-block.tsx';

export default function HomeAfterPosts() {
  return <AboutBlock />;
}

export const getConfig = () => ({ render: 'static' }) as const;
