import { unstable_notFound as notFound } from 'waku/router/server';
import { findTexts } from '#content/languages/all-texts.ts';
import { translatedLanguages } from '#content/languages.ts';
import { reviewOfPage } from '#content/reviews/translated-pages.ts';
import { WithdrawPage } from '#sections/forms/form-screens.tsx';

export default function WithdrawPageInLanguage({ language }: { language: string }) {
  const texts = findTexts(language) ?? notFound();
  return <WithdrawPage language={texts.language} review={reviewOfPage(texts, '/privacy/withdraw')} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
