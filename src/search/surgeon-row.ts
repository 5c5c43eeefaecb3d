import type { Findable } from '#content/search/types.ts';
import type { Index } from './index.ts';
import { type Asked, isMedical, means } from './scores.ts';

/**
 * The page about the surgeon, where a query asks how often or how long somebody has done an operation: 'how many whipples has she done'.
 * `isAside` where it names the operation, whose page stands before it.
 */
export function surgeonRow(
  index: Index,
  words: ReadonlyArray<string>,
  { parts, everyday }: Asked,
): { page: Findable; isAside: boolean } | undefined {
  const { doneBefore, targets, operation, illnesses, names, after } = index;
  if (!doneBefore.every((group) => words.some((word) => group.has(word))) || parts.some((part) => means(part, after))) return undefined;
  const isAside = parts.some(
    (part) => isMedical(index, part, everyday) || means(part, illnesses) || (means(part, names) && !means(part, operation)),
  );
  if (!isAside && !parts.some((part) => means(part, operation))) return undefined;
  const about = targets.find((target) => target.kind === 'page' && target.page.href === '/about');
  return about?.kind === 'page' ? { page: about.page, isAside } : undefined;
}
