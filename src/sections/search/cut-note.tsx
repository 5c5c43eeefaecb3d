import { fill } from '#content/languages/fill.ts';
import type { FrameTexts } from '#content/languages/frame-texts.ts';
import { longestQuery } from '#search/words.ts';

/** Below the box of a query that was too long to be searched whole. */
export function CutNote({ query, words }: { query: string; words: FrameTexts['words']['search'] }) {
  if (query.length <= longestQuery) return null;
  return (
    <p className="my-4" role="status">
      {fill(words.cut, { count: longestQuery })}
    </p>
  );
}
