import { unstable_notFound as notFound } from 'waku/router/server';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { findTranslated } from '#content/languages.ts';
import { reviewOfDrawn } from '#edge/http/translated-reviews.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function ContactReceivedPage({ language: tag, query }: { language: string; query: string }) {
  const language = findTranslated(tag) ?? notFound();
  const receipt = await receiptContents({ kind: 'contact', query, language });
  return (
    <ReceiptScreen kind="contact" receipt={receipt} review={await reviewOfDrawn(language, '/contact')} texts={formTextsIn(language)} />
  );
}

export const getConfig = () => ({ render: 'dynamic' }) as const;
