'use client';
import { useEffect, useRef, useState } from 'react';
import { EmergencyRows } from '#ui/emergency-rows.tsx';

// A row of the page's card without the numbers of its references.
function wordsOf(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('sup')) number.remove();
  return copy.textContent?.trim() ?? '';
}

/** In the callback dialog: repeats the emergency signs of the page that lies behind it, where that page has them. */
export function PageEmergency() {
  const [rows, setRows] = useState<ReadonlyArray<string>>([]);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => setRows([...document.querySelectorAll('.care-card-emergency li')].map(wordsOf));
    const dialog = place.current?.closest('dialog');
    read();
    // The page behind may be another one by the time the dialog opens, and opening moves the focus in.
    dialog?.addEventListener('focusin', read);
    return () => dialog?.removeEventListener('focusin', read);
  }, []);
  return (
    <div ref={place}>
      {rows.length > 0 && (
        <div className="mb-6 rounded-md border-l-8 border-emergency bg-emergency-50 p-5">
          <EmergencyRows rows={rows} />
        </div>
      )}
    </div>
  );
}
