import type { Runs } from '#content/page-text.ts';
import { whatMatters, whatMattersHref } from '#content/what-matters.ts';
import { Paragraph } from '#sections/treatment/text-blocks.tsx';

/** What to weigh, and the sheet to weigh it on where the choice depends on the person. */
export function Deciding({ link, runs }: { link: string; runs: Runs }) {
  const sheet = whatMatters.find(({ treatment }) => treatment === link);
  return (
    <>
      <Paragraph runs={runs} />
      {sheet && (
        <p className="mt-3 print:hidden">
          <a
            className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            href={whatMattersHref(link)}
          >
            What matters to me: five things to weigh, on a sheet to bring along
          </a>
        </p>
      )}
    </>
  );
}
