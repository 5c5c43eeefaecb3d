import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { treatmentsIn } from '#content/languages/pages.ts';
import { viewOfPage } from '#content/organ-view.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { TreatmentScreen } from '#sections/languages/treatment-screen.tsx';
import { translatedMedical } from '#seo/structured-data/pages/medical-pages.ts';

export default function TreatmentPage({ language, page }: PageProps<'/[language]/treatment/[group]/[page]'>) {
  const texts = findTexts(language) ?? notFound();
  const { treatment, text } = treatmentsIn(texts).find((one) => one.treatment.link === page) ?? notFound();
  const review = reviewOfPage(texts, hrefOfTreatment(treatment));
  return (
    <TranslatedPage
      above="treatments"
      description={text.summary}
      drawing={viewOfPage(hrefOfTreatment(treatment), treatment.organs[0]).src}
      medical={translatedMedical(treatment, review)}
      path={hrefOfTreatment(treatment)}
      review={review}
      texts={texts}
      title={text.name}
    >
      <TreatmentScreen review={review} text={text} texts={texts} treatment={treatment} />
    </TranslatedPage>
  );
}

export const getConfig = () =>
  ({
    render: 'static',
    staticPaths: allTexts.flatMap((texts) =>
      treatmentsIn(texts).map(({ treatment: { group, link } }) => [texts.language.tag, group, link]),
    ),
  }) as const;
