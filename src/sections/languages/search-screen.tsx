import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { ResultLink, SearchResults } from '#search/results.ts';
import { CutNote } from '#sections/search/cut-note.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Banner, EmergencyCalls, Links, Part } from './bricks.tsx';
import { linksIn } from './links.ts';
import { SearchFormIn } from './search-form.tsx';

/** A result in this language, or in English. */
export type TranslatedResult = Pick<ResultLink, 'name' | 'href'> & { translated: boolean };

type Props = {
  texts: FrameTexts;
  asked: boolean;
  results: Pick<SearchResults, 'query'> | undefined;
  links: ReadonlyArray<TranslatedResult>;
  /** What the query asks of the opening hours, answered. */
  answer?: string | undefined;
  /** Signs of an emergency in the query. */
  isEmergency: boolean;
};

/** Ways to begin for a visitor who has not typed a word, or has not found anything. */
function WaysOn({ texts }: Pick<Props, 'texts'>) {
  const { symptoms, treatments, gettingReady, visit } = linksIn(texts);
  return (
    <div className="mt-6 max-w-reading">
      <Links links={[symptoms, treatments, gettingReady, visit].map((link) => ({ ...link, translated: true }))} texts={texts} />
    </div>
  );
}

/** The results, in this language where there is a page in it. An emergency comes first. */
export function SearchScreenIn({ texts, asked, results, links, answer, isEmergency }: Props) {
  const { search, nav, care } = texts.words;
  const query = results?.query ?? '';
  return (
    <>
      <Banner src={null} text={search.lead} texts={texts} title={search.title} />
      <Container className="py-8 lg:py-12">
        <SearchFormIn texts={texts} typed={query} />
        <CutNote query={query} words={search} />
        {isEmergency && (
          <section className="urgent-first mt-8 max-w-reading rounded-md border-2 border-emergency bg-emergency-50 p-5" role="alert">
            <p className="text-lg font-semibold text-emergency">
              {search.emergency} {care.inAnEmergency}
            </p>
            <EmergencyCalls texts={texts} />
            <a className="mt-2 inline-block py-2 underline underline-offset-4" href={linksIn(texts).emergency.href}>
              {nav.emergency}
            </a>
          </section>
        )}
        {links.length > 0 && (
          <Part title={fill(search.results, { query })}>
            {answer && <p className="mb-3 text-lg font-semibold">{answer}</p>}
            <div className="max-w-reading">
              <Links links={links} texts={texts} />
            </div>
          </Part>
        )}
        {asked && links.length === 0 && !isEmergency && (
          <Part title={fill(search.none, { query })}>
            <p>{search.tryThis}</p>
            <WaysOn texts={texts} />
            <p className="mt-4">
              <ButtonLink href={phoneLink} look="quiet">
                {fill(nav.callNumber, { number: phoneAsRead })}
              </ButtonLink>
            </p>
          </Part>
        )}
        {!asked && <WaysOn texts={texts} />}
      </Container>
    </>
  );
}
