import type { ReactNode } from 'react';
import type { OperationKey } from '#content/operation-keys.ts';
import { type Runs, textOfRuns } from '#content/page-text.ts';
import { SheetLink } from '#sections/getting-ready/sheet-link.tsx';
import { Fold } from '#ui/fold.tsx';
import { inOrder } from '#ui/in-order.ts';
import { MarkedText } from '#ui/marked-text.tsx';
import { Titled } from '#ui/titled.tsx';

/** A titled part of the page with an entry in the table of contents; `hint` describes the content of a folded one. */
export type Part = { id: string; title: string; body: ReactNode; folded?: boolean; hint?: string };

function FoldedPart({ id, title, body, hint }: Part) {
  return (
    <section aria-labelledby={`${id}-title`} className="folded-part">
      <Fold
        row="min-h-11! py-1.5 print:min-h-0!"
        title={
          <div className="min-w-0">
            <h2 className="text-lg leading-snug" id={`${id}-title`}>
              {title}
            </h2>
            {hint && <p className="line-clamp-1 text-sm text-soft print:hidden">{hint}</p>}
          </div>
        }
      >
        {/* The id is inside, because browsers open a fold for a target within it. */}
        <div className="fold-target pt-1 pb-6" id={id}>
          {body}
        </div>
      </Fold>
    </section>
  );
}

export function PagePart(part: Part) {
  if (part.folded) return <FoldedPart {...part} />;
  const { id, title, body } = part;
  return (
    <Titled className="mt-6 sm:mt-8 lg:mt-14" id={id} look="mb-3 max-w-reading text-2xl" title={title}>
      {body}
    </Titled>
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
    <ul className="max-w-reading list-disc space-y-1.5 pl-list leading-snug">
      {inOrder(items).map(({ key, item }) => (
        <li key={key}>
          <MarkedText runs={item} />
        </li>
      ))}
    </ul>
  );
}

/** The titles in one line, as the hint of a fold. */
export const namesOf = (items: ReadonlyArray<{ title: Runs }>): string => items.map(({ title }) => textOfRuns(title)).join(', ');

/** Names with their explanations, such as kinds or tests. */
export function Definitions({ items }: { items: ReadonlyArray<{ title: Runs; details: Runs; sheet?: OperationKey }> }) {
  return (
    <dl className="max-w-reading divide-y divide-line">
      {inOrder(items).map(({ key, item: { title, details, sheet } }) => (
        <div className="py-3 first:pt-0 last:pb-0" key={key}>
          <dt className="font-semibold">
            <MarkedText runs={title} />
          </dt>
          <dd className="mt-0.5">
            <MarkedText runs={details} />
            <SheetLink sheet={sheet} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Questions for the doctor; in print each has a line to write on. */
export function Questions({ items }: { items: ReadonlyArray<Runs> }) {
  return (
    <ol className="questions list-decimal space-y-1.5 rounded-md border border-line bg-surface px-4 py-4 leading-snug">
      {inOrder(items).map(({ key, item }) => (
        <li className="ml-list max-w-reading" key={key}>
          <MarkedText runs={item} />
        </li>
      ))}
    </ol>
  );
}
