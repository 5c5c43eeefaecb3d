import { feedTitle } from '#seo/feeds/feed-post.ts';
import { pageColours } from './page-colours.ts';

/** What is the same in the head of every page: icons, colours, manifest, feeds. */
export function SiteHead() {
  return (
    <>
      <link href="/favicon.ico" rel="icon" sizes="32x32" />
      <link href="/icons/icon.svg" rel="icon" type="image/svg+xml" />
      <link href="/icons/apple-touch-icon.png" rel="apple-touch-icon" />
      <link href="/manifest.webmanifest" rel="manifest" />
      <meta content="light dark" name="color-scheme" />
      <meta content={pageColours.light} media="(prefers-color-scheme: light)" name="theme-color" />
      <meta content={pageColours.dark} media="(prefers-color-scheme: dark)" name="theme-color" />
      <link href="/feed.xml" rel="alternate" title={feedTitle} type="application/rss+xml" />
      <link href="/feed.json" rel="alternate" title={feedTitle} type="application/feed+json" />
    </>
  );
}
