'use client';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { receiptWords } from '#content/receipt.ts';
import { Button } from '#ui/button.tsx';
import { Fold } from '#ui/fold.tsx';
import { ReceiptPanel, type Taken } from '#ui/forms/receipt-panel.tsx';

// The boot module knows this name as well.
const name = 'receipt';

/** Which form of which page a receipt belongs to, and the day on which its words are true. */
type Kept = { form: string; path: string; day: string; taken: Taken };

const today = () => new Date().toDateString();

function keptFor(form: string): Taken | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(name) ?? 'null') as Kept | null;
    return kept?.form === form && kept.path === location.pathname && kept.day === today() ? kept.taken : undefined;
  } catch {
    return undefined;
  }
}

// A browser that keeps nothing throws; the receipt has an address of its own.
function store(kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(name, JSON.stringify(kept));
    else sessionStorage.removeItem(name);
  } catch {}
}

/** A receipt, and whether its form has just been sent: only then does it take the focus. */
export type ShownReceipt = { taken: Taken; fresh: boolean };

/** The receipt of a form. Whoever comes back to its page in the same tab finds it again, until it is put away. */
export function useReceipt(form: string) {
  const [shown, setShown] = useState<ShownReceipt>();
  useEffect(() => {
    const taken = keptFor(form);
    if (taken) setShown({ taken, fresh: false });
  }, [form]);
  return {
    shown,
    keep: (taken: Taken) => store({ form, path: location.pathname, day: today(), taken }),
    show: (taken: Taken) => setShown({ taken, fresh: true }),
    putAway: () => {
      store(undefined);
      setShown(undefined);
    },
  };
}

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
