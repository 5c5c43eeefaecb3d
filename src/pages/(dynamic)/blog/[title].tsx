import { getContext } from 'hono/context-storage';
import { unstable_notFound as notFound } from 'waku/router/server';
import { articleOf } from '#blog/article/article.ts';
import { excerptOf } from '#blog/article/excerpt.ts';
import { partsOf } from '#blog/article/parts.ts';
import { piecesOf } from '#blog/article/pieces.ts';
import { proxiedPhoto } from '#blog/pictures.ts';
import { listedPosts } from '#blog/posts/listing.ts';
import { plainText } from '#blog/sanitise/plain-text.ts';
import { outline, viewOfCategory } from '#content/organ-view.ts';
import { practice } from '#content/practice.ts';
import { dateAsRead } from '#content/review.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { StructuredData } from '#islands/structured-data.tsx';
import { PostArticle } from '#sections/blog/post-article.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { postDescription } from '#seo/meta/blog-meta.ts';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { pictureOfPost } from '#seo/meta/share-picture.ts';
import { postGraph } from '#seo/structured-data/pages/post-page.ts';

// The sidebar shows twenty posts; one more tells whether the list goes on.
const maxListed = 21;

// Characters of the text from which the description is cut at a word.
const describedFrom = 200;

export default function PostPage() {
  const { snapshot, post: shown, description: html } = getContext<SiteEnv>().var;
  if (!snapshot || !shown || html === undefined) notFound();
  const { href } = shown;
  const post = { ...shown.post, photo: proxiedPhoto(shown.post) };
  const { body, minutes } = articleOf(html, practice.mediaHosts, post.id);
  const description = postDescription(post.title, plainText(excerptOf(body, describedFrom), describedFrom));
  const toRead = `${minutes} ${minutes === 1 ? 'minute' : 'minutes'} to read`;
  // Non-breaking spaces keep each fact on one line.
  const facts = [post.date && `updated ${dateAsRead(post.date)}`, toRead].map((fact) => fact.replaceAll(' ', '\u00a0'));
  const about = [post.category, ...facts].filter(Boolean).join(', ');
  return (
    <>
      <PageMeta
        description={description}
        modified={post.updatedAt}
        path={href}
        picture={pictureOfPost(post.photo)}
        published={post.publishedAt}
        section={post.category}
        title={post.title}
        type="article"
      />
      <StructuredData json={postGraph({ ...post, href }, description)} />
      <PrintedHead />
      <BreadcrumbBanner
        headText={post.title}
        items={[{ label: 'Home', href: '/' }, { label: 'Blog', href: '/blog' }, { label: post.title }]}
        text={about}
        view={viewOfCategory(post.category) ?? outline}
      />
      <PostArticle all={listedPosts(snapshot.posts, 0, maxListed)} parts={partsOf(body)} pieces={piecesOf(body)} post={{ ...post, href }} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
