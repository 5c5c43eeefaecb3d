import { SoftLink } from '#islands/soft-link.tsx';
import type { PreviewedPost } from './post-link.ts';
import { PostPicture } from './post-picture.tsx';

/** A post in a list: picture, date badge, title, category, preview and the link to the whole. */
export function PostCard({ post, heading: Heading = 'h2' }: { post: PreviewedPost; heading?: 'h2' | 'h3' }) {
  const { title, category, photo, date, excerpt, href } = post;
  return (
    <article className="flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="relative">
        <PostPicture className="aspect-[8/5] w-full" photo={photo} />
        {date && (
          <time className="absolute bottom-3 left-3 rounded-full bg-deep px-3 py-1 text-sm text-on-deep tabular-nums" dateTime={date}>
            {date}
          </time>
        )}
      </div>
      <div className="flex grow flex-col p-5">
        {category && <p className="text-sm font-semibold text-soft">{category}</p>}
        <Heading className="mt-1 text-xl">
          <SoftLink className="hover:text-brand hover:underline" href={href}>
            {title}
          </SoftLink>
        </Heading>
        <p className="mt-2 text-soft">{excerpt}</p>
        <SoftLink
          className="mt-auto inline-flex min-h-11 items-center pt-3 font-semibold text-brand underline underline-offset-4"
          href={href}
        >
          Read More<span className="sr-only">: {title}</span>
        </SoftLink>
      </div>
    </article>
  );
}
