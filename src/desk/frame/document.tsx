import type { ReactNode } from 'react';
import { practice } from '#content/practice.ts';
import { ButtonLink } from '#ui/button.tsx';

declare const __DESK_ASSETS__: { css: string; script: string; writing: string };

/** The HTML document of every page. `writes` adds the editor's script. */
export function Document({ title, writes = false, children }: { title: string; writes?: boolean; children: ReactNode }) {
  return (
    <html lang="en-IN">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <title>{`${title} · Desk of ${practice.name}`}</title>
        <meta content="light dark" name="color-scheme" />
        <link href={__DESK_ASSETS__.css} rel="stylesheet" />
        <link href="/icons/icon.svg" rel="icon" type="image/svg+xml" />
        {/* Access hands it out to those alone who are signed in. */}
        <link crossOrigin="use-credentials" href="/desk/app.webmanifest" rel="manifest" />
        <script src={__DESK_ASSETS__.script} type="module" />
        {writes && <script src={__DESK_ASSETS__.writing} type="module" />}
      </head>
      <body>{children}</body>
    </html>
  );
}

/** Access answers it, in front of the Worker. */
export const signOutPath = '/cdn-cgi/access/logout';

/** `action` is the button below the text; by default it leads to the call list. */
export type NoticeWords = { title: string; words: string; action?: { href: string; label: string } };

const toCallList = { href: '/', label: 'To the call list' };

/** Says that words are kept; the script shows it where it has kept some. */
export function IsKept() {
  return (
    <span className="hidden" data-kept="">
      What you have written is kept in this tab.
    </span>
  );
}

/** A page with one message, for refusals and errors. */
export function Notice({ title, words, action = toCallList }: NoticeWords) {
  return (
    <Document title={title}>
      <main className="mx-auto max-w-reading px-5 py-16">
        <h1 className="text-3xl">{title}</h1>
        <p className="mt-4 text-lg">
          {words} <IsKept />
        </p>
        <p className="mt-8">
          <ButtonLink data-back="" href={action.href}>
            {action.label}
          </ButtonLink>
        </p>
      </main>
    </Document>
  );
}
