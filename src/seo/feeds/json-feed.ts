import { absolute } from '#seo/absolute.ts';
import { pictureOfPost } from '#seo/meta/share-picture.ts';
import { language } from '#seo/structured-data/web-site.ts';
import { type FeedPost, feedDescription, feedTitle, postsInFeed } from './feed-post.ts';

function item({ id, title, category, excerpt, photo, href, publishedAt, updatedAt }: FeedPost) {
  return {
    id,
    url: absolute(href),
    title,
    content_text: excerpt,
    image: absolute(pictureOfPost(photo).src),
    ...(publishedAt && { date_published: publishedAt }),
    ...(updatedAt && { date_modified: updatedAt }),
    ...(category && { tags: [category] }),
  };
}

/** The newest posts as JSON Feed 1.1. */
export function jsonFeed(posts: ReadonlyArray<FeedPost>): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle,
    home_page_url: absolute('/blog'),
    feed_url: absolute('/feed.json'),
    description: feedDescription,
    language,
    items: posts.slice(0, postsInFeed).map(item),
  });
}
