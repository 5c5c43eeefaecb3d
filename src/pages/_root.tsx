import '#styles.css';
import type { ReactNode } from 'react';
import plainFont from '#fonts/anek-english-400.woff2?url';
import boldFont from '#fonts/anek-english-620.woff2?url';
import { SiteHead } from '#seo/meta/site-head.tsx';
import printStyles from '#styles-print.css?url';
import wideStyles from '#styles-wide.css?url';

// Waku itself adds the charset and viewport metas.
export default function Root({ children }: { children: ReactNode }) {
  return (
    <html data-build={import.meta.env.WAKU_BUILD_ID} lang="en-IN" suppressHydrationWarning>
      <head>
        <link as="font" crossOrigin="" fetchPriority="low" href={plainFont} rel="preload" type="font/woff2" />
        <link as="font" crossOrigin="" fetchPriority="low" href={boldFont} rel="preload" type="font/woff2" />
        <link href={wideStyles} media="(width >= 600px), (width >= 37.5rem)" rel="stylesheet" />
        <link href={printStyles} media="print" rel="stylesheet" />
        <SiteHead />
      </head>
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
