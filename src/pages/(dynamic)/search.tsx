import { getContext } from 'hono/context-storage';
import { type HoursQuestion, hoursAnswer } from '#content/hours-asked.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { searchPageWords as words } from '#content/search/page-words.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { hoursPath } from '#search/results.ts';
import { SearchScreen } from '#sections/search/search-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

/** The answer in English and, of a query in another language, in that one. */
function answerOf(question: HoursQuestion, tag: string | undefined) {
  const texts = tag && frameTexts(tag);
  return {
    words: hoursAnswer(question),
    inLanguage: texts ? hoursAnswer(question, { words: texts.words.search.hours, times: texts.times }) : undefined,
  };
}

export default function SearchPage() {
  const { query = '', results, translations = {}, hours } = getContext<SiteEnv>().var.search ?? {};
  const answer = hours && answerOf(hours, translations[hoursPath]?.language.tag);
  return (
    <>
      <PageMeta
        description="Search the practice’s pages in English, Hindi or Marathi, however you spell it: illnesses, operations, signs, and what to do in an emergency."
        noindex
        path="/search"
        title={words.title}
      />
      <SearchScreen hours={answer} query={query} results={results} translations={translations} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
