'use client';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { receiptWords } from '#content/receipt.ts';
import { Fold } from '#ui/fold.tsx';
import { ReceiptPanel } from '#ui/forms/receipt-panel.tsx';
import type { ShownReceipt } from './use-receipt.ts';

/**
 * The receipt of a request that was sent from the dialog: over the page, where its visitor stands, so that nothing moves.
 * It folds into one row, and no tap loses it.
 */
export function DialogReceipt({ taken, fresh }: ShownReceipt) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (fresh) box.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [fresh]);
  const region = document.getElementById('callback-status');
  const panel = (
    <div
      className="fixed right-2 bottom-20 z-20 max-h-[calc(100dvh-11rem)] max-w-[min(calc(100vw-1rem),28rem)] overflow-y-auto rounded-md border-2 border-good bg-good-50 shadow-raised lg:right-24 lg:bottom-6 print:hidden"
      ref={box}
    >
      <Fold
        open={fresh}
        row="sticky top-0 bg-good-50 px-4 font-semibold focus-visible:-outline-offset-3"
        title={`${receiptWords.label}: ${taken.reference}`}
      >
        <ReceiptPanel {...taken} framed={false} />
      </Fold>
    </div>
  );
  return region && createPortal(panel, region);
}
