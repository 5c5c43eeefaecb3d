/** Shown by `offline.ts` when a form is sent without a connection and without React. */
export function OfflineNote({ words, shown = false }: { words: string; shown?: boolean }) {
  return (
    <p
      className="scroll-my-32 rounded-sm border border-edge bg-sunk p-3 font-semibold text-ink"
      data-offline=""
      hidden={!shown}
      suppressHydrationWarning
      tabIndex={-1}
    >
      {words}
    </p>
  );
}
