import { formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function ContactReceivedPage({ query }: { query: string }) {
  const receipt = await receiptContents({ kind: 'contact', query, language: english });
  return <ReceiptScreen kind="contact" receipt={receipt} texts={formTextsIn(english)} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
