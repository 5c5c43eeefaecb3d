import type { ReactNode } from 'react';
import type { Runs } from '#content/page-text.ts';
import { Icon } from '#ui/icon.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** A titled part of the page, which the list of contents links to. */
export type Part = { id: string; title: string; body: ReactNode };

export function PagePart({ id, title, body }: Part) {
  return (
    <section aria-labelledby={id} className="mt-14 lg:mt-18">
      <h2 className="mb-4 max-w-prose text-2xl" id={id}>
        {title}
      </h2>
      {body}
    </section>
  );
}

export function Paragraph({ runs, className = '' }: { runs: Runs; className?: string }) {
  return (
    <p className={`max-w-prose ${className}`}>
      <MarkedText runs={runs} />
    </p>
  );
}

export function Bullets({ items }: { items: ReadonlyArray<Runs> }) {
  return (
    <ul className="max-w-prose list-disc space-y-3 pl-5 marker:text-brand">
      {inOrder(items).map(({ key, item }) => (
        <li key={key}>
          <MarkedText runs={item} />
        </li>
      ))}
    </ul>
  );
}

/** Names with what each means: kinds, tests. */
export function Definitions({ items }: { items: ReadonlyArray<{ title: Runs; details: Runs }> }) {
  return (
    <dl className="max-w-prose divide-y divide-line border-y border-line">
      {inOrder(items).map(({ key, item: { title, details } }) => (
        <div className="py-4" key={key}>
          <dt className="font-semibold">
            <MarkedText runs={title} />
          </dt>
          <dd className="mt-1">
            <MarkedText runs={details} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Made to be printed and taken along: on paper each question has a line to write on. */
export function Questions({ items }: { items: ReadonlyArray<Runs> }) {
  return (
    <ol className="questions max-w-prose list-decimal space-y-3 rounded-md border border-line bg-surface py-6 pr-6 pl-12 marker:font-semibold marker:text-brand">
      {inOrder(items).map(({ key, item }) => (
        <li className="pl-1" key={key}>
          <MarkedText runs={item} />
        </li>
      ))}
    </ol>
  );
}

export function Contents({ parts }: { parts: ReadonlyArray<Part> }) {
  return (
    <nav aria-label="On this page" className="mt-10 print:hidden">
      <details className="fold-on-phone group/contents rounded-md border border-line bg-surface sm:border-0 sm:bg-transparent">
        <summary className="flex min-h-14 items-center justify-between gap-3 px-5 font-semibold">
          On this page
          <Icon className="size-5 transition-transform group-open/contents:rotate-180" name="down" />
        </summary>
        <h2 className="mb-2 hidden text-lg sm:block">On this page</h2>
        <ul className="gap-x-10 px-5 pb-3 sm:columns-2 sm:p-0">
          {parts.map(({ id, title }) => (
            <li className="break-inside-avoid" key={id}>
              <a
                className="flex min-h-11 items-center leading-tight text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2"
                href={`#${id}`}
              >
                {title.replace(/:$/, '')}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
