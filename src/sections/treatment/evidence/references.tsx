import type { Source } from '#content/evidence.ts';
import type { ExplainedTerm, Reference } from '#content/page-text.ts';
import { dateAsRead } from '#content/review.ts';

/** Says what was read of a source, and which copy. */
function wordsOf(source: Source): string {
  switch (source.basis) {
    case 'full':
      return 'We read the whole text.';
    case 'abstract':
      return 'We read its abstract.';
    case 'copy':
      return `We read a copy: ${source.copy}.`;
    case 'to-check':
      return 'Not yet compared with this page.';
  }
}

/** The most common way and date of reading, which is stated once above the list. */
function usualReading(references: ReadonlyArray<Reference>): Source | undefined {
  const whole = references.filter(({ source: { basis } }) => basis === 'full' || basis === 'abstract');
  const alike = Object.values(Object.groupBy(whole, ({ source }) => `${source.checkedOn} ${source.basis}`));
  return alike.toSorted((one = [], other = []) => other.length - one.length)[0]?.[0]?.source;
}

const usualWords = { full: 'We read each document whole', abstract: 'We read the abstracts', copy: '', 'to-check': '' } as const;

/** How a source was read, if not in the usual way. */
function Reading({ source, usual }: { source: Source; usual: Source | undefined }) {
  if (source.basis === 'to-check') return wordsOf(source);
  const words = source.basis !== usual?.basis && wordsOf(source);
  const otherDay = source.checkedOn !== usual?.checkedOn;
  return (
    <>
      {words}
      {otherDay && (
        <>
          {' '}
          Checked on <time dateTime={source.checkedOn}>{dateAsRead(source.checkedOn)}</time>.
        </>
      )}
    </>
  );
}

const outside = 'py-1 text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2';

export function References({ references }: { references: ReadonlyArray<Reference> }) {
  const usual = usualReading(references);
  return (
    <>
      <p className="max-w-reading text-soft print:hidden">The small numbers in brackets in the text lead here. Links open in a new tab.</p>
      {usual && (
        <p className="mt-2 max-w-reading text-soft">
          Checked on <time dateTime={usual.checkedOn}>{dateAsRead(usual.checkedOn)}</time>. {usualWords[usual.basis]}, except where a line
          says otherwise.
        </p>
      )}
      <ol className="references printed-addresses mt-5 max-w-reading list-decimal space-y-2">
        {references.map(({ number, source }) => (
          <li className="pl-1 leading-snug" id={`ref-${number}`} key={number}>
            <a className={outside} href={source.url} rel="noopener" target="_blank">
              {source.title}
            </a>
            <span className="block text-sm text-soft">
              {source.publisher}, {source.year ?? 'undated'}. <Reading source={source} usual={usual} />
            </span>
            <a
              aria-label={`Reference ${number}: back to the text`}
              className="inline-flex min-h-6 items-center py-1 text-sm text-brand hover:underline print:hidden"
              href={`#cite-${number}`}
            >
              Back to the text
            </a>
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

/** Lists the explained terms at the end of a printed page, where popovers cannot open. */
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
