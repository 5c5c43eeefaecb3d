import { getContext } from 'hono/context-storage';
import { contactMessages } from '#content/contact-messages.ts';
import { receiptUnread } from '#content/receipt.ts';
import { receiptContents } from '#edge/receipts/receipt.ts';
import type { SiteEnv } from '#edge/site-env.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Receipt, ReceiptUnread } from '#sections/forms/receipt.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { receivedDescription } from '#seo/meta/practice-meta.ts';

const crumbs = [
  { label: 'Home', href: '/' },
  { label: 'Contact Us', href: '/contact' },
];

export default async function ContactReceivedPage({ query }: { query: string }) {
  const receipt = await receiptContents(getContext<SiteEnv>().var.settings.encryptionKeys, 'contact', query);
  const title = receipt ? 'Your message is received' : receiptUnread.title;
  return (
    <>
      <PageMeta description={receipt ? receivedDescription : receiptUnread.why} noindex path="/contact/received" title={title} />
      <BreadcrumbBanner headText={receipt ? 'Thank you' : title} items={[...crumbs, { label: receipt ? 'Received' : 'Receipt' }]} />
      {receipt ? <Receipt kind="contact" words={contactMessages.received} {...receipt} /> : <ReceiptUnread kind="contact" />}
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
