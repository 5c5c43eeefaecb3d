import type { ArticleState } from '#articles/article.ts';
import { whenAsRead } from '#desk/frame/times.ts';

const states = { draft: 'Draft', published: 'Published', 'taken-back': 'Taken back' } as const;
const looks = {
  draft: 'border-edge text-soft',
  published: 'border-good text-good',
  'taken-back': 'border-urgent text-urgent',
} as const;

export function StateMark({ state }: { state: ArticleState }) {
  return <span className={`inline-block rounded-full border-2 px-3 py-0.5 text-sm font-semibold ${looks[state]}`}>{states[state]}</span>;
}

/** Says that an article was not published at its time, and what to do. */
export function MissedTime({ article: { missedAt }, now }: { article: { missedAt: number | null }; now: number }) {
  if (missedAt === null) return null;
  return (
    <p className="rounded-md border-2 border-urgent bg-urgent-50 px-4 py-2 font-semibold text-urgent">
      It did not go out {whenAsRead(missedAt, now)}: it is too long for the site, which takes 500 KB at the most. Shorten it or make two of
      it, then publish it or set a new time.
    </p>
  );
}
