import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import type { SearchTexts } from '#content/languages/search-texts.ts';
import type { SearchResults } from '#search/results.ts';
import { CutNote } from '#sections/search/cut-note.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { Container } from '#ui/container.tsx';
import { Banner, Links, Part } from './bricks.tsx';
import { linksIn } from './links.ts';
import { SearchFormIn } from './search-form.tsx';
import { Emergency, Mentioned, Other, Results } from './search-results.tsx';

type Props = {
  texts: FrameTexts;
  /** As typed; empty where nothing was asked. */
  query: string;
  /** Undefined where nothing was asked, and while the search cannot answer. */
  results: SearchResults | undefined;
  said: SearchTexts | undefined;
  /** What the query asks of the opening hours, answered. */
  answer?: string | undefined;
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

const Ring = ({ texts }: Pick<Props, 'texts'>) => (
  <p className="mt-6">
    <ButtonLink href={phoneLink} look="quiet">
      {fill(texts.words.nav.callNumber, { number: phoneAsRead })}
    </ButtonLink>
  </p>
);

function Nothing({ texts, title, text }: Pick<Props, 'texts'> & { title: string; text: string }) {
  return (
    <Part title={title}>
      <p>{text}</p>
      <WaysOn texts={texts} />
      <Ring texts={texts} />
    </Part>
  );
}

function Found({ texts, query, results, said, answer }: Props & { results: SearchResults }) {
  const { search } = texts.words;
  const { emergency, links, mentioned, notOurs, maybe } = results;
  const told = { texts, said };
  const isAnswered = notOurs !== undefined || links.length + emergency.length > 0;
  return (
    <>
      {emergency.length > 0 && <Emergency {...told} {...results} />}
      {notOurs && <Other notOurs={notOurs} said={said} title={search.notOurs} />}
      {links.length > 0 && (
        <Part title={fill(search.results, { query })}>
          {answer && <p className="mb-3 text-lg font-semibold">{answer}</p>}
          <Results {...told} links={links} />
        </Part>
      )}
      {maybe && <Other notOurs={maybe} said={said} title={search.maybe} />}
      {isAnswered ? <Ring texts={texts} /> : <Nothing text={search.tryThis} texts={texts} title={fill(search.none, { query })} />}
      {mentioned.length > 0 && <Mentioned {...told} links={mentioned} />}
    </>
  );
}

/** The results, in this language where there is a page in it. An emergency comes first. */
export function SearchScreenIn(props: Props) {
  const { texts, query, results } = props;
  const { search } = texts.words;
  return (
    <>
      <Banner src={null} text={search.lead} texts={texts} title={search.title} />
      <Container className="py-8 lg:py-12">
        <SearchFormIn texts={texts} typed={query} />
        <CutNote query={query} words={search} />
        {!query && <WaysOn texts={texts} />}
        {query &&
          (results ? <Found {...props} results={results} /> : <Nothing text={search.tryLater} texts={texts} title={search.later} />)}
      </Container>
    </>
  );
}
