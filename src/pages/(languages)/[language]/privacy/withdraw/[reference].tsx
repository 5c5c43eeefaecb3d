import { unstable_notFound as notFound, unstable_redirect as redirect } from 'waku/router/server';
import { findTranslated } from '#content/languages.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import { referencePattern } from '#schemas/reference.ts';
import { WithdrawPage } from '#sections/forms/form-screens.tsx';

/** The form with the reference filled in, for links on receipts. Reveals nothing: any reference is filled in. */
export default async function WithdrawOnePage({ language: tag, reference }: { language: string; reference: string }) {
  const language = findTranslated(tag) ?? notFound();
  if (!referencePattern.test(reference)) redirect(`/${tag}/privacy/withdraw`);
  return <WithdrawPage language={language} review={await reviewOfDrawn(language, '/privacy/withdraw')} typed={{ reference }} />;
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
