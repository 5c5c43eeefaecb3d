import type { Index } from '#search/index.ts';
import { type CareIntent, careIntentIn } from './care-intent.ts';
import { type PracticeIntent, practiceIntentIn } from './practice-intent.ts';
import { spokenWords } from './word-table.ts';

/** What a query asks of the practice, and what it asks around an operation or a test or says is felt. */
export type Intent = { practice: PracticeIntent; care: CareIntent | undefined };

export type IntentOf = (query: string) => Intent;

/** Returns a function that reads a query once for both. */
export function intentIn(index: Index, posts: ReadonlyArray<{ title: string }>): IntentOf {
  const practiceIntentOf = practiceIntentIn(index, posts);
  const careIntentOf = careIntentIn(index, posts);
  return (query) => {
    const words = spokenWords(query);
    return { practice: practiceIntentOf(words), care: careIntentOf(words) };
  };
}
