import { feedTitle } from '#seo/feeds/feeds.ts';

/** The part of the head that all pages share: icons, colours, manifest, feeds. */
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

/** The page's background (`--color-paper` in ui/styles/theme.css), for the browser's own interface. */
export const pageColours = { light: '#fdfbf6', dark: '#0b1b1c' } as const;
