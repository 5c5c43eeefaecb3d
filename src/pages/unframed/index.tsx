import { preload } from 'react-dom';
import { HomeHead, HomePosts } from '#pages/(site)/index.tsx';
import { FramePart } from '#sections/frame-part.tsx';
import { firstPicture } from '#sections/home/hero-pictures.tsx';

/** Home as it is rendered: its head and its posts. */
export default function UnframedHome() {
  // As the renderer does by itself where the picture is on the page.
  preload(firstPicture, { as: 'image', fetchPriority: 'high' });
  return (
    <>
      <HomeHead />
      <FramePart part="above-posts" />
      <HomePosts />
      <FramePart part="below-posts" />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
