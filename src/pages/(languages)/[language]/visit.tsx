import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { VisitScreenIn } from '#sections/languages/practice-screens.tsx';

export default function VisitPage({ language }: PageProps<'/[language]/visit'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  const review = reviewOfPage(texts, '/visit');
  return (
    <TranslatedPage description={words.visit.summary} path="/visit" review={review} texts={texts} title={words.nav.visit}>
      <VisitScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
