import HomeAbovePosts from '#pages/_slices/home-above-posts.tsx';
import HomeBelowPosts from '#pages/_slices/home-below-posts.tsx';
import { EnglishAbovePage, EnglishBelowPage } from '#sections/shell/english-parts.tsx';
import { OperationCosts } from '#sections/visit/operation-costs.tsx';

const cut = <template data-shell="cut" />;

/** The slices that the Worker's pages take from the build, which cuts this page up and does not serve it. */
export default function ShellPage() {
  return (
    <>
      {cut}
      <EnglishAbovePage />
      {cut}
      <HomeAbovePosts />
      {cut}
      <HomeBelowPosts />
      {cut}
      <OperationCosts />
      {cut}
      <EnglishBelowPage />
      {cut}
    </>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
