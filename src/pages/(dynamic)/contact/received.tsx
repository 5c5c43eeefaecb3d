import { unstable_redirect as redirect } from 'waku/router/server';
import { contactMessages } from '#content/contact-messages.ts';
import { receiptFrom } from '#edge/forms/receipt.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { Receipt } from '#sections/forms/receipt.tsx';
import { receivedDescription } from '#seo/meta/form-descriptions.ts';
import { PageMeta } from '#seo/meta/page-meta.tsx';

export default function ContactReceivedPage({ query }: { query: string }) {
  const { reference } = receiptFrom(query) ?? redirect('/contact');
  return (
    <>
      <PageMeta description={receivedDescription} noindex path="/contact/received" title="Your message is received" />
      <BreadcrumbBanner
        headText="Thank you"
        items={[{ label: 'Home', href: '/' }, { label: 'Contact Us', href: '/contact' }, { label: 'Received' }]}
      />
      <Receipt words={contactMessages.received} reference={reference} />
    </>
  );
}

export const getConfig = () => ({ render: 'dynamic', slices: ['above-page', 'below-page'] }) as const;
