import { unstable_notFound as notFound, unstable_redirect as redirect } from 'waku/router/server';
import { findTranslated } from '#content/languages.ts';
import { refusedForm } from '#edge/forms/redisplay.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import { FormAgainScreen } from '#sections/forms/again-screens.tsx';

export default async function CallbackAgainPage({ language: tag }: { language: string }) {
  const language = findTranslated(tag) ?? notFound();
  const refused = refusedForm('callback') ?? redirect(`/${tag}/callback`);
  return <FormAgainScreen kind="callback" language={language} refused={refused} review={await reviewOfDrawn(language, '/callback')} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
