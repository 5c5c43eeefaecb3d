import { getContext } from 'hono/context-storage';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function CallbackReceivedPage({ query }: { query: string }) {
  const receipt = await receiptContents(getContext<SiteEnv>().var.settings.encryptionKeys, 'callback', query);
  return <ReceiptScreen kind="callback" receipt={receipt} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
