import type { ArticleRow } from '#articles/article.ts';
import type { OtherWords } from '#articles/other-words.ts';
import { whenAsRead } from '#desk/frame/times.ts';
import { ButtonLink, Submit } from '#ui/button.tsx';

export type PlanWordsProps = {
  article: ArticleRow;
  other: OtherWords;
  mayPublish: boolean;
  /** Whether it was asked already, and the plan is to stay as it is. */
  isLeft: boolean;
  now: number;
};

const look = 'rounded-md border-2 border-urgent bg-urgent-50 px-4 py-3';

/** The text that goes out by itself, or is on the site, while the draft says something else. */
export function PlanWords({ article: { id, version, publishAt }, other, mayPublish, isLeft, now }: PlanWordsProps) {
  if (publishAt === null)
    return (
      other.readers && (
        <p className={`${look} font-semibold text-urgent`}>
          The draft below is newer than what readers see. ‘Save, then correct…’ puts it before them.
        </p>
      )
    );
  const when = whenAsRead(publishAt, now);
  const unplan = mayPublish && (
    <form action={`/articles/${id}/unplan`} data-follows="" method="post">
      <input name="version" type="hidden" value={version} />
      <Submit look="quiet">Do not publish then</Submit>
    </form>
  );
  if (!other.plan)
    return (
      <div className="grid gap-3 rounded-md bg-sunk px-4 py-2">
        <p>What is saved goes out {when}. What you change now does not go out with it, until it is put into the plan.</p>
        {unplan}
      </div>
    );
  return (
    <div className={`grid gap-3 ${look}`}>
      <p className="font-semibold text-urgent">
        What goes out {when} are the words as they were approved, not the newer ones of this draft.
        {!mayPublish && ' A doctor or the owner can put the new ones into the plan: tell them.'}
      </p>
      {mayPublish && !isLeft && (
        <form action={`/articles/${id}/replan`} className="flex flex-wrap gap-3" data-follows="" method="post">
          <input name="version" type="hidden" value={version} />
          <Submit>Put the new words into the plan</Submit>
          <ButtonLink href={`/articles/${id}?plan=left`} look="quiet">
            Leave the plan as it is
          </ButtonLink>
        </form>
      )}
      {unplan}
    </div>
  );
}
