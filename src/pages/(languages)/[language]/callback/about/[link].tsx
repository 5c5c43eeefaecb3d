import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { hrefOfTreatment } from '#content/catalogue.ts';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { treatmentsIn } from '#content/languages/pages.ts';
import { signsIn } from '#content/languages/views.ts';
import { rulesOfCard } from '#content/languages/whole-texts.ts';
import { pathIn } from '#content/languages.ts';
import { viewOfPage } from '#content/organ-view.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { CallbackPage } from '#sections/forms/form-screens.tsx';

/** The callback form opened from a treatment page, with that page's emergency signs. A file: the Worker carries no treatment pages. */
export default function CallbackAboutPageInLanguage({ language, link }: PageProps<'/[language]/callback/about/[link]'>) {
  const texts = findTexts(language) ?? notFound();
  const { treatment, text } = treatmentsIn(texts).find((one) => one.treatment.link === link) ?? notFound();
  const href = hrefOfTreatment(treatment);
  return (
    <CallbackPage
      about={{
        link,
        name: text.name,
        href: pathIn(texts.language, href),
        view: { src: viewOfPage(href, treatment.organs[0]).src, alt: '' },
        signs: signsIn(texts, rulesOfCard(treatment.careCard).emergency).flatMap(({ rows }) => rows),
      }}
      language={texts.language}
      review={reviewOfPage(texts, '/callback')}
    />
  );
}

export const getConfig = () =>
  ({
    render: 'static',
    staticPaths: allTexts.flatMap((texts) => treatmentsIn(texts).map(({ treatment: { link } }) => [texts.language.tag, link])),
  }) as const;
