import HomeAbovePosts from '#pages/_slices/home-above-posts.tsx';
import HomeBelowPosts from '#pages/_slices/home-below-posts.tsx';
import { AbovePage } from '#sections/shell/above-page.tsx';
import { BelowPage } from '#sections/shell/below-page.tsx';
import { OperationCosts } from '#sections/visit/operation-costs.tsx';

const cut = <template data-shell="cut" />;

/** The slices that the Worker's pages take from the build, which cuts this page up and does not serve it. */
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
      <OperationCosts />
      {cut}
      <BelowPage />
      {cut}
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
