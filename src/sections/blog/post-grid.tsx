import { blogMessages } from '#content/messages.ts';
import { postGrid } from '#ui/post-skeletons.tsx';
import { PostCard } from './post-card.tsx';
import type { ListedPost } from './post-link.ts';

export function PostGrid({ posts, heading }: { posts: ReadonlyArray<ListedPost>; heading?: 'h2' | 'h3' }) {
  return (
    <ul className={postGrid}>
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} {...(heading && { heading })} />
        </li>
      ))}
    </ul>
  );
}

export function PostsFailed() {
  return (
    <p className="rounded-md border border-line bg-surface p-5 text-lg" role="status">
      {blogMessages.failed}
    </p>
  );
}
