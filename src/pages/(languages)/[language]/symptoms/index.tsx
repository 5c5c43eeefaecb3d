import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { SymptomsScreenIn } from '#sections/languages/finder-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function SymptomsPage({ language }: PageProps<'/[language]/symptoms'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  const review = reviewOfPage(texts, '/symptoms');
  return (
    <TranslatedPage description={words.finder.summary} path="/symptoms" review={review} texts={texts} title={words.finder.title}>
      <SymptomsScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
