import { getContext } from 'hono/context-storage';
import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { hoursAnswer } from '#content/hours-asked.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { Reviewed } from '#sections/languages/bricks.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SearchScreenIn } from '#sections/languages/search-screen.tsx';
import { Container } from '#ui/container.tsx';

export default async function SearchPage({ language: tag }: PageProps<'/[language]/search'>) {
  const texts = frameTexts(tag) ?? notFound();
  const { query = '', results, said, hours } = getContext<SiteEnv>().var.search ?? {};
  const { search } = texts.words;
  const review = await reviewOfDrawn(texts.language, '/search');
  const answer = hours && hoursAnswer(hours, { words: search.hours, times: texts.times });
  return (
    <TranslatedPage description={search.summary} path="/search" noindex review={review} texts={texts} title={search.title}>
      <SearchScreenIn answer={answer} query={query} results={results} said={said} texts={texts} />
      {/* Below the results, so that they stay in sight. */}
      <Container>
        <Reviewed review={review} texts={texts} />
      </Container>
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
