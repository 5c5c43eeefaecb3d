'use client';
import { useEffect, useRef, useState } from 'react';
import { dialogEmergency } from '#content/messages.ts';
import { generalSigns, signsForNote } from '#content/triage/general-signs.ts';
import { EmergencyNumbers, EmergencyRows } from '#ui/emergency.tsx';
import { Fold } from '#ui/fold.tsx';

// A row of the page's card without the numbers of its references.
function wordsOf(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('sup')) number.remove();
  return copy.textContent?.trim() ?? '';
}

/**
 * In the callback dialog: whom to call in an emergency, and folded, so that the first box is in sight on a phone, the signs of
 * one: those of the page that lies behind where it has its own.
 */
export function PageEmergency() {
  const [rows, setRows] = useState<ReadonlyArray<string>>(generalSigns);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const read = () => {
      const own = [...document.querySelectorAll('.care-card-emergency ul:not(ul ul) > li')].map(wordsOf);
      setRows(own.length > 0 ? signsForNote(own) : generalSigns);
    };
    const dialog = place.current?.closest('dialog');
    read();
    // The page behind may be another one by the time the dialog opens, and opening moves the focus in.
    dialog?.addEventListener('focusin', read);
    return () => dialog?.removeEventListener('focusin', read);
  }, []);
  return (
    <div ref={place}>
      {/* The numbers are as large as a finger, though the line is not. */}
      <p className="font-semibold [&_a]:-mx-3 [&_a]:px-3 [&_a]:py-3.5">
        {dialogEmergency.question} <EmergencyNumbers />.
      </p>
      <Fold row="underline underline-offset-4" title={dialogEmergency.signs}>
        <div className="border-l-4 border-emergency pl-4">
          <EmergencyRows rows={rows} />
        </div>
      </Fold>
    </div>
  );
}
