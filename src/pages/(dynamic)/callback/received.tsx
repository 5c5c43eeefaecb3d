import { getContext } from 'hono/context-storage';
import { callbackMessages } from '#content/messages.ts';
import { receiptUnread } from '#content/receipt.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Receipt, ReceiptUnread } from '#sections/forms/receipt.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { receivedDescription } from '#seo/meta/practice-meta.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Request a Callback', href: '/callback' },
];

export default async function CallbackReceivedPage({ query }: { query: string }) {
  const receipt = await receiptContents(getContext<SiteEnv>().var.settings.encryptionKeys, 'callback', query);
  const title = receipt ? 'Your callback request is received' : receiptUnread.title;
  return (
    <>
      <PageMeta description={receipt ? receivedDescription : receiptUnread.why} noindex path="/callback/received" title={title} />
      <BreadcrumbBanner headText={receipt ? 'Thank you' : title} items={[...crumbs, { label: receipt ? 'Received' : 'Receipt' }]} />
      {receipt ? <Receipt kind="callback" words={callbackMessages.received} {...receipt} /> : <ReceiptUnread kind="callback" />}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
