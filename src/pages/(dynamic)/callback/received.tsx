import { getContext } from 'hono/context-storage';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function CallbackReceivedPage({ query }: { query: string }) {
  const { var: given, env } = getContext<SiteEnv>();
  const receipt = await receiptContents({ keys: given.settings.encryptionKeys, db: env.DB }, 'callback', query);
  return <ReceiptScreen kind="callback" receipt={receipt} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
