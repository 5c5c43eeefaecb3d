import { getContext } from 'hono/context-storage';
import { formTextsIn } from '#content/languages/form-texts.ts';
import { english } from '#content/languages.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { ReceiptScreen } from '#sections/forms/receipt.tsx';

export default async function CallbackReceivedPage({ query }: { query: string }) {
  const { var: given, env } = getContext<SiteEnv>();
  const deps = { keys: given.settings.encryptionKeys, db: env.DB };
  const receipt = await receiptContents(deps, { kind: 'callback', query, language: english });
  return <ReceiptScreen kind="callback" receipt={receipt} texts={formTextsIn(english)} />;
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
