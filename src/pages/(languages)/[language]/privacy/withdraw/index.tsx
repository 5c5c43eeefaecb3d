import { unstable_notFound as notFound } from 'waku/router/server';
import { findTranslated, translatedLanguages } from '#content/languages.ts';
import { WithdrawPage } from '#sections/forms/form-screens.tsx';

export default function WithdrawPageInLanguage({ language }: { language: string }) {
  return <WithdrawPage language={findTranslated(language) ?? notFound()} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
