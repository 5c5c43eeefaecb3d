import { unstable_notFound as notFound } from 'waku/router/server';
import { findTranslated, translatedLanguages } from '#content/languages.ts';
import { ContactPage } from '#sections/forms/form-screens.tsx';

export default function ContactPageInLanguage({ language }: { language: string }) {
  return <ContactPage language={findTranslated(language) ?? notFound()} />;
}

export const getConfig = () => ({ render: 'static', staticPaths: translatedLanguages.map(({ tag }) => tag) }) as const;
