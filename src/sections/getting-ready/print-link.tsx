/** Opens the print dialog (`src/page-actions.ts`). */
export function PrintLink({ words }: { words: string }) {
  return (
    <a
      className="mt-4 inline-flex min-h-11 items-center rounded-full border border-edge px-4 text-brand hover:bg-brand-50 hover:underline [@media(scripting:none)]:hidden print:hidden"
      data-print=""
      href="#main"
    >
      {words}
    </a>
  );
}
