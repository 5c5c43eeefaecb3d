import { unstable_notFound as notFound } from 'waku/router/server';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { findTranslated, translatedLanguages } from '#content/languages.ts';
import { WithdrawnScreen } from '#sections/forms/withdrawn-screen.tsx';

export default function WithdrawnInLanguage({ language }: { language: string }) {
  return <WithdrawnScreen texts={formTextsIn(findTranslated(language) ?? notFound())} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
