import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import { ButtonLink } from '#ui/button.tsx';

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

export type NoticeWords = { title: string; words: string; also?: string };

/** A page of one sentence: for who has not got in, and for what was refused. */
export function Notice({ title, words, also }: NoticeWords) {
  return (
    <Document title={title}>
      <main className="mx-auto max-w-reading px-5 py-16">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-lg">{words}</p>
        {also && <p className="mt-4 rounded-md bg-sunk p-4">{also}</p>}
        <p className="mt-8">
          <ButtonLink href="/">To the call list</ButtonLink>
        </p>
      </main>
    </Document>
  );
}
