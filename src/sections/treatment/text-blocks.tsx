import type { ReactNode } from 'react';
import type { Runs } from '#content/page-text.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** A titled part of the page, which the list of contents links to. */
export type Part = { id: string; title: string; body: ReactNode };

// When to get help fills a page's first screens; what comes after is laid out when one is near. Heights: the middle one of all
// treatments, on a phone and on more. The last has nothing below it that its own could move.
const later: Readonly<Record<string, string>> = {
  symptoms: 'mid-text drawn-later [--kept:370px] md:[--kept:320px]',
  causes: 'mid-text drawn-later [--kept:450px] md:[--kept:370px]',
  types: 'mid-text drawn-later [--kept:590px] md:[--kept:530px]',
  tests: 'mid-text drawn-later [--kept:650px] md:[--kept:600px]',
  treatment: 'mid-text drawn-later [--kept:3300px] md:[--kept:1950px]',
  uncertain: 'mid-text drawn-later [--kept:450px] md:[--kept:350px]',
  preparing: 'mid-text drawn-later [--kept:360px] md:[--kept:290px]',
  hospital: 'mid-text drawn-later [--kept:320px] md:[--kept:260px]',
  recovery: 'mid-text drawn-later [--kept:590px] md:[--kept:520px]',
  deciding: 'mid-text drawn-later [--kept:190px] md:[--kept:160px]',
  questions: 'mid-text drawn-later [--kept:540px] md:[--kept:420px]',
  living: 'mid-text drawn-later [--kept:400px] md:[--kept:330px]',
  references: 'mid-text drawn-later [--kept:1200px] md:[--kept:1050px]',
  'about-this-page': 'drawn-later [--kept:490px]',
};

export function PagePart({ id, title, body }: Part) {
  return (
    <section aria-labelledby={id} className={`mt-14 lg:mt-18 ${later[id] ?? ''}`}>
      <h2 className="mb-4 max-w-reading text-2xl" id={id}>
        {title}
      </h2>
      {body}
    </section>
  );
}

export function Paragraph({ runs, className = '' }: { runs: Runs; className?: string }) {
  return (
    <p className={`max-w-reading ${className}`}>
      <MarkedText runs={runs} />
    </p>
  );
}

export function Bullets({ items }: { items: ReadonlyArray<Runs> }) {
  return (
    <ul className="max-w-reading list-disc space-y-3 pl-list">
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
    <dl className="max-w-reading divide-y divide-line border-y border-line">
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
    <ol className="questions max-w-reading list-decimal space-y-3 rounded-md border border-line bg-surface p-6">
      {inOrder(items).map(({ key, item }) => (
        <li className="ml-list" key={key}>
          <MarkedText runs={item} />
        </li>
      ))}
    </ol>
  );
}
