import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';

declare const __DESK_ASSETS__: { css: string; script: string; writing: string };

/** The document round every page of the desk; `writes` where articles are written. */
export function Document({ title, writes = false, children }: { title: string; writes?: boolean; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1" name="viewport" />
        <title>{`${title} · Desk of ${practice.name}`}</title>
        <meta content="light dark" name="color-scheme" />
        <link href={__DESK_ASSETS__.css} rel="stylesheet" />
        <link href="/icons/icon.svg" rel="icon" type="image/svg+xml" />
        <script src={__DESK_ASSETS__.script} type="module" />
        {writes && <script src={__DESK_ASSETS__.writing} type="module" />}
      </head>
      <body>{children}</body>
    </html>
  );
}
