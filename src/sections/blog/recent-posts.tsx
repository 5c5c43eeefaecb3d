import { PostLinks } from '#islands/post-links.tsx';
import type { ListedPost } from './post-link.ts';
import { pictureOf } from './post-picture.tsx';

const maxShown = 20;

const linkOf = ({ id, href, title, category, photo }: ListedPost) => ({
  id,
  href,
  title,
  picture: pictureOf({ category, className: 'h-14 w-20 shrink-0 rounded-sm', photo, sizes: '80px' }),
});

/** The sidebar of a post: all posts with thumbnails, up to twenty. */
export function RecentPosts({ posts, current }: { posts: ReadonlyArray<ListedPost>; current: string }) {
  return (
    <aside aria-labelledby="recent-blogs" className="lg:col-start-2 print:hidden">
      <h2 className="text-xl" id="recent-blogs">
        Recent Blogs
      </h2>
      <PostLinks className="mt-4 grid gap-1" current={current} posts={posts.slice(0, maxShown).map(linkOf)} />
      {posts.length > maxShown && (
        <a className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline" href="/blog">
          All posts
        </a>
      )}
    </aside>
  );
}
