import type { Source } from '#content/evidence.ts';
import type { ExplainedTerm, Reference } from '#content/page-text.ts';
import { dateAsRead } from '#content/review.ts';

const bases = {
  read: 'the document itself was read',
  summary: 'read in a summary',
} as const satisfies Record<Exclude<Source['basis'], 'to-check'>, string>;

type Check = Pick<Source, 'checkedOn' | 'basis'>;

const checkOf = ({ checkedOn, basis }: Check) => (basis === 'to-check' ? basis : `${checkedOn} ${basis}`);

/** How and when most of them were checked: said once above the list, and in a line only where it was otherwise. */
function usualCheck(references: ReadonlyArray<Reference>): Check | undefined {
  const alike = Object.values(Object.groupBy(references, ({ source }) => checkOf(source)));
  return alike.find((group = []) => group.length > references.length / 2)?.[0]?.source;
}

function Checked({ check: { checkedOn, basis } }: { check: Check }) {
  if (basis === 'to-check') return 'Not yet checked by our doctor';
  return (
    <>
      Checked on <time dateTime={checkedOn}>{dateAsRead(checkedOn)}</time>: {bases[basis]}
    </>
  );
}

const outside = 'py-1 text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2';

export function References({ references }: { references: ReadonlyArray<Reference> }) {
  const usual = usualCheck(references);
  const asUsual = (source: Check) => usual !== undefined && checkOf(source) === checkOf(usual);
  return (
    <>
      <p className="max-w-reading text-soft print:hidden">The small numbers in brackets in the text lead here. Links open in a new tab.</p>
      {usual && (
        <p className="mt-2 max-w-reading text-soft">
          <Checked check={usual} />
          {!references.every(({ source }) => asUsual(source)) && ', except where a line says otherwise'}.
        </p>
      )}
      <ol className="references printed-addresses mt-5 max-w-reading list-decimal space-y-4">
        {references.map(({ number, source }) => (
          <li className="pl-1 leading-snug" id={`ref-${number}`} key={number}>
            <a className={outside} href={source.url} rel="noopener" target="_blank">
              {source.title}
            </a>
            <span className="block text-sm text-soft">
              {source.publisher}, {source.year ?? 'undated'}.{' '}
              {!asUsual(source) && (
                <>
                  <Checked check={source} />.
                </>
              )}
            </span>
          </li>
        ))}
      </ol>
    </>
  );
}

export function Support({ links }: { links: ReadonlyArray<{ name: string; url: string }> }) {
  return (
    <ul className="printed-addresses max-w-reading">
      {links.map(({ name, url }) => (
        <li key={url}>
          <a className={`inline-flex min-h-11 items-center ${outside}`} href={url} rel="noopener" target="_blank">
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** On paper nothing opens, so the words that the page explains in place are listed at its end. */
export function PrintedGlossary({ terms }: { terms: ReadonlyArray<ExplainedTerm> }) {
  if (terms.length === 0) return null;
  return (
    <section aria-labelledby="words" className="printed-glossary hidden print:block">
      <h2 className="mb-4 text-2xl" id="words">
        Words on this page
      </h2>
      <dl>
        {terms.map(({ id, text, meaning }) => (
          <div key={id}>
            <dt className="inline font-semibold">{text}</dt>: <dd className="inline">{meaning}.</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
