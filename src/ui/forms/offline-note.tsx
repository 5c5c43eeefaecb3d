import type { ReactNode } from 'react';

type OfflineNoteProps = { words: { offline: string; faultHelp: string }; phone: ReactNode; shown?: boolean };

/** Shown by `offline.ts` when a form is sent without a connection and without React. */
export function OfflineNote({ words: { offline, faultHelp }, phone, shown = false }: OfflineNoteProps) {
  return (
    <p
      className="rounded-sm border border-edge bg-sunk p-3 outline-none"
      data-offline=""
      hidden={!shown}
      suppressHydrationWarning
      tabIndex={-1}
    >
      <strong>{offline}</strong> {faultHelp} {phone}
    </p>
  );
}
