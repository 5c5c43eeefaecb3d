import type { PageProps } from 'waku/router';
import { unstable_notFound as notFound } from 'waku/router/server';
import { allTexts, findTexts } from '#content/languages/all-texts.ts';
import { fill } from '#content/languages/fill.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { AboutScreenIn } from '#sections/languages/about-screen.tsx';
import { TranslatedPage } from '#sections/languages/page.tsx';

export default function AboutPage({ language }: PageProps<'/[language]/about'>) {
  const texts = findTexts(language) ?? notFound();
  const { words, practice } = texts;
  const review = reviewOfPage(texts, '/about');
  return (
    <TranslatedPage
      description={fill(words.about.summary, practice.names)}
      path="/about"
      review={review}
      texts={texts}
      title={fill(words.about.title, practice.names)}
    >
      <AboutScreenIn review={review} texts={texts} />
    </TranslatedPage>
  );
}

export const getConfig = () => ({ render: 'static', staticPaths: allTexts.map(({ language }) => language.tag) }) as const;
