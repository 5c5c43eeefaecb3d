'use client';
import { useRouter } from 'waku/router/client';
import { blogMessages } from '#content/messages.ts';
import { Container } from '#ui/container.tsx';
import { PostSkeletons } from '#ui/post-skeletons.tsx';

/** Six placeholders for the list, 'Loading...' for a post (specification, section 2). */
export function BlogLoading() {
  const { path } = useRouter();
  return (
    <Container className="py-24">
      {path === '/blog' ? (
        <PostSkeletons count={6} />
      ) : (
        <p className="text-xl" role="status">
          {blogMessages.loading}
        </p>
      )}
    </Container>
  );
}
