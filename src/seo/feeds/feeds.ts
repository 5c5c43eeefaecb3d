import type { OwnPath } from '#content/media-address.ts';
import { practice } from '#content/practice.ts';
import { absolute } from '#seo/absolute.ts';
import { pictureOfPost } from '#seo/meta/share-picture.ts';
import { language } from '#seo/structured-data/web-site.ts';
import { xmlText } from './xml-text.ts';

/** A post in a feed; every string comes from the backend and is plain text. */
export type FeedPost = {
  id: string;
  title: string;
  category: string;
  excerpt: string;
  photo: OwnPath | null;
  href: string;
  publishedAt?: string | undefined;
  updatedAt?: string | undefined;
};

/** Feed readers fetch often and show the newest posts; the sitemap has all of them. */
export const postsInFeed = 50;

export const feedTitle = `Blog of ${practice.name}, ${practice.city}`;
export const feedDescription = 'Plain answers to what people ask about the gallbladder, liver, stomach, bowel, hernia and surgery.';

function jsonItem({ id, title, category, excerpt, photo, href, publishedAt, updatedAt }: FeedPost) {
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

/** Writes the newest posts as JSON Feed 1.1. */
export function jsonFeed(posts: ReadonlyArray<FeedPost>): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feedTitle,
    home_page_url: absolute('/blog'),
    feed_url: absolute('/feed.json'),
    description: feedDescription,
    language,
    items: posts.slice(0, postsInFeed).map(jsonItem),
  });
}

function element(name: string, text: string | undefined, attributes = ''): string {
  return text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : '';
}

function rssDate(time: string | undefined): string | undefined {
  return time && new Date(time).toUTCString();
}

function rssItem({ id, title, category, excerpt, href, publishedAt }: FeedPost): string {
  return [
    '<item>',
    element('title', title),
    element('link', absolute(href)),
    element('guid', `${absolute('/blog')}#${id}`, ' isPermaLink="false"'),
    element('pubDate', rssDate(publishedAt)),
    element('category', category),
    element('description', excerpt),
    '</item>',
  ].join('');
}

/** Writes the newest posts as RSS 2.0. */
export function rssFeed(posts: ReadonlyArray<FeedPost>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feedTitle),
    element('link', absolute('/blog')),
    element('description', feedDescription),
    element('language', 'en-in'),
    `<atom:link href="${xmlText(absolute('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, postsInFeed).map(rssItem),
    '</channel></rss>',
  ].join('\n');
}
