import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SheetsScreenIn } from '#sections/languages/sheets/sheets-screen.tsx';

export default function SheetsPage({ language }: PageProps<'/[language]/getting-ready'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  const review = reviewOfPage(texts, '/getting-ready');
  return (
    <TranslatedPage description={words.sheet.summary} path="/getting-ready" review={review} texts={texts} title={words.sheet.title}>
      <SheetsScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
