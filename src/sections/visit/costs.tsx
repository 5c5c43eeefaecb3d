import { practice } from '#content/practice.ts';
import { VisitPart } from './visit-part.tsx';

const { visit } = practice;

export function Fees() {
  return (
    <VisitPart id="fees" title="What a visit costs">
      <dl className="divide-y divide-line border-y border-line">
        {visit.fees.map(({ what, amount }) => (
          <div className="flex flex-wrap justify-between gap-x-6 py-3" key={what}>
            <dt>{what}</dt>
            <dd className="font-semibold tabular-nums">{amount}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-3">{visit.payment}</p>
      <h3 className="mt-6 text-lg">For an operation: an estimate in writing</h3>
      <p className="mt-1">{visit.estimate}</p>
      <p className="mt-3">
        <a className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand underline underline-offset-4" href="/getting-ready">
          How to get ready for each operation
        </a>
      </p>
    </VisitPart>
  );
}

export function Insurance() {
  return (
    <VisitPart id="insurance" title="Insurance and schemes">
      <p>{visit.cashless}</p>
      <h3 className="mt-6 text-lg">We settle directly with</h3>
      <ul className="mt-2 flex flex-wrap gap-2">
        {visit.insurers.map((insurer) => (
          <li className="rounded-full border border-line bg-sunk px-4 py-1" key={insurer}>
            {insurer}
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg">Government schemes</h3>
      <p className="mt-1">{visit.schemes}</p>
    </VisitPart>
  );
}
