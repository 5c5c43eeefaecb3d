import { costsHref } from '#content/cost-link.ts';
import { costsByGroup, type OperationCost } from '#content/operation-costs.ts';
import { visit, visitIsKnown } from '#content/visit-facts.ts';
import { costWords } from '#content/visit-words.ts';
import { Fold } from '#ui/fold.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { VisitPart } from './visit-part.tsx';
import { WhichOperation } from './which-operation.tsx';

const isExample = costsByGroup.some(({ costs }) => costs.some(({ given }) => !given));

function Row({ cost: { name, given, price, stay, href } }: { cost: OperationCost }) {
  return (
    <li className="border-t border-line py-2 break-inside-avoid print:py-0.5">
      <a className="inline-flex min-h-11 items-center font-semibold leading-snug text-brand underline underline-offset-4" href={href}>
        {name}
      </a>
      <p className="flex flex-wrap justify-between gap-x-6 leading-snug">
        <span className="font-semibold tabular-nums">
          {price}
          {!given && <span className="font-normal text-soft"> (example)</span>}
        </span>
        <span className="text-soft">Nights in hospital: {stay}</span>
      </p>
    </li>
  );
}

/** What each operation costs, by the groups of the menu. Rendered by the build, because the Worker carries no treatment pages. */
export function OperationCosts() {
  return (
    <VisitPart id={costsHref.split('#')[1] ?? ''} title="What an operation costs">
      {costsByGroup.length === 0 ? (
        <p>
          Ask us: <PhoneLink />.
        </p>
      ) : (
        <>
          {isExample && <p className="mb-3 text-soft">Prices marked as examples are not this practice’s yet.</p>}
          <WhichOperation groups={costsByGroup} label="Cost of an operation" page="/visit" words={costWords} />
          <div className="divide-y divide-line border-y border-line">
            {costsByGroup.map(({ name, costs }) => (
              <Fold key={name} row="font-semibold" title={name}>
                <ul className="pb-3 print:columns-2 print:gap-8 print:pb-0">
                  {costs.map((cost) => (
                    <Row cost={cost} key={cost.key} />
                  ))}
                </ul>
              </Fold>
            ))}
          </div>
        </>
      )}
      {visitIsKnown && <p className="mt-4">{visit.estimate}</p>}
      <p className="mt-2 print:hidden">
        <a className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4" href="/getting-ready">
          How to get ready for each operation
        </a>
      </p>
    </VisitPart>
  );
}
