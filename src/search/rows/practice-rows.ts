import type { Findable } from '#content/search/types.ts';
import type { Index } from '#search/index.ts';
import { type Asked, isMedical, means } from '#search/scores.ts';

/** The pages for somebody who asks for an ambulance: our opening hours, and the signs. */
export const helpRows = (index: Index): ReadonlyArray<{ page: Findable }> =>
  ['/visit', '/symptoms'].flatMap((href) => {
    const page = pageAt(index, href);
    return page ? [{ page }] : [];
  });

export const pageAt = ({ targets }: Index, href: string) =>
  targets.flatMap((target) => (target.kind === 'page' && target.page.href === href ? [target.page] : []))[0];

/** The practice's page on insurance, for a query that asks who pays for an illness or an operation: 'mediclaim for piles'. */
export function insuranceRow(index: Index, { parts, everyday }: Asked): Findable | undefined {
  const isOurs = parts.some((part) => isMedical(index, part, everyday) || means(part, index.illnesses) || means(part, index.operation));
  const asked = isOurs && parts.some((part) => means(part, index.cover));
  return asked ? (pageAt(index, '/visit#insurance') ?? pageAt(index, '/visit')) : undefined;
}

/**
 * The page about the surgeon, where a query asks how often or how long somebody has done an operation: 'how many whipples has she done'.
 * `isAside` where it names the operation, whose page comes before it.
 */
export function surgeonRow(
  index: Index,
  words: ReadonlyArray<string>,
  { parts, everyday }: Asked,
): { page: Findable; isAside: boolean } | undefined {
  const { doneBefore, operation, illnesses, names, after } = index;
  if (!doneBefore.every((group) => words.some((word) => group.has(word))) || parts.some((part) => means(part, after))) return undefined;
  const isAside = parts.some(
    (part) => isMedical(index, part, everyday) || means(part, illnesses) || (means(part, names) && !means(part, operation)),
  );
  if (!isAside && !parts.some((part) => means(part, operation))) return undefined;
  const page = pageAt(index, '/about');
  return page && { page, isAside };
}
