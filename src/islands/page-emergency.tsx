'use client';
import { useEffect, useRef, useState } from 'react';
import { EmergencyNumbers } from '#ui/emergency-numbers.tsx';
import { EmergencyRows } from '#ui/emergency-rows.tsx';

// A row of the page's card without the numbers of its references.
function wordsOf(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('sup')) number.remove();
  return copy.textContent?.trim() ?? '';
}

/** In the callback dialog: whom to call in an emergency, with the signs of one where the page that lies behind has them. */
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
    <div className="mb-6" ref={place}>
      {rows.length > 0 ? (
        <div className="rounded-md border-l-8 border-emergency bg-emergency-50 p-4">
          <EmergencyRows rows={rows} />
        </div>
      ) : (
        <p className="text-soft">
          For an emergency call <EmergencyNumbers />.
        </p>
      )}
    </div>
  );
}
