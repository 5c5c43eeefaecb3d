import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import type { ArticleRow } from './article.ts';

type StepProps = {
  article: ArticleRow;
  action: string;
  title: string;
  words: ReactNode;
  children?: ReactNode;
  button: string;
  main?: boolean;
};

/** One thing that can be done with an article, as a form of its own. */
export function Step({ article, action, title, words, children, button, main = false }: StepProps) {
  return (
    <form
      action={`/articles/${article.id}/${action}`}
      className="grid content-start gap-3 rounded-md border border-line bg-surface p-4"
      method="post"
    >
      <h2 className="text-lg">{title}</h2>
      <p className="text-soft">{words}</p>
      <input name="version" type="hidden" value={article.version} />
      {children}
      <p>
        <Button look={main ? 'brand' : 'quiet'} type="submit">
          {button}
        </Button>
      </p>
    </form>
  );
}
