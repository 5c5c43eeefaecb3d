'use client';
import { useEffect, useRef, useState } from 'react';
import { dialogEmergency } from '#content/messages.ts';
import { generalSigns, signsForNote } from '#content/triage/general-signs.ts';
import { EmergencyNumbers, EmergencyRows } from '#ui/emergency.tsx';
import { Fold } from '#ui/fold.tsx';

// The text of a row of the care card without its reference numbers.
function wordsOf(row: Element): string {
  const copy = row.cloneNode(true) as Element;
  for (const number of copy.querySelectorAll('sup')) number.remove();
  return copy.textContent?.trim() ?? '';
}

/**
 * Emergency advice in the callback dialog: the numbers, and the signs of the page behind it if that has its own. The signs are
 * folded to keep the first field visible on a phone.
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
    // The router may have changed the page behind; opening the dialog moves the focus into it.
    dialog?.addEventListener('focusin', read);
    return () => dialog?.removeEventListener('focusin', read);
  }, []);
  return (
    <div ref={place}>
      {/* Touch targets that are higher than the line. */}
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
