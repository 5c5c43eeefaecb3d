import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { SymptomsScreenIn } from '#sections/languages/finder-screens.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function SymptomsPage({ language }: PageProps<'/[language]/symptoms'>) {
  const texts = findTexts(language) ?? notFound();
  const { words } = texts;
  return (
    <TranslatedPage description={words.finder.summary} path="/symptoms" signed={false} texts={texts} title={words.finder.title}>
      <SymptomsScreenIn signed={false} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
