import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { EmergencyScreenIn } from '#sections/languages/home-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function EmergencyPage({ language }: PageProps<'/[language]/emergency'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  const review = reviewOfPage(texts, '/emergency');
  return (
    <TranslatedPage
      description={words.care.emergencySummary}
      path="/emergency"
      review={review}
      texts={texts}
      title={words.nav.emergency}
      inEnglish={false}
    >
      <EmergencyScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
