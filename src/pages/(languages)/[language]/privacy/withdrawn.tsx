import { unstable_notFound as notFound } from 'waku/router/server';
import { findTexts } from '#content/languages/all-texts.ts';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { translatedLanguages } from '#content/languages.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { WithdrawnScreen } from '#sections/forms/withdrawn-screen.tsx';

export default function WithdrawnInLanguage({ language }: { language: string }) {
  const texts = findTexts(language) ?? notFound();
  return <WithdrawnScreen review={reviewOfPage(texts, '/privacy/withdraw')} texts={formTextsIn(texts.language)} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
