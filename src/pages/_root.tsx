import type { ReactNode } from 'react';

// Waku itself adds the charset and viewport metas.
export default function Root({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" suppressHydrationWarning>
      <head>
        <link href="/icons/icon.svg" rel="icon" type="image/svg+xml" />
        <meta content="light dark" name="color-scheme" />
      </head>
      <body>{children}</body>
    </html>
  );
}

export const getConfig = () => ({ render: 'static' }) as const;
