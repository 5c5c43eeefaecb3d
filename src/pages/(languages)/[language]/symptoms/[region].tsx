import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { regionsIn } from '#content/languages/whole-texts.ts';
import { viewOfRegion } from '#content/organ-view.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { hrefOfRegion } from '#content/symptoms/regions.ts';
import { RegionScreenIn } from '#sections/languages/finder-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function RegionPage({ language, region: wanted }: PageProps<'/[language]/symptoms/[region]'>) {
  const texts = findTexts(language) ?? notFound();
  const found = regionsIn(texts).find(({ region }) => region.id === wanted) ?? notFound();
  const review = reviewOfPage(texts, hrefOfRegion(found.region));
  return (
    <TranslatedPage
      above="symptoms"
      description={found.text.summary}
      drawing={viewOfRegion(found.region).src}
      path={hrefOfRegion(found.region)}
      review={review}
      texts={texts}
      title={`${texts.words.finder.title} ${found.text.name}`}
    >
      <RegionScreenIn {...found} review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () =>
  ({
    render: 'static',
    staticPaths: allTexts.flatMap((texts) => regionsIn(texts).map(({ region }) => [texts.language.tag, region.id])),
  }) as const;
