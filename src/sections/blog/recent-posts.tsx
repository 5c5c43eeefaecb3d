import { SoftLink } from '#islands/soft-link.tsx';
import type { ListedPost } from './post-link.ts';
import { PostPicture } from './post-picture.tsx';

const mostShown = 20;

/** The sidebar of a post: all posts with thumbnails, up to twenty. */
export function RecentPosts({ posts }: { posts: ReadonlyArray<ListedPost> }) {
  return (
    <aside aria-labelledby="recent-blogs" className="lg:col-start-2 print:hidden">
      <h2 className="text-xl" id="recent-blogs">
        Recent Blogs
      </h2>
      <ul className="mt-4 grid gap-1">
        {posts.slice(0, mostShown).map(({ id, href, title, photo }) => (
          <li key={id}>
            <SoftLink className="flex min-h-11 items-center gap-4 rounded-sm py-2 hover:text-brand hover:underline" href={href}>
              <PostPicture className="h-14 w-20 shrink-0 rounded-sm" photo={photo} sizes="80px" />
              <span className="leading-snug">{title}</span>
            </SoftLink>
          </li>
        ))}
      </ul>
      {posts.length > mostShown && (
        <a className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline" href="/blog">
          All posts
        </a>
      )}
    </aside>
  );
}
