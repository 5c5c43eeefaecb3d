import { getContext } from 'hono/context-storage';
import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { frameTexts } from '#content/languages/frame-texts.ts';
import { visitFactsOf } from '#edge/http/own-files.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { hoursForPage } from '#requests/closed-days.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { VisitScreenIn } from '#sections/languages/visit-screen-in.tsx';

/** Rendered on each request, as in English, to show without script whether the practice is open. */
export default async function VisitPage({ language: tag }: PageProps<'/[language]/visit'>) {
  const texts = frameTexts(tag) ?? notFound();
  const now = Date.now();
  const { env, req } = getContext<SiteEnv>();
  const [hours, facts, review] = await Promise.all([
    hoursForPage(env.DB, now),
    visitFactsOf(env, req.url, tag),
    reviewOfDrawn(texts.language, '/visit'),
  ]);
  const { words } = texts;
  return (
    <TranslatedPage description={words.visit.summary} path="/visit" review={review} texts={texts} title={words.nav.visit}>
      <VisitScreenIn
        asked={req.query('operation')}
        facts={facts}
        hours={hours}
        insurer={req.query('insurer')?.trim()}
        now={now}
        review={review}
        texts={texts}
      />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
