'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { FormWords } from '#content/languages/form-words.ts';
import { ButtonLink } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { type ReceiptDetails, ReceiptPanel, receiptLook, receiptWordsId } from '#ui/forms/receipt-panel.tsx';
import { YourRequests } from '#ui/forms/your-requests.tsx';
import { keepRequest } from './kept-requests.ts';
import { showRequests } from './your-requests.ts';

/** The receipt of a form that has just been sent. */
export function useReceipt() {
  const [shown, setShown] = useState<ReceiptDetails>();
  useEffect(() => {
    if (!shown) return;
    // Out of the back/forward cache it may be of before a withdrawal.
    const returned = ({ persisted }: PageTransitionEvent) => persisted && location.reload();
    addEventListener('pageshow', returned);
    return () => removeEventListener('pageshow', returned);
  }, [shown]);
  return {
    shown,
    /** Keeps the request on this phone, before anything else can go wrong. */
    keep: ({ links }: ReceiptDetails) => {
      keepRequest(links.page);
      showRequests();
    },
    show: setShown,
  };
}

type Words = Pick<FormWords, 'receipt' | 'emergency'>;
type Props = { receipt: ReceiptDetails; words: Words };

/**
 * The receipt in place of its form. The address becomes the receipt's own, so that a reload or a bookmark shows it; a step back loads
 * the form's page anew (`src/navigation.ts`).
 */
export function ReceiptInPlace({ receipt, words, kind, language }: Props & { kind: 'callback' | 'contact'; language: string | undefined }) {
  const box = useRef<HTMLElement>(null);
  const { page } = receipt.links;
  const { label } = words.receipt;
  useEffect(() => {
    // Before it scrolls: both change the height of what is above and below.
    history.replaceState(history.state, '', page);
    document.title = document.title.replace(/^[^|]+/, `${label} `);
    showRequests();
    // The browser's own scrolling would leave the first line under the sticky header.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [page, label]);
  return (
    <section aria-describedby={receiptWordsId} aria-label={label} data-own-address={page} ref={box} tabIndex={-1}>
      <ReceiptPanel {...receipt} inWords={words} leadsToPage={false} />
      <YourRequests place="receipt" />
      <ButtonLink className="mt-6" href={language ? `/${language}/${kind}` : `/${kind}`} look="quiet">
        {words.receipt.another[kind]}
      </ButtonLink>
    </section>
  );
}

/**
 * The receipt of a request from the dialog. Floats over the page, so that nothing moves, and folds into one row instead of
 * closing.
 */
export function DialogReceipt({ receipt, words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, []);
  const region = document.getElementById('callback-status');
  const { border, ground } = receiptLook(receipt.mayBeEmergency);
  const panel = (
    <div
      className={`fixed right-2 bottom-20 z-20 max-h-[calc(100dvh-11rem)] max-w-[min(calc(100vw-1rem),28rem)] overflow-y-auto rounded-md border-2 shadow-raised lg:right-24 lg:bottom-6 print:hidden ${border} ${ground}`}
      ref={box}
    >
      <Fold
        open
        row={`sticky top-0 px-4 font-semibold focus-visible:-outline-offset-3 ${ground}`}
        title={`${words.receipt.label}: ${receipt.reference}`}
      >
        <ReceiptPanel {...receipt} framed={false} inWords={words} />
      </Fold>
    </div>
  );
  return region && createPortal(panel, region);
}
