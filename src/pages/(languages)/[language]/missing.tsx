import { getContext } from 'hono/context-storage';
import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { nearestPages } from '#edge/search.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { searchTextsIn } from '#edge/translated-search.ts';
import { NotFoundIn } from '#sections/languages/not-found-screen.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

/** In place of a page that there is not: `edge/page-cache/serve.ts` gives it the status 404. */
export default async function MissingPage({ language: tag }: PageProps<'/[language]/missing'>) {
  const texts = frameTexts(tag) ?? notFound();
  const { env, req, var: shown } = getContext<SiteEnv>();
  const { missing } = formTextsIn(texts.language).pages.pages;
  const [nearest, said] = await Promise.all([
    nearestPages(env, req.url, req.path, shown.snapshot?.posts),
    searchTextsIn(env, req.url, texts.language),
  ]);
  return (
    <TranslatedPage
      description={missing.text}
      inEnglish={false}
      noindex
      path="/missing"
      review={{ state: 'awaiting review' }}
      texts={texts}
      title={missing.title}
    >
      <NotFoundIn inEnglish={shown.inEnglish} nearest={nearest} said={said} texts={texts} words={missing} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
