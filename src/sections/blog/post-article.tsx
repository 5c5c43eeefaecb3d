import { languageOf } from '#content/also-called.ts';
import { practice } from '#content/practice.ts';
import { altOfPicture } from '#content/sized-picture.ts';
import { PostLinks } from '#islands/post-links.tsx';
import { Contents } from '#sections/contents.tsx';
import { ShareRow } from '#sections/share-row.tsx';
import { NextStep } from '#sections/treatment/page-end.tsx';
import { absolute } from '#seo/absolute.ts';
import { Container } from '#ui/container.tsx';
import { Icon } from '#ui/icon.tsx';
import { PostBody, type PostPiece } from './post-body.tsx';
import type { ListedPost } from './post-link.ts';
import { PostPicture, pictureOf } from './post-picture.tsx';

const maxShown = 20;

function linkOf({ id, href, title, category, photo }: ListedPost) {
  const lang = languageOf(title);
  const picture = pictureOf({ category, className: 'h-14 w-20 shrink-0 rounded-sm', photo, sizes: '80px' });
  return { id, href, title, ...(lang && { lang }), picture };
}

/** The sidebar of a post: up to twenty posts with thumbnails. */
function RecentPosts({ posts, current }: { posts: ReadonlyArray<ListedPost>; current: string }) {
  return (
    <aside aria-labelledby="recent-blogs" className="xl:col-start-2 print:hidden">
      <h2 className="text-xl" id="recent-blogs">
        Recent Blogs
      </h2>
      <PostLinks className="mt-4 grid gap-1 lg:max-xl:grid-cols-2" current={current} posts={posts.slice(0, maxShown).map(linkOf)} />
      {posts.length > maxShown && (
        <a className="mt-3 inline-flex min-h-11 items-center font-semibold text-brand underline" href="/blog">
          All posts
        </a>
      )}
    </aside>
  );
}

// Shorter posts need no table of contents.
const worthAList = 3;

type Props = {
  post: ListedPost;
  pieces: ReadonlyArray<PostPiece>;
  /** The body's second headings, with their ids. */
  parts: ReadonlyArray<{ id: string; title: string }>;
  all: ReadonlyArray<ListedPost>;
};

/** The author, the review by a doctor, and a link to share the post. */
function Byline({ post }: { post: ListedPost }) {
  const { author } = practice.editorial;
  const byTheDoctor = author.includes(practice.doctor.name);
  return (
    <p className="mb-5 flex flex-wrap items-center justify-between gap-x-6 text-soft">
      <span>
        Written by {author.replace(/^The /, 'the ')}.{!byTheDoctor && ' Awaits review by a doctor.'}
      </span>
      <a
        className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand underline underline-offset-4 print:hidden"
        href={`https://wa.me/?text=${encodeURIComponent(`${post.title}: ${absolute(post.href)}`)}`}
        rel="noopener"
        target="_blank"
      >
        <Icon className="size-5" name="whatsapp" /> Send it on
      </a>
    </p>
  );
}

/** A post, its table of contents and the list of the others. */
export function PostArticle({ post, pieces, parts, all }: Props) {
  return (
    <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 py-6 sm:py-10 xl:grid-cols-[minmax(0,1fr)_360px] xl:grid-rows-[auto_1fr]">
      {parts.length >= worthAList && (
        <Contents className="xl:col-start-2 lg:[&_ul]:columns-3 xl:[&_ul]:columns-1" key={`parts of ${post.href}`} parts={parts} />
      )}
      {/* The key remounts the article, so that the next post starts without open folds or a copied message. */}
      <article className="max-w-reading print:max-w-none xl:col-start-1 xl:row-span-2 xl:row-start-1" key={post.href}>
        <Byline post={post} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
          <PostBody
            picture={
              post.photo && (
                <PostPicture
                  alt={altOfPicture(post.photo)}
                  category={post.category}
                  className="aspect-[8/5] w-full rounded-lg print:hidden"
                  eager
                  photo={post.photo}
                  sizes="(width >= 48rem) 640px, 100vw"
                />
              )
            }
            pieces={pieces}
          />
        </div>
        <NextStep callbackHref="/callback" />
        <footer className="mt-14 border-t border-line pt-6 print:hidden">
          <p className="mb-4">Does it concern someone you know? Send it on.</p>
          <ShareRow name={post.title} path={post.href} />
        </footer>
      </article>
      <RecentPosts current={post.href} posts={all} />
    </Container>
  );
}
