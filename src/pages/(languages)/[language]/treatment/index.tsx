import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { TreatmentsScreenIn } from '#sections/languages/home-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function TreatmentsPage({ language }: PageProps<'/[language]/treatment'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  const review = reviewOfPage(texts, '/treatment');
  return (
    <TranslatedPage
      description={words.treatment.allSummary}
      path="/treatment"
      review={review}
      texts={texts}
      title={words.nav.allTreatments}
    >
      <TreatmentsScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
