import { diffWordsWithSpace } from 'diff';

export type Difference = { kind: 'same' | 'added' | 'removed'; text: string };

// Two texts that share nothing would take the square of their length; then each is shown as a whole.
const patience = { timeout: 300, maxEditLength: 5_000 };

/** What changed from one text to another, word by word. */
export function differencesOf(before: string, after: string): ReadonlyArray<Difference> {
  const parts = diffWordsWithSpace(before, after, patience);
  if (!parts)
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  return parts.map(({ added, removed, value }) => ({ kind: added ? 'added' : removed ? 'removed' : 'same', text: value }));
}
