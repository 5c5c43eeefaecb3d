import type { ArticleState } from '#articles/article.ts';
import { TapLink } from '#desk/frame/page-parts.tsx';
import { type Difference, Marked } from '#desk/frame/text-differences.tsx';
import { whenAsRead } from '#desk/frame/times.ts';
import { inOrder } from '#ui/in-order.ts';
import { Titled } from '#ui/titled.tsx';
import type { ArticleReport } from './report.ts';

const states = { draft: 'Draft', published: 'Published', 'taken-back': 'Taken back' } as const;
const looks = {
  draft: 'border-edge text-soft',
  published: 'border-good text-good',
  'taken-back': 'border-urgent text-urgent',
} as const;

export function StateMark({ state }: { state: ArticleState }) {
  return <span className={`inline-block rounded-full border-2 px-3 py-0.5 text-sm font-semibold ${looks[state]}`}>{states[state]}</span>;
}

/** Explains why an article was not published at its time. */
export function MissedTime({ article: { missedAt }, now }: { article: { missedAt: number | null }; now: number }) {
  if (missedAt === null) return null;
  return (
    <p className="rounded-md border-2 border-urgent bg-urgent-50 px-4 py-2 font-semibold text-urgent">
      It did not go out {whenAsRead(missedAt, now)}: it was too long for the site, which takes 500 KB at the most, another article had its
      title by then, or a picture of it was deleted. Mend that, then publish it or set a new time.
    </p>
  );
}

/** Shows the readability report, as the content report has it for the medical pages. */
export function ReportBox({ report }: { report: ArticleReport }) {
  const { words, grade, medianSentence, sources, medical, problems } = report;
  return (
    <Titled className="rounded-md border border-line bg-surface p-4" id="report" look="text-lg" title="How it reads">
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
    </Titled>
  );
}

export function BackToArticle({ id }: { id: number }) {
  return (
    <p>
      <TapLink href={`/articles/${id}`}>Back to the text</TapLink>
    </p>
  );
}

/** Shows a text with its differences from another one marked. */
export function Differences({ of }: { of: ReadonlyArray<Difference> }) {
  return (
    <p className="mt-3 whitespace-pre-wrap break-words rounded-md border border-line bg-surface p-4">
      <Marked words={of} />
    </p>
  );
}
