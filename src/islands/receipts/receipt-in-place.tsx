'use client';
import { useEffect, useRef } from 'react';
import { receiptWords } from '#content/receipt.ts';
import { Button } from '#ui/button.tsx';
import { ReceiptPanel } from '#ui/forms/receipt-panel.tsx';
import type { ShownReceipt } from './use-receipt.ts';

type Props = ShownReceipt & { kind: 'callback' | 'contact'; onAnother: () => void };

/** In the form's own place: the receipt, which has the focus, and the way to an empty form. */
export function ReceiptInPlace({ taken, fresh, kind, onAnother }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!fresh) return;
    // From its first words on, which a browser's own scrolling may leave under the header.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [fresh]);
  return (
    <section aria-label={receiptWords.label} ref={box} tabIndex={-1}>
      <ReceiptPanel {...taken} />
      <Button className="mt-6" look="quiet" onClick={onAnother}>
        {receiptWords.another[kind]}
      </Button>
    </section>
  );
}
