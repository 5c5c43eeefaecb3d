import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { pathIn } from '#content/languages.ts';
import { Icon } from '#ui/icon.tsx';

/** The search form; it works without script, and offers no suggestions. */
export function SearchFormIn({
  texts,
  typed,
  id = 'search',
  className = '',
}: {
  texts: FrameTexts;
  typed?: string;
  id?: string;
  className?: string;
}) {
  const { search } = texts.words;
  return (
    <form action={pathIn(texts.language, '/search')} className={`flex max-w-reading ${className}`} role="search">
      <label className="sr-only" htmlFor={id}>
        {search.title}
      </label>
      <input
        className="search-input min-w-0 grow rounded-l-md border-2 border-edge bg-surface px-3 py-2 text-ink"
        defaultValue={typed}
        enterKeyHint="search"
        id={id}
        name="q"
        placeholder={search.example}
        type="search"
      />
      <button
        aria-label={search.title}
        className="flex min-h-12 w-12 shrink-0 items-center justify-center rounded-r-md bg-brand text-on-brand"
        type="submit"
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
