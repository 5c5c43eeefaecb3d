import { diffArrays } from 'diff';
import type { DeskBlock } from '#content/reviews/desk-page.ts';
import { type Difference, differencesOf, whole } from '#desk/frame/text-differences.tsx';

/** A stretch of a part: blocks that are as they were signed, or one that is not. `block` is the present one, if any. */
export type Change =
  | { kind: 'same'; blocks: ReadonlyArray<DeskBlock> }
  | {
      kind: 'changed';
      label: ReadonlyArray<Difference>;
      words: ReadonlyArray<Difference>;
      /** The words in the language that is signed; `words` are then the English. */
      translated: ReadonlyArray<Difference> | undefined;
      block: DeskBlock | undefined;
    };

// A part has many pairs of paragraphs to compare.
const wordsOf = (before: string, after: string) => differencesOf(before, after, 400);

const lengthOf = (words: ReadonlyArray<Difference>, kind: Difference['kind']) =>
  words.reduce((sum, word) => sum + (word.kind === kind ? word.text.length : 0), 0);

/** Whether two texts are versions of one, and not two texts. */
const isAkin = (words: ReadonlyArray<Difference>) =>
  words.length > 0 && lengthOf(words, 'same') >= Math.max(lengthOf(words, 'added'), lengthOf(words, 'removed'));

type Show = (words: string) => string;
type Labels = { before: ReadonlySet<string>; after: ReadonlySet<string> };

/** A paragraph that has no other version; its heading may be in both texts. */
const only = (kind: 'added' | 'removed', { label, words, translated }: DeskBlock, show: Show, other: ReadonlySet<string>) => ({
  kind: 'changed' as const,
  label: whole(other.has(label) ? 'same' : kind, label),
  words: whole(kind, show(words)),
  translated: translated && whole(kind, show(translated.words)),
});

const translatedWords = (old: DeskBlock, block: DeskBlock, show: Show) =>
  wordsOf(show(old.translated?.words ?? ''), show(block.translated?.words ?? ''));

/** Pairs what went with what came in its place, in order. */
function pairs(removed: ReadonlyArray<DeskBlock>, added: ReadonlyArray<DeskBlock>, show: Show, labels: Labels): ReadonlyArray<Change> {
  const left = [...removed];
  const changes: Change[] = [];
  for (const block of added) {
    const at = left.findIndex((old) => isAkin(wordsOf(show(old.words), show(block.words))) || isAkin(translatedWords(old, block, show)));
    const [old] = at < 0 ? [] : left.splice(at, 1);
    if (old)
      changes.push({
        kind: 'changed',
        label: wordsOf(old.label, block.label),
        words: wordsOf(show(old.words), show(block.words)),
        translated: block.translated && translatedWords(old, block, show),
        block,
      });
    else changes.push({ ...only('added', block, show, labels.before), block });
  }
  return [...left.map((old) => ({ ...only('removed', old, show, labels.after), block: undefined })), ...changes];
}

/** Compares a part as it was signed with the present part; `show` gives a block's words as a reader sees them. */
export function changesOf(before: ReadonlyArray<DeskBlock>, after: ReadonlyArray<DeskBlock>, show: Show): ReadonlyArray<Change> {
  const labelsOf = (blocks: ReadonlyArray<DeskBlock>) => new Set(blocks.map(({ label }) => label));
  const labels = { before: labelsOf(before), after: labelsOf(after) };
  const changes: Change[] = [];
  let removed: ReadonlyArray<DeskBlock> = [];
  let added: ReadonlyArray<DeskBlock> = [];
  const settle = () => {
    changes.push(...pairs(removed, added, show, labels));
    removed = [];
    added = [];
  };
  for (const run of diffArrays([...before], [...after], { comparator: (a, b) => a.id === b.id })) {
    if (run.removed) removed = run.value;
    else if (run.added) added = run.value;
    else {
      settle();
      changes.push({ kind: 'same', blocks: run.value });
    }
  }
  settle();
  return changes;
}
