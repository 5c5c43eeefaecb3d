import type { ReactNode } from 'react';
import { blogMessages } from '#content/messages.ts';
import { Container } from '#ui/container.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';

/**
 * Placeholders over the page while home, the blog or a post is slow to load: three cards, six, or 'Loading...'. Revealed by
 * `src/navigation.ts`. The page below keeps its height, which preserves the scroll position for the way back.
 */
function NextPage() {
  return (
    <div className="group/next absolute inset-0 z-10 overflow-clip bg-paper print:hidden" hidden id="next-page">
      <Container className="sticky top-18 py-12 lg:py-20">
        <p className="sr-only text-xl group-data-[for=post]/next:not-sr-only" role="status">
          {blogMessages.loading}
        </p>
        <div className="group-data-[for=home]/next:[&_li:nth-child(n+4)]:hidden group-data-[for=post]/next:hidden">
          <PostSkeletons count={6} />
        </div>
      </Container>
    </div>
  );
}

export function PageMain({ children }: { children: ReactNode }) {
  return (
    <main className="relative" id="main">
      {children}
      <NextPage />
    </main>
  );
}
