import { diffWordsWithSpace } from 'diff';
import { inOrder } from '#ui/in-order.ts';

export type Difference = { kind: 'same' | 'added' | 'removed'; text: string };

export const whole = (kind: Difference['kind'], text: string): ReadonlyArray<Difference> => (text ? [{ kind, text }] : []);

/** Compares two texts word by word. Texts that share nothing take quadratic time; past `mostEdits` each is shown as a whole. */
export function differencesOf(before: string, after: string, mostEdits = 5_000): ReadonlyArray<Difference> {
  const parts = diffWordsWithSpace(before, after, { timeout: 300, maxEditLength: mostEdits });
  if (!parts) return [...whole('removed', before), ...whole('added', after)];
  return parts.map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }));
}

/** Marks what was added and removed, in colour and in words. */
export function Marked({ words }: { words: ReadonlyArray<Difference> }) {
  return inOrder(words).map(({ key, item: { kind, text } }) => {
    if (kind === 'same') return <span key={key}>{text}</span>;
    const [Mark, look] = kind === 'added' ? (['ins', 'bg-good-50 text-good'] as const) : (['del', 'bg-urgent-50 text-urgent'] as const);
    return (
      <Mark className={look} key={key}>
        <span className="sr-only"> ({kind}: </span>
        {text}
        <span className="sr-only">) </span>
      </Mark>
    );
  });
}
