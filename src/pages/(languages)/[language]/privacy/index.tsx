import { unstable_notFound as notFound } from 'waku/router/server';
import { findTexts } from '#content/languages/all-texts.ts';
import { translatedLanguages } from '#content/languages.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { PrivacyPage } from '#sections/forms/form-screens.tsx';

export default function PrivacyPageInLanguage({ language }: { language: string }) {
  const texts = findTexts(language) ?? notFound();
  return <PrivacyPage language={texts.language} review={reviewOfPage(texts, '/privacy')} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
