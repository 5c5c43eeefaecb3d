'use client';
import { useEffect, useState } from 'react';
import type { Taken } from '#ui/forms/receipt-panel.tsx';

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
