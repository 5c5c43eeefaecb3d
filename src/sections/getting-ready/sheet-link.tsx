import { gettingReadyHref, plannedOperations } from '#content/getting-ready.ts';
import { text as words } from '#content/languages/en/words.ts';
import { fill } from '#content/languages/fill.ts';
import type { OperationKey } from '#content/operation-keys.ts';

/** Leads from a test to the sheet that says how to get ready for it, if the site shows that. `named` where the test is not named before. */
export function SheetLink({ sheet, named = false }: { sheet: OperationKey | undefined; named?: boolean }) {
  const planned = plannedOperations.find(([key]) => key === sheet);
  if (!planned) return null;
  const [key, { name }] = planned;
  return (
    <p className="print:hidden">
      <a
        className="inline-flex min-h-11 items-center py-2.5 font-semibold leading-snug text-brand underline underline-offset-4"
        href={gettingReadyHref(key)}
      >
        {named ? fill(words.sheet.of, { name }) : 'How to get ready'}
      </a>
    </p>
  );
}
