import { generalMatters } from '#content/general-matters.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { Fold } from '#ui/fold.tsx';
import { addressToTake, CodeAgain } from './sheet.tsx';

const way = 'inline-flex min-h-11 items-center rounded-full border px-3 font-semibold leading-tight hover:underline';

/**
 * What a patient takes to her doctor: the two choices that she compares, what matters to her, and the questions, on the sheet for the doctor
 * (print.css). Her ticks belong to no form, so they are never stored; they are printed, and with script go into the message that she
 * sends (take-along.ts).
 */
export function TakeAlong({ name, link, ...page }: { name: string; link?: string; path: string; compares: boolean }) {
  const sheet = whatMatters.find(({ treatment }) => treatment === link);
  const statements = sheet?.statements.map(({ statement }) => statement) ?? generalMatters;
  return (
    <section
      aria-labelledby="take-along"
      className="take-along my-4 rounded-md border border-brand-300 bg-surface px-5 pt-4 pb-3 print:my-2 print:border-0 print:p-0"
    >
      <h3 className="text-lg print:hidden" id="take-along">
        Take this to my doctor
      </h3>
      <fieldset className="mt-1 grid max-w-reading">
        <legend className="contents font-semibold">What matters to me</legend>
        {statements.map((statement) => (
          <label key={statement}>
            <input autoComplete="off" className="tick size-6 shrink-0 print:size-4" type="checkbox" />
            {statement}
          </label>
        ))}
      </fieldset>
      <div className="mt-2 flex flex-wrap gap-2 print:hidden">
        <a className={`${way} border-brand bg-brand text-on-brand`} data-print="" href="#sheet">
          Print
        </a>
        <a
          className={`${way} border-brand-300 text-brand`}
          data-take=""
          href={`https://wa.me/?text=${encodeURIComponent(`${name}: ${addressToTake(page)}`)}`}
          rel="noopener"
          target="_blank"
        >
          WhatsApp
        </a>
        <Fold className="open:basis-full" mark={null} row={`${way} w-fit min-h-11! border-brand-300 text-brand`} title="QR code">
          <CodeAgain {...page} />
        </Fold>
      </div>
      <p className="mt-2 max-w-reading text-sm text-soft print:hidden">
        Prints {page.compares && 'the two choices, '}warning signs and questions. Your ticks are not stored.
      </p>
      {sheet && (
        <a
          className="inline-flex min-h-11 items-center leading-tight text-brand underline underline-offset-4 print:hidden"
          href={whatMattersHref(sheet.treatment)}
        >
          What is known of each
        </a>
      )}
    </section>
  );
}
