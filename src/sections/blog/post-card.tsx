import { SoftLink } from '#islands/soft-link.tsx';
import type { PreviewedPost } from './post-link.ts';
import { PostPicture } from './post-picture.tsx';

/** A post in a list: picture, date badge, title, category, preview and the link to the whole. */
export function PostCard({ post, heading: Heading = 'h2' }: { post: PreviewedPost; heading?: 'h2' | 'h3' }) {
  const { title, category, photo, date, excerpt, href } = post;
  return (
    <article className="relative flex h-full flex-col overflow-hidden rounded-lg border border-line bg-surface">
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
          {/* The whole card is its target, as a finger expects of a picture. */}
          <SoftLink className="after:absolute after:inset-0 hover:text-brand hover:underline" href={href}>
            {title}
          </SoftLink>
        </Heading>
        <p className="mt-2 text-soft">{excerpt}</p>
        <SoftLink
          className="relative mt-auto inline-flex min-h-11 items-center self-start pt-3 font-semibold text-brand underline underline-offset-4"
          href={href}
        >
          Read More<span className="sr-only">: {title}</span>
        </SoftLink>
      </div>
    </article>
  );
}
