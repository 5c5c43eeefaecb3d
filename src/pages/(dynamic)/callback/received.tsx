import { formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function CallbackReceivedPage({ query }: { query: string }) {
  const receipt = await receiptContents({ kind: 'callback', query, language: english });
  return <ReceiptScreen kind="callback" receipt={receipt} texts={formTextsIn(english)} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
