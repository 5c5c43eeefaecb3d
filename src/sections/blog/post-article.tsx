import type { Root } from 'hast';
import { Container } from '#ui/container.tsx';
import { PostBody } from './post-body.tsx';
import type { ListedPost } from './post-link.ts';
import { PostPicture } from './post-picture.tsx';
import { RecentPosts } from './recent-posts.tsx';

/** A whole post beside the list of the others. */
export function PostArticle({ post, body, all }: { post: ListedPost; body: Root; all: ReadonlyArray<ListedPost> }) {
  return (
    <Container className="grid gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_320px] lg:gap-16 lg:py-16">
      <article className="min-w-0">
        <PostPicture className="mb-8 aspect-[8/5] w-full rounded-lg" eager photo={post.photo} sizes="(width >= 64rem) 900px, 100vw" />
        <PostBody body={body} />
      </article>
      <RecentPosts posts={all} />
    </Container>
  );
}
