'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { receiptWords } from '#content/receipt.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { type ReceiptDetails, ReceiptPanel } from '#ui/forms/receipt-panel.tsx';

// boot.ts reads this key as well.
const storageKey = 'receipt';

/** Words such as 'today' in a receipt hold on one `day` only. */
type StoredReceipt = { form: string; path: string; day: string; taken: ReceiptDetails };

const today = () => new Date().toDateString();

function storedFor(form: string): ReceiptDetails | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as StoredReceipt | null;
    return stored?.form === form && stored.path === location.pathname && stored.day === today() ? stored.taken : undefined;
  } catch {
    return undefined;
  }
}

// Storage may be blocked; the receipt then still has its own address.
function store(stored: StoredReceipt | undefined): void {
  try {
    if (stored) sessionStorage.setItem(storageKey, JSON.stringify(stored));
    else sessionStorage.removeItem(storageKey);
  } catch {}
}

/** A receipt takes the focus only if it is `isNew`, i.e. its form has just been sent. */
type ShownReceipt = { receipt: ReceiptDetails; isNew: boolean };

/** A form's receipt. Survives a return to the page in the same tab, until it is dismissed. */
export function useReceipt(form: string) {
  const [shown, setShown] = useState<ShownReceipt>();
  useEffect(() => {
    const taken = storedFor(form);
    if (taken) setShown({ receipt: taken, isNew: false });
  }, [form]);
  return {
    shown,
    save: (taken: ReceiptDetails) => store({ form, path: location.pathname, day: today(), taken }),
    show: (taken: ReceiptDetails) => setShown({ receipt: taken, isNew: true }),
    dismiss: () => {
      store(undefined);
      setShown(undefined);
    },
  };
}

type Props = ShownReceipt & { kind: 'callback' | 'contact'; onAnother: () => void };

/** The receipt in place of its form, with a button for an empty form. */
export function ReceiptInPlace({ receipt, isNew, kind, onAnother }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isNew) return;
    // The browser's own scrolling would leave the first line under the sticky header.
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'start' });
  }, [isNew]);
  return (
    <section aria-label={receiptWords.label} ref={box} tabIndex={-1}>
      <ReceiptPanel {...receipt} />
      <Button className="mt-6" look="quiet" onClick={onAnother}>
        {receiptWords.another[kind]}
      </Button>
    </section>
  );
}

/**
 * The receipt of a request from the dialog. Floats over the page, so that nothing moves, and folds into one row instead of
 * closing.
 */
export function DialogReceipt({ receipt, isNew }: ShownReceipt) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isNew) box.current?.querySelector('summary')?.focus({ preventScroll: true });
  }, [isNew]);
  const region = document.getElementById('callback-status');
  const panel = (
    <div
      className="fixed right-2 bottom-20 z-20 max-h-[calc(100dvh-11rem)] max-w-[min(calc(100vw-1rem),28rem)] overflow-y-auto rounded-md border-2 border-good bg-good-50 shadow-raised lg:right-24 lg:bottom-6 print:hidden"
      ref={box}
    >
      <Fold
        open={isNew}
        row="sticky top-0 bg-good-50 px-4 font-semibold focus-visible:-outline-offset-3"
        title={`${receiptWords.label}: ${receipt.reference}`}
      >
        <ReceiptPanel {...receipt} framed={false} />
      </Fold>
    </div>
  );
  return region && createPortal(panel, region);
}
