import type { ReactNode } from 'react';
import { phoneAsRead, phoneLink } from '#content/contact-links.ts';
import { contactMessages } from '#content/contact-messages.ts';
import { callbackMessages } from '#content/messages.ts';
import { receiptUnread } from '#content/receipt.ts';
import { BreadcrumbBanner } from '#sections/breadcrumb-banner.tsx';
import { PageMeta } from '#seo/meta/page-meta.tsx';
import { receivedDescription } from '#seo/meta/practice-meta.ts';
import { ButtonLink } from '#ui/button.tsx';
import { type ReceiptDetails, ReceiptPanel } from '#ui/forms/receipt-panel.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { PhoneButton } from '#ui/phone.tsx';
import { FormPage } from './form-page.tsx';

const forms = {
  callback: {
    href: '/callback',
    words: 'Request a Callback',
    title: 'Your callback request is received',
    received: callbackMessages.received,
  },
  contact: { href: '/contact', words: 'Contact Us', title: 'Your message is received', received: contactMessages.received },
} as const;

type Kind = keyof typeof forms;

function Ring({ children }: { children: ReactNode }) {
  return (
    <>
      ring{' '}
      <a className="whitespace-nowrap" href={phoneLink}>
        {phoneAsRead}
      </a>{' '}
      {children}
    </>
  );
}

function Next({ kind, callBy, late, links }: ReceiptDetails & { kind: Kind }) {
  return (
    <>
      <h2>What happens next</h2>
      <ul>
        <li>Someone from the practice rings or writes to you. The call may come from a number that you do not know.</li>
        <li>
          {late ? 'If nobody has called you, ' : `If you have heard nothing ${callBy ?? 'after a few working days'}, `}
          <Ring>and give the reference.</Ring>
        </li>
      </ul>
      <p>
        Changed your mind? With the reference and your phone number or email you can{' '}
        <a href={links.withdraw}>take your {kind === 'callback' ? 'request' : 'message'} back</a>. What we keep of it stands in the{' '}
        <a href="/privacy">privacy notice</a>.
      </p>
    </>
  );
}

function Receipt({ kind, ...receipt }: ReceiptDetails & { kind: Kind }) {
  const { reference, later } = receipt;
  const { href, words } = forms[kind];
  return (
    <FormPage>
      {/* What a browser remembers of the request is set right by these (`islands/forms/your-requests.ts`). */}
      <div data-receipt={reference} data-state={later?.state} role="status">
        <ReceiptPanel {...receipt} leadsToPage={false} />
      </div>
      <div className="mt-4 max-w-reading">
        <YourRequests place="menu" />
      </div>
      <div className="article-text mt-8">
        {later ? (
          <p>
            To ask something else, <a href={href}>{words === 'Contact Us' ? 'write another message' : 'send another request'}</a>, or{' '}
            <Ring>and give the reference.</Ring>
          </p>
        ) : (
          <Next kind={kind} {...receipt} />
        )}
      </div>
    </FormPage>
  );
}

/** Replaces a receipt whose address has no valid digest. Identical for references that exist and for others. */
function ReceiptUnread({ kind }: { kind: Kind }) {
  const { why, next } = receiptUnread;
  const { href, words } = forms[kind];
  return (
    <FormPage>
      <div className="article-text">
        <p>{why}</p>
        <h2>{next.title}</h2>
        <ul>
          <li>{next.ring}</li>
          <li>{next.none}</li>
        </ul>
      </div>
      <p className="mt-8 flex flex-wrap gap-4">
        <PhoneButton />
        <ButtonLink href={href} look="quiet">
          {words}
        </ButtonLink>
      </p>
    </FormPage>
  );
}

/** The receipt as a page, for visitors without JavaScript and for those who open it again. */
export function ReceiptScreen({ kind, receipt }: { kind: Kind; receipt: Omit<ReceiptDetails, 'words'> | undefined }) {
  const { href, words, received, ...form } = forms[kind];
  const title = receipt ? form.title : receiptUnread.title;
  const isBack = receipt?.later !== undefined && receipt.later.state !== 'called';
  return (
    <>
      <PageMeta description={receipt ? receivedDescription : receiptUnread.why} noindex path={`${href}/received`} title={title} />
      <BreadcrumbBanner
        headText={!receipt ? title : isBack ? 'Taken back' : 'Thank you'}
        items={[{ label: 'Home', href: '/' }, { label: words, href }, { label: receipt ? 'Received' : 'Receipt' }]}
      />
      {receipt ? <Receipt kind={kind} words={received} {...receipt} /> : <ReceiptUnread kind={kind} />}
    </>
  );
}
