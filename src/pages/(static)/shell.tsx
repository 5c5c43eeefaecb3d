import HomeAbovePosts from '#pages/_slices/home-above-posts.tsx';
import HomeBelowPosts from '#pages/_slices/home-below-posts.tsx';
import { AbovePage } from '#sections/shell/above-page.tsx';
import { BelowPage } from '#sections/shell/below-page.tsx';

const cut = <template data-shell="cut" />;

/** What the pages of the Worker have from the build, one part after the other: the build cuts it up and serves none of it as a page. */
export default function ShellPage() {
  return (
    <>
      {cut}
      <AbovePage />
      {cut}
      <HomeAbovePosts />
      {cut}
      <HomeBelowPosts />
      {cut}
      <BelowPage />
      {cut}
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
