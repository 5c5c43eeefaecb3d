import { unstable_redirect as redirect } from 'waku/router/server';
import { callbackMessages } from '#content/messages.ts';
import { receiptFrom } from '#edge/forms/receipt.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Receipt } from '#sections/forms/receipt.tsx';
import { receivedDescription } from '#seo/meta/form-descriptions.ts';
import { PageMeta } from '#seo/meta/page-meta.tsx';

export default function CallbackReceivedPage({ query }: { query: string }) {
  const receipt = receiptFrom(query) ?? redirect('/callback');
  return (
    <>
      <PageMeta description={receivedDescription} noindex path="/callback/received" title="Your callback request is received" />
      <BreadcrumbBanner
        headText="Thank you"
        items={[{ label: 'Home', href: '/' }, { label: 'Request a Callback', href: '/callback' }, { label: 'Received' }]}
      />
      <Receipt words={callbackMessages.received} {...receipt} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
