import { getContext } from 'hono/context-storage';
import { searchPageWords as words } from '#content/search/page-words.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { SearchScreen } from '#sections/search/search-screen.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';

export default function SearchPage() {
  const { asked = false, results, translations = {} } = getContext<SiteEnv>().var.search ?? {};
  return (
    <>
      <PageMeta
        description="Search the practice’s pages in English, Hindi or Marathi, however you spell it: illnesses, operations, signs, and what to do in an emergency."
        noindex
        path="/search"
        title={words.title}
      />
      <SearchScreen asked={asked} results={results} translations={translations} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
