import { insurersNamed } from '#content/insurers.ts';
import { visit } from '#content/visit-facts.ts';
import { Button } from '#ui/button.tsx';
import { PhoneLink } from '#ui/phone.tsx';
import { VisitPart } from './visit-part.tsx';

// More than any insurer's whole name.
const longestName = 80;

const listed = (names: ReadonlyArray<string>, type: 'conjunction' | 'disjunction') => new Intl.ListFormat('en-IN', { type }).format(names);

function AnswerWords({ asked }: { asked: string }) {
  const { certain, perhaps, isScheme } = insurersNamed(asked);
  const written = (
    <>
      ‘<span className="wrap-anywhere">{asked}</span>’
    </>
  );
  if (certain.length > 0)
    return (
      <>
        <b>Yes.</b> We settle directly with {listed(certain, 'conjunction')}.
      </>
    );
  if (asked.length > longestName)
    return `That is longer than an insurer’s name. Write the name alone, in ${longestName} characters or fewer.`;
  if (isScheme)
    return (
      <>
        <b>Perhaps.</b> {written} is a government scheme, not an insurer. {visit.schemes} Ring us: <PhoneLink />.
      </>
    );
  if (perhaps.length > 0)
    return (
      <>
        <b>Do you mean {listed(perhaps, 'disjunction')}?</b> Then yes: we settle directly. An insurer of another name is not on our list.
        Compare it with your card, or ask us: <PhoneLink />.
      </>
    );
  return (
    <>
      <b>No.</b> {written} is not on our list. You pay the hospital and claim from your insurer. Ask us if you are not sure: <PhoneLink />.
    </>
  );
}

/** Answers a form that needs no script: the page comes again with the answer. */
function InsurerAnswer({ asked }: { asked: string }) {
  const isYes = insurersNamed(asked).certain.length > 0;
  return (
    <p className={`mt-4 rounded-md border-l-4 p-4 ${isYes ? 'border-good bg-brand-50' : 'border-edge bg-sunk'}`} role="status">
      <AnswerWords asked={asked} />
    </p>
  );
}

function InsurerForm({ asked }: { asked: string | undefined }) {
  return (
    <form action="/visit#insurance" aria-label="Insurers" className="print:hidden" role="search">
      <label className="block font-semibold" htmlFor="insurer">
        Is my insurer on the list?
      </label>
      <div className="mt-2 flex flex-wrap gap-3">
        <input
          autoComplete="off"
          className="min-h-12 min-w-0 grow basis-48 rounded-md border border-edge bg-surface px-4"
          defaultValue={asked}
          id="insurer"
          list="insurers"
          name="insurer"
          required
          type="text"
        />
        <Button look="quiet" type="submit">
          Look
        </Button>
      </div>
      <datalist id="insurers">
        {visit.insurers.map((insurer) => (
          <option key={insurer} value={insurer} />
        ))}
      </datalist>
    </form>
  );
}

/** With whom the practice settles directly, and whether the insurer that somebody typed is among them. */
export function Insurance({ asked }: { asked: string | undefined }) {
  return (
    <VisitPart id="insurance" title="Insurance and schemes">
      <InsurerForm asked={asked} />
      {asked && <InsurerAnswer asked={asked} />}
      <h3 className="mt-6 text-lg print:mt-2 print:text-base">We settle directly with</h3>
      <ul className="mt-2 list-disc gap-x-10 pl-list xs:columns-2">
        {visit.insurers.map((insurer) => (
          <li key={insurer}>{insurer}</li>
        ))}
      </ul>
      <p className="mt-4">{visit.cashless}</p>
      <h3 className="mt-6 text-lg print:mt-2 print:text-base">Government schemes</h3>
      <p className="mt-1">{visit.schemes}</p>
    </VisitPart>
  );
}
