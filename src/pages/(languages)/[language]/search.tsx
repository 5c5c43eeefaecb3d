import { getContext } from 'hono/context-storage';
import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { hoursAnswer } from '#content/hours-asked.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SearchScreenIn } from '#sections/languages/search-screen.tsx';

export default function SearchPage({ language: tag }: PageProps<'/[language]/search'>) {
  const texts = frameTexts(tag) ?? notFound();
  const { query = '', results, said, hours } = getContext<SiteEnv>().var.search ?? {};
  const { search } = texts.words;
  const answer = hours && hoursAnswer(hours, { words: search.hours, times: texts.times });
  return (
    <TranslatedPage description={search.summary} path="/search" review={{ state: 'awaiting review' }} texts={texts} title={search.title}>
      <SearchScreenIn answer={answer} query={query} results={results} said={said} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
