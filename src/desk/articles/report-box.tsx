import { inOrder } from '#ui/in-order.ts';
import type { ArticleReport } from './report.ts';

/** How an article reads, as the content report says it of the medical pages. */
export function ReportBox({ report }: { report: ArticleReport }) {
  const { words, grade, medianSentence, sources, medical, problems } = report;
  return (
    <section aria-labelledby="report" className="rounded-md border border-line bg-surface p-4">
      <h2 className="text-lg" id="report">
        How it reads
      </h2>
      <dl className="mt-2 grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-4">
        {[
          ['Words', String(words)],
          ['Reading grade', words > 0 ? Math.max(0, grade).toFixed(1) : '–'],
          ['Usual sentence', `${medianSentence} words`],
          ['References', String(sources)],
        ].map(([name, value]) => (
          <div key={name}>
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      {problems.length > 0 ? (
        <ul className="mt-3 list-disc pl-5">
          {inOrder(problems).map(({ key, item }) => (
            <li key={key}>{item}</li>
          ))}
        </ul>
      ) : (
        <p className="mt-3 font-semibold text-good">
          {words === 0
            ? 'Not begun yet.'
            : medical
              ? 'Nothing to mend: it reads well and its figures have sources.'
              : 'Nothing to mend: it reads well.'}
        </p>
      )}
      {words > 0 && !medical && (
        <p className="mt-2 text-sm text-soft">
          It reads as news of the practice, so no sources are asked for. Whatever it says of health needs them.
        </p>
      )}
    </section>
  );
}
