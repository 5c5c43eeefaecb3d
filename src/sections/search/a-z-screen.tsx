import { languageOf } from '#content/also-called.ts';
import { type Entry, inDevanagari, letters } from '#content/search/a-z.ts';
import { searchPageWords as words } from '#content/search/page-words.ts';
import { LinkList } from '#islands/link-list.tsx';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PrintedHead } from '#sections/printed-head.tsx';
import { Container } from '#ui/container.tsx';
import { Fold } from '#ui/fold.tsx';
import { Icon } from '#ui/icon.tsx';
import { SearchBox } from './search-box.tsx';

const link =
  'inline-flex min-h-11 min-w-11 max-w-full items-center py-1 leading-tight wrap-anywhere text-brand underline decoration-brand-300 underline-offset-4 hover:decoration-2';

/** The names under one letter, folded on a phone. The id is inside the fold, so that a jump to it opens the fold. */
function Names({ id, title, entries, language }: { id: string; title: string; entries: ReadonlyArray<Entry>; language?: string }) {
  return (
    <section aria-labelledby={`${id}-title`} className="border-t border-line md:pt-5" lang={language}>
      <h2 className="text-2xl max-md:hidden" id={`${id}-title`}>
        {title}
      </h2>
      <Fold
        className="foot-fold"
        row="text-xl font-semibold"
        title={
          <>
            {title}
            <span className="mr-auto text-base font-normal text-soft">{entries.length}</span>
          </>
        }
      >
        <div className="scroll-mt-40" id={id}>
          <LinkList className="gap-x-8 pb-4 sm:columns-2 md:mt-2 lg:columns-3" entry="break-inside-avoid" link={link} links={entries} />
        </div>
      </Fold>
    </section>
  );
}

/** Lists every page under each of its names. */
export function AToZScreen() {
  return (
    <>
      <PrintedHead />
      <BreadcrumbBanner
        headText={words.azTitle}
        items={[{ label: 'Home', href: '/' }, { label: words.azTitle }]}
        text={words.azIntro}
        view={null}
      />
      <Container className="relative grid grid-cols-[minmax(0,1fr)] gap-y-8 pt-8 pb-20 max-md:gap-y-0 lg:pt-12">
        <SearchBox className="max-w-2xl" id="search" />
        <nav aria-label="Letters" className="max-md:my-6" id="letters">
          <ul className="flex flex-wrap gap-2">
            {[...letters.map(({ letter }) => ({ id: `letter-${letter}`, text: letter })), { id: 'devanagari', text: 'अ' }].map(
              ({ id, text }) => (
                <li key={id}>
                  <a
                    className="flex size-11 items-center justify-center rounded-sm border border-edge bg-surface font-semibold text-brand hover:border-brand"
                    href={`#${id}`}
                    lang={languageOf(text)}
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
        {/* In sight from the second screen on, above the bar of a phone, between a row's name and its arrow. */}
        <div className="pointer-events-none absolute top-[min(140svh,100%-5rem)] inset-x-5 bottom-8 flex flex-col items-center justify-end md:right-22 md:items-end">
          <a
            className="pointer-events-auto sticky bottom-[calc(var(--bar-room)+0.25rem)] inline-flex min-h-11 items-center gap-1.5 rounded-full border border-edge bg-surface px-4 font-semibold text-brand shadow-card hover:bg-brand-50 print:hidden"
            href="#letters"
          >
            <Icon className="size-5 -rotate-90" name="right" /> {words.up}
          </a>
        </div>
      </Container>
    </>
  );
}
