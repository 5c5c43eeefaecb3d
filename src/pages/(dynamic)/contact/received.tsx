import { getContext } from 'hono/context-storage';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function ContactReceivedPage({ query }: { query: string }) {
  const { var: given, env } = getContext<SiteEnv>();
  const receipt = await receiptContents({ keys: given.settings.encryptionKeys, db: env.DB }, 'contact', query);
  return <ReceiptScreen kind="contact" receipt={receipt} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
