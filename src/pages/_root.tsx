import '#styles.css';
import type { ReactNode } from 'react';
import textFont from '#fonts/anek-english.woff2?url';
import { SiteHead } from '#seo/site-head.tsx';

// Waku itself adds the charset and viewport metas.
export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <link as="font" crossOrigin="" fetchPriority="low" href={textFont} rel="preload" type="font/woff2" />
        <SiteHead />
      </head>
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
