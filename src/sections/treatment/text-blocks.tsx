import type { ReactNode } from 'react';
import type { Runs } from '#content/page-text.ts';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';

/** A titled part of the page, which the list of contents links to. `height` is what its references take on a phone, in pixels. */
export type Part = { id: string; title: string; body: ReactNode; height?: number };

// The end of a long page, that few reach. What stands above it is laid out with the rest: the next stop of the Tab key may be five
// parts away, and would be pushed out of sight by parts that turn out longer than was kept for them. What is kept is never less than
// the true height: words beyond it would lie over what follows.
const aboutThisPage = 'drawn-later [--kept:490px]';
const references = [
  { phone: 2080, look: 'drawn-later [--kept:2080px] md:[--kept:1640px]' },
  { phone: 2570, look: 'drawn-later [--kept:2570px] md:[--kept:2030px]' },
  { phone: 3060, look: 'drawn-later [--kept:3060px] md:[--kept:2420px]' },
  { phone: 3550, look: 'drawn-later [--kept:3550px] md:[--kept:2810px]' },
  { phone: 4040, look: 'drawn-later [--kept:4040px] md:[--kept:3200px]' },
] as const;

function lookOf({ id, height = 0 }: Pick<Part, 'id' | 'height'>): string {
  if (id === 'about-this-page') return aboutThisPage;
  // A list that is longer still is laid out with the rest.
  return id === 'references' ? (references.find(({ phone }) => height <= phone)?.look ?? '') : '';
}

export function PagePart({ id, title, body, height = 0 }: Part) {
  return (
    <section aria-labelledby={id} className={`mt-14 lg:mt-18 ${lookOf({ id, height })}`}>
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
