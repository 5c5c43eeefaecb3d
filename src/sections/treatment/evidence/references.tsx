import type { Source } from '#content/evidence.ts';
import { text as words } from '#content/languages/en/words.ts';
import type { Reference } from '#content/page-text.ts';
import { dateAsRead } from '#content/review.ts';

/** Says what was read of a source, and which copy. */
function wordsOf(source: Source): string {
  switch (source.basis) {
    case 'full':
      return 'We read the whole text.';
    case 'abstract':
      return 'We read its abstract.';
    case 'part':
      return `We read a part of it: ${source.part}.`;
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

const usualWords = { full: 'We read each document whole', abstract: 'We read the abstracts', part: '', copy: '', 'to-check': '' } as const;

/** How a source was read, or nothing if in the usual way. */
function readingOf(source: Source, usual: Source | undefined): string {
  return source.basis === usual?.basis ? '' : wordsOf(source);
}

/** When a source was read, if not on the usual day. */
function checkedOn(source: Source, usual: Source | undefined): string {
  if (source.basis === 'to-check' || source.checkedOn === usual?.checkedOn) return '';
  return ` Checked on ${dateAsRead(source.checkedOn)}.`;
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
          <li id={`ref-${number}`} key={number}>
            <a href={source.url} rel="noopener" target="_blank">
              {source.title}
            </a>
            <p>{`${source.publisher}, ${source.year ?? 'undated'}. ${readingOf(source, usual)}${checkedOn(source, usual)}`.trim()}</p>
            <a href={`#cite-${number}`}>{words.language.backToText}</a>
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
