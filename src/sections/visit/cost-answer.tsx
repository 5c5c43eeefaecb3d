import { costAnswerId } from '#content/cost-link.ts';
import type { OperationCost } from '#content/operation-costs.ts';
import { costWords } from '#content/visit-words.ts';

/** The cost of the operation that somebody asked about, above the list of all. */
export function CostAnswer({ cost: { name, price, given, stay, href } }: { cost: OperationCost }) {
  return (
    <div className="mt-12 max-w-reading scroll-mt-32 rounded-md border-l-4 border-good bg-brand-50 p-4" id={costAnswerId} role="status">
      <p className="text-sm text-soft">{costWords.asked}</p>
      <p>
        {name}: <strong className="font-semibold whitespace-nowrap tabular-nums">{price}</strong>
        {!given && <span className="text-soft"> (example)</span>}
      </p>
      <p className="text-soft">Nights in hospital: {stay}</p>
      <a className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" href={href}>
        What that includes
      </a>
    </div>
  );
}
