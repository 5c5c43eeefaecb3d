import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { TranslatedPage } from '#sections/languages/page.tsx';
import { SheetsScreenIn } from '#sections/languages/sheet-screens.tsx';

export default function SheetsPage({ language }: PageProps<'/[language]/getting-ready'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  return (
    <TranslatedPage description={words.sheet.summary} path="/getting-ready" signed={false} texts={texts} title={words.sheet.title}>
      <SheetsScreenIn texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
