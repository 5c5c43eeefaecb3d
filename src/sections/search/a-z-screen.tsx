import { type Entry, inDevanagari, letters } from '#content/search/a-z.ts';
import { searchPageWords as words } from '#content/search/page-words.ts';
import { LinkList } from '#islands/link-list.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Container } from '#ui/container.tsx';
import { SearchBox } from './search-box.tsx';

const link =
  'inline-flex min-h-11 min-w-11 max-w-full items-center py-1 leading-tight wrap-anywhere text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2';

function Names({ id, title, entries, language }: { id: string; title: string; entries: ReadonlyArray<Entry>; language?: string }) {
  return (
    <section aria-labelledby={id} className="border-t border-line pt-5" lang={language}>
      <h2 className="text-2xl" id={id}>
        {title}
      </h2>
      <LinkList className="mt-2 gap-x-8 sm:columns-2 lg:columns-3" entry="break-inside-avoid" link={link} links={entries} />
    </section>
  );
}

/** Lists every page under each of its names. */
export function AToZScreen() {
  return (
    <>
      <BreadcrumbBanner headText={words.azTitle} items={[{ label: 'Home', href: '/' }, { label: words.azTitle }]} text={words.azIntro} />
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-8 py-8 lg:py-12">
        <SearchBox className="max-w-2xl" id="search" />
        <nav aria-label="Letters">
          <ul className="flex flex-wrap gap-2">
            {[...letters.map(({ letter }) => ({ id: `letter-${letter}`, text: letter })), { id: 'devanagari', text: 'अ' }].map(
              ({ id, text }) => (
                <li key={id}>
                  <a
                    className="flex size-11 items-center justify-center rounded-sm border border-line bg-surface font-semibold text-brand hover:border-brand"
                    href={`#${id}`}
                  >
                    {text}
                  </a>
                </li>
              ),
            )}
          </ul>
        </nav>
        {letters.map(({ letter, entries }) => (
          <Names entries={entries} id={`letter-${letter}`} key={letter} title={letter} />
        ))}
        <Names entries={inDevanagari} id="devanagari" language="hi" title={words.otherScripts} />
      </Container>
    </>
  );
}
