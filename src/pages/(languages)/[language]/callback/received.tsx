import { unstable_notFound as notFound } from 'waku/router/server';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { findTranslated } from '#content/languages.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function CallbackReceivedPage({ language: tag, query }: { language: string; query: string }) {
  const language = findTranslated(tag) ?? notFound();
  const receipt = await receiptContents({ kind: 'callback', query, language });
  return (
    <ReceiptScreen kind="callback" receipt={receipt} review={await reviewOfDrawn(language, '/callback')} texts={formTextsIn(language)} />
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
