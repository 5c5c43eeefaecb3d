import { blogMessages } from '#content/messages.ts';
import { postGrid } from '#ui/post-skeletons.tsx';
import { PostCard } from './post-card.tsx';
import type { PreviewedPost } from './post-link.ts';

export function PostGrid({ posts, heading }: { posts: ReadonlyArray<PreviewedPost>; heading?: 'h2' | 'h3' }) {
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

/** What stands where the posts would: that they are missing, and what there is all the same. */
export function PostsFailed() {
  return (
    <div className="max-w-reading rounded-lg border border-line bg-surface p-5 sm:p-6">
      <p className="text-lg font-semibold" role="status">
        {blogMessages.failed}
      </p>
      <p className="mt-1 text-soft">Try again in a few minutes. The rest of the site works as usual.</p>
      <a className="mt-2 inline-flex min-h-11 items-center text-brand underline underline-offset-4" href="/treatment">
        Read about our treatments
      </a>
    </div>
  );
}
