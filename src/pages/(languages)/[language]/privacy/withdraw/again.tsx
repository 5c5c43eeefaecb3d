import { unstable_notFound as notFound, unstable_redirect as redirect } from 'waku/router/server';
import { findTranslated } from '#content/languages.ts';
import { refusedForm } from '#edge/forms/redisplay.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import { WithdrawAgainScreen } from '#sections/forms/again-screens.tsx';

export default async function WithdrawAgainPage({ language: tag }: { language: string }) {
  const language = findTranslated(tag) ?? notFound();
  const refused = refusedForm('withdraw') ?? redirect(`/${tag}/privacy/withdraw`);
  return <WithdrawAgainScreen language={language} refused={refused} review={await reviewOfDrawn(language, '/privacy/withdraw')} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
