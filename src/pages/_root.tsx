import type { ReactNode } from 'react';
import { SiteHead } from '#seo/site-head.tsx';

// Waku itself adds the charset and viewport metas.
export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <SiteHead />
      </head>
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
