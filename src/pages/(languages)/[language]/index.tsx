import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { fill } from '#content/languages/fill.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { HomeScreenIn } from '#sections/languages/home-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function HomePage({ language }: PageProps<'/[language]'>) {
  const texts = findTexts(language) ?? notFound();
  const { practice, home } = texts;
  const review = reviewOfPage(texts, '/');
  return (
    <TranslatedPage
      description={fill(home.summary, practice.names)}
      path="/"
      review={review}
      texts={texts}
      title={fill(home.title, practice.names)}
    >
      <HomeScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
