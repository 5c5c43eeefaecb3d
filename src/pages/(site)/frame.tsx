import { Slice } from 'waku';
import { FramePart } from '#sections/frame-part.tsx';
import { LatestPostsFrame } from '#sections/home/latest-posts-frame.tsx';

/** What stands round every page of the Worker, and round home's posts: the build cuts it into parts, and serves none of it as a page. */
export default function FramePage() {
  return (
    <>
      <FramePart part="cut" />
      <Slice id="home-before-posts" />
      <LatestPostsFrame>
        <FramePart part="cut" />
      </LatestPostsFrame>
      <Slice id="home-after-posts" />
      <FramePart part="cut" />
    </>
  );
}

export const getConfig = () => ({ render: 'static', slices: ['home-before-posts', 'home-after-posts'] }) as const;
