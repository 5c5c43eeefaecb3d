import type { Source } from '#content/evidence.ts';
import type { ExplainedTerm, Reference } from '#content/page-text.ts';
import { dateAsRead } from '#content/review.ts';

/** What was read of a source, in words; the copy that was read is named. */
function wordsOf(source: Source): string {
  switch (source.basis) {
    case 'full':
      return 'we read the whole text';
    case 'abstract':
      return 'we read its abstract';
    case 'copy':
      return `we read a copy of it (${source.copy})`;
    case 'to-check':
      return 'not yet compared with this page';
  }
}

const checkOf = (source: Source) => (source.basis === 'to-check' ? source.basis : `${source.checkedOn} ${wordsOf(source)}`);

/** How and when most of them were checked: said once above the list, and in a line only where it was otherwise. */
function usualCheck(references: ReadonlyArray<Reference>): Source | undefined {
  const alike = Object.values(Object.groupBy(references, ({ source }) => checkOf(source)));
  return alike.find((group = []) => group.length > references.length / 2)?.[0]?.source;
}

function Checked({ source }: { source: Source }) {
  const words = wordsOf(source);
  if (source.basis === 'to-check') return `${words[0]?.toUpperCase()}${words.slice(1)}`;
  return (
    <>
      Checked on <time dateTime={source.checkedOn}>{dateAsRead(source.checkedOn)}</time>: {words}
    </>
  );
}

const outside = 'py-1 text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2';

export function References({ references }: { references: ReadonlyArray<Reference> }) {
  const usual = usualCheck(references);
  const asUsual = (source: Source) => usual !== undefined && checkOf(source) === checkOf(usual);
  return (
    <>
      <p className="max-w-reading text-soft print:hidden">The small numbers in brackets in the text lead here. Links open in a new tab.</p>
      {usual && (
        <p className="mt-2 max-w-reading text-soft">
          <Checked source={usual} />
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
                  <Checked source={source} />.
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
