import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { gettingReadyHref } from '#content/getting-ready.ts';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { fill } from '#content/languages/fill.ts';
import { sheetsIn } from '#content/languages/pages.ts';
import { viewOfOperation } from '#content/operation-page.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SheetScreenIn } from '#sections/languages/sheets/sheet-screen.tsx';

export default function SheetPage({ language, operation: wanted }: PageProps<'/[language]/getting-ready/[operation]'>) {
  const texts = findTexts(language) ?? notFound();
  const { key, operation, text } = sheetsIn(texts).find((sheet) => sheet.key === wanted) ?? notFound();
  const { sheet } = texts.words;
  const review = reviewOfPage(texts, gettingReadyHref(key));
  return (
    <TranslatedPage
      above="gettingReady"
      drawing={viewOfOperation(key).src}
      description={fill(sheet.ofSummary, { name: text.name })}
      path={gettingReadyHref(key)}
      review={review}
      texts={texts}
      title={fill(sheet.of, { name: text.name })}
    >
      <SheetScreenIn operation={operation} review={review} text={text} texts={texts} view={viewOfOperation(key)} />
    </TranslatedPage>
  );
}

export const getConfig = () =>
  ({
    render: 'static',
    staticPaths: allTexts.flatMap((texts) => sheetsIn(texts).map(({ key }) => [texts.language.tag, key])),
  }) as const;
