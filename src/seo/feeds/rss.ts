import { absolute } from '#seo/absolute.ts';
import { type FeedPost, feedDescription, feedTitle, postsInFeed } from './feed-post.ts';
import { xmlText } from './xml-text.ts';

function element(name: string, text: string | undefined, attributes = ''): string {
  return text ? `<${name}${attributes}>${xmlText(text)}</${name}>` : '';
}

function rssDate(time: string | undefined): string | undefined {
  return time && new Date(time).toUTCString();
}

function item({ id, title, category, excerpt, href, publishedAt }: FeedPost): string {
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

/** The newest posts as RSS 2.0. */
export function rssFeed(posts: ReadonlyArray<FeedPost>): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    element('title', feedTitle),
    element('link', absolute('/blog')),
    element('description', feedDescription),
    element('language', 'en-in'),
    `<atom:link href="${xmlText(absolute('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...posts.slice(0, postsInFeed).map(item),
    '</channel></rss>',
  ].join('\n');
}
